// A game as small as can be: two players add to a number in turn, for ever. The server alone
// carries moves out, so that what a client sees has been there and back.
exports.Counting = {
  name: "counting",
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: {
      client: false,
      move: ({ G }, amount) => {
        G.sum += amount;
      },
    },
  },
};
