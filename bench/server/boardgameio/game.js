// A game as small as can be: two players add to a number in turn, for ever.
const add = ({ G }, amount) => {
  G.sum += amount;
};

const counting = (move) => ({
  name: "counting",
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: move },
});

// As the documentation has it: a client carries its own moves out at once, the server again.
exports.usual = counting(add);

// The server alone carries moves out: less work for the clients.
exports.lean = counting({ move: add, client: false });
