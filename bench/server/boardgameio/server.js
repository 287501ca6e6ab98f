// The server of boardgame.io with its in-memory store, as its documentation starts it.
const { Server, Origins } = require("boardgame.io/server");
const { Counting } = require("./game");

const server = Server({ games: [Counting], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
