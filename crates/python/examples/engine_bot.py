"""A bot in thirty lines that plays the Marines through `blipfall engine`: it shoots where the odds are best."""

import json
import subprocess
import sys
from fractions import Fraction

engine = subprocess.Popen(["blipfall", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(cmd, **fields):
    engine.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    return answer if answer["ok"] else sys.exit(answer["error"]["message"])


def worth(action):
    """The chance to kill of a shot; a step forward is worth a little, anything else nothing."""
    if action["do"] != "fire":
        return Fraction(action["do"] == "move", 100)
    return sum(Fraction(o["p"]) for o in ask("odds", action=action)["outcomes"] if o["summary"].get("killed"))


state = ask("new", mission=sys.argv[1] if len(sys.argv) > 1 else "tutorial-1", seed=1)
while "over" not in state:
    legal = ask("legal")["actions"]
    best = max(legal, key=worth) if state["decision"]["owner"] == "marine" else legal[-1]
    state = ask("apply", action=best)
print(state["over"])
