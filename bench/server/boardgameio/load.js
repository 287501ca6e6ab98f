// Matches of two players, each with the client of boardgame.io over its socket.io transport. The
// player whose turn it is moves at once, or every `pace` seconds; a move counts when the opponent's
// client has it. One that is late, because the one before it was, has waited since it was due.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const games = require("./game");

const kind = process.argv[2];
const [port, matches, warmup, seconds, pace] = process.argv.slice(3).map(Number);
const url = `http://127.0.0.1:${port}`;
let counting = false;
let made = 0;
const matchesPlayed = [];
const latencies = [];

// A match comes into being when its first player arrives.
function join(matchID, playerID) {
  return Client({
    game: games[kind],
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ["websocket"] } }),
    matchID,
    playerID,
    debug: false,
  });
}

function match(number) {
  const clients = ["0", "1"].map((playerID) => join(`match-${number}`, playerID));
  let sent = 0; // when the move on its way was made
  let turn = 0; // the turn it belongs to: only the server hands the turn on
  let due = 0;
  clients.forEach((client, me) => {
    client.subscribe((state) => {
      if (state === null || !state.isConnected) return;
      if (state.ctx.currentPlayer !== String(me) || state.ctx.turn <= turn) return;
      const now = performance.now();
      if (sent && counting) latencies.push(now - sent);
      due = due ? due + 1000 * pace : now + (1000 * pace * number) / matches;
      sent = pace ? due : now;
      turn = state.ctx.turn;
      const move = () => {
        made += 1;
        client.moves.add(1);
      };
      if (sent > now) setTimeout(move, sent - now);
      else setImmediate(move);
    });
  });
  clients.forEach((client) => client.start());
  matchesPlayed.push(clients);
}

// Every move that was made must have arrived, but for the one on its way in each match.
function check() {
  const sums = matchesPlayed.map(([client]) => client.getState().G.sum);
  const arrived = sums.reduce((total, sum) => total + sum, 0);
  if (arrived > made || made - arrived > 2 * matches) throw new Error(`${arrived} of ${made}`);
}

async function main() {
  for (let number = 0; number < matches; number++) match(number);
  await new Promise((done) => setTimeout(done, warmup * 1000));
  console.log("begin");
  counting = true;
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const elapsed = (performance.now() - begun) / 1000;
  check();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  console.log(
    JSON.stringify({ moves: latencies.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) }),
  );
  process.exit(0);
}

main();
