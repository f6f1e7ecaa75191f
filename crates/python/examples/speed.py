"""Steps a second with one random policy: our environments beside others.

    pip install 'blipfall[envs]' 'pettingzoo[classic]' open_spiel
    python speed.py [seconds]

What is not installed is left out. Times are seconds of the clock; on a machine that does other work, look at those of the
processor behind them. The vector environment is stepped with actions that are chosen in Rust, and once more with actions
that numpy draws from the masks.
"""

import random
import sys
import time

import gymnasium
import numpy as np

import blipfall.envs  # noqa: F401
from blipfall import death_angel_v0, space_hulk_v0

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


def report(name, steps, wall, cpu):
    print(f"{name:44} {steps / wall:>12,.0f} /s {steps / cpu:>12,.0f} /s of processor", flush=True)


def clocked(name, play):
    """Calls `play`, which says how many steps it made, until the time is over."""
    play()
    steps, wall, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < SECONDS:
        steps += play()
    report(name, steps, time.perf_counter() - wall, time.process_time() - cpu)


def aec(env):
    """One whole game in an AEC environment."""
    seeds = iter(range(10**9))

    def play():
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return play


def spiel(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            legal = state.legal_actions_mask()
            numbers = np.asarray(legal, np.bool_).nonzero()[0]
            state.apply_action(int(numbers[int(random.random() * len(numbers))]))
            steps += 1
        return steps

    return play


def vector(num_envs, choose, **terms):
    envs = gymnasium.make_vec("blipfall/SpaceHulk-v0", num_envs=num_envs, opponent=None, **terms)
    _, infos = envs.reset(seed=1)
    state = [infos]

    def play():
        state[0] = envs.step(choose(envs, state[0]["action_mask"]))[4]
        return num_envs

    return play


def in_numpy(envs, masks):
    """A random legal action of every game: the numbers of all legal actions in one go, and one of each row of them."""
    n_games, n_actions = masks.shape
    rows, numbers = np.divmod(masks.view(np.bool_).ravel().nonzero()[0], n_actions)
    counts = np.bincount(rows, minlength=n_games)
    starts = np.cumsum(counts) - counts
    return numbers[starts + (np.random.random(n_games) * counts).astype(np.int64)]


def loop(n_games, **terms):
    """Single environments, one after the other."""
    envs = [gymnasium.make("blipfall/SpaceHulk-v0", **terms).unwrapped for _ in range(n_games)]
    masks = [env.reset(seed=seed)[1]["action_mask"] for seed, env in enumerate(envs)]

    def play():
        for i, env in enumerate(envs):
            legal = masks[i].view(np.bool_).nonzero()[0]
            _, _, terminated, truncated, info = env.step(int(legal[int(random.random() * len(legal))]))
            masks[i] = env.reset()[1]["action_mask"] if terminated or truncated else info["action_mask"]
        return n_games

    return play


if __name__ == "__main__":
    for mission in ("tutorial-1", "first-contact", "the-well"):
        clocked(f"AEC space_hulk_v0.raw_env({mission!r})", aec(space_hulk_v0.raw_env(mission)))
    clocked("AEC space_hulk_v0.env('first-contact')", aec(space_hulk_v0.env("first-contact")))
    clocked("AEC death_angel_v0.raw_env(2)", aec(death_angel_v0.raw_env(2)))
    for name in ("chess_v6", "connect_four_v3"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=[name])
        except ImportError as missing:
            print(f"PettingZoo's {name} is left out: {missing}")
            continue
        clocked(f"AEC PettingZoo {name}.raw_env()", aec(module.raw_env()))
        clocked(f"AEC PettingZoo {name}.env()", aec(module.env()))
    for name in ("dark_chess", "connect_four"):
        try:
            clocked(f"OpenSpiel {name} (pyspiel)", spiel(name))
        except ImportError as missing:
            print(f"OpenSpiel's {name} is left out: {missing}")
    for mission in ("tutorial-1", "first-contact", "the-well"):
        clocked(f"vector of 1,024, {mission}, sample()", vector(1024, lambda envs, _: envs.sample(), mission=mission))
    clocked("vector of 1,024, first-contact, 1 thread", vector(
        1024, lambda envs, _: envs.sample(), mission="first-contact", threads=1
    ))
    clocked("vector of 1,024, first-contact, numpy chooses", vector(1024, in_numpy, mission="first-contact"))
    clocked("loop over 1,024 single ones, first-contact", loop(1024, mission="first-contact"))
