"""A bot of your own: any object with `choose`. It sees a fair sample of what its seat knows."""

import tabard


class Thrifty:
    """Looks one choice ahead and takes what leaves it the most points."""

    def choose(self, state: tabard.State) -> int:
        def points(code: int) -> float:
            after = state.copy()
            after.apply(code)
            return after.scores()[state.to_move]

        return max(state.choices(), key=points)


record = tabard.play("pillars", [Thrifty(), "random"], seed=6)
print(record.names, list(record.state().scores()))
