# %% [markdown]
# # How hard is a mission?
# Every pairing of three Marine players with two alien players, and a chart of who wins. Run it as a script, or cell by cell
# in an editor that knows `# %%`. It needs matplotlib.

# %%
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

from blipfall import lab

mission = sys.argv[1] if len(sys.argv) > 1 else "first-contact"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 200

# %% The same call goes on where it was broken off, and gives the same table on every machine.
results = lab.simulate(
    mission, marine="random,scout,veteran", alien="scout,veteran", games=games, out=f"{mission}.jsonl"
)
print(results.table)

# %% A point and its 95% interval for each pairing.
groups = results.summary()["groups"]
names = [f"{group['marine']} – {group['alien']}" for group in groups]
shares = [group["marine_share"] for group in groups]
values = [100 * share["value"] for share in shares]
errors = [
    [100 * (share["value"] - share["low"]) for share in shares],
    [100 * (share["high"] - share["value"]) for share in shares],
]
figure, axes = plt.subplots(figsize=(7, 0.5 * len(groups) + 1.2), layout="constrained")
axes.errorbar(values, range(len(groups)), xerr=errors, fmt="o", capsize=3)
axes.set_yticks(range(len(groups)), names)
axes.invert_yaxis()
axes.set_xlim(-2, 102)
axes.set_title(f"{mission}, {games} games each")
axes.set_xlabel("games won by the Marines in percent, with 95% intervals")
axes.set_ylabel("Marines – aliens")
axes.grid(axis="x", alpha=0.3)
figure.savefig(f"{mission}.svg")

# %% A row for each game, for whatever else is to be asked.
results.parquet(f"{mission}.parquet")
print(f"{mission}.svg, {mission}.parquet")
