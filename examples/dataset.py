"""Games by the dozen as a Parquet file: written, verified by replay, read back as records."""

import tabard
from tabard.cli import main

FILE = "games.parquet"
main(["dataset", "write", FILE, "toll", "pillars", "--games", "12", "--jobs", "1", "--force"])
main(["dataset", "verify", FILE, "--jobs", "1"])
for record in tabard.read_dataset(FILE):
    end = record.state()
    print(record.game.id, record.names, len(record.choices), "choices", list(end.scores()))
