"""Every choice that one might expect and that is not open has a rule and a reason."""

import tabard

record = tabard.play("pillars", ["level1", "level1"], seed=5)
refused = {}
for state, _ in record:
    for refusal in state.refusals():
        refused[refusal.why] = (state.game.actions.text(refusal.code), refusal.rule)
for why, (text, rule) in sorted(refused.items()):
    print(f"{text:28} {why} ({rule})")
