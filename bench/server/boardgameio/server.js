// The server of boardgame.io with its in-memory store, as its documentation starts it.
const { Server, Origins } = require("boardgame.io/server");
const games = require("./game");

const [port, kind] = process.argv.slice(2);
const server = Server({ games: [games[kind]], origins: [Origins.LOCALHOST] });
server.run({ port: Number(port) }, () => console.log("ready"));
