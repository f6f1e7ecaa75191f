"""Learns a small mission with masked PPO, and is measured against `veteran`.

    pip install 'blipfall[envs]' jax optax rlax distrax
    python ppo.py [updates]

The losses are those of RLax, the masked distribution is Distrax's, the optimizer Optax's. All games of a batch are stepped
at once in Rust, with `veteran` in the other seat; the network plays the Marines and sees what they may know.
"""

import sys
import time

import distrax
import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax
import rlax

import blipfall.envs  # noqa: F401
from blipfall import lab

MISSION, GAMES, STEPS, EPOCHS, PARTS = "tutorial-2", 128, 64, 3, 4
DISCOUNT, LAMBDA, CLIP, ENTROPY, WIDTH = 0.999, 0.95, 0.2, 0.01, 64


def games(opponent, num_envs=GAMES):
    return gymnasium.make_vec(
        "blipfall/SpaceHulk-v0", num_envs=num_envs, mission=MISSION, opponent=opponent, max_cycles=2000
    )


def look_around(steps=300):
    """Which bytes of an observation ever change, and how they are spread, in random games."""
    envs = games("scout")
    envs.reset(seed=10_000)
    seen = np.stack([envs.step(envs.sample())[0][::8].copy() for _ in range(steps)]).astype(np.float32)
    seen = seen.reshape(-1, seen.shape[-1])
    used = np.flatnonzero(seen.std(axis=0) > 0)
    return used, seen[:, used].mean(axis=0), seen[:, used].std(axis=0)


USED, MEAN, SPREAD = look_around()


def prepare(observations):
    return np.clip((observations[:, USED].astype(np.float32) - MEAN) / SPREAD, -5, 5)


def new_network(key, sizes):
    """Weights of a plain network; the last layer is small, so that it begins with nearly equal chances."""
    keys = jax.random.split(key, len(sizes) - 1)
    scale = [np.sqrt(2 / n) for n in sizes[:-2]] + [0.01]
    return [
        (jax.random.normal(k, (n, m)) * s, jnp.zeros(m)) for k, n, m, s in zip(keys, sizes, sizes[1:], scale)
    ]


def forward(layers, x):
    for weights, bias in layers[:-1]:
        x = jax.nn.relu(x @ weights + bias)
    weights, bias = layers[-1]
    return x @ weights + bias


def policy(params, x, mask):
    logits = jnp.where(mask > 0, forward(params["policy"], x), -1e9)
    return distrax.Categorical(logits=logits)


@jax.jit
def act(params, x, mask, key):
    chances = policy(params, x, mask)
    action, log_chance = chances.sample_and_log_prob(seed=key)
    return action, log_chance, forward(params["value"], x)[:, 0]


@jax.jit
def best(params, x, mask):
    return policy(params, x, mask).mode()


def loss(params, part):
    chances = policy(params, part["x"], part["mask"])
    ratio = jnp.exp(chances.log_prob(part["action"]) - part["log_chance"])
    # Steps that only began a new game count for nothing.
    count = jnp.maximum(part["valid"].sum(), 1)
    advantage = part["advantage"]
    mean = (advantage * part["valid"]).sum() / count
    spread = jnp.sqrt((((advantage - mean) ** 2) * part["valid"]).sum() / count)
    advantage = jnp.where(part["valid"] > 0, (advantage - mean) / (spread + 1e-8), 0)
    surrogate = rlax.clipped_surrogate_pg_loss(ratio, advantage, CLIP) * len(advantage) / count
    value = rlax.l2_loss(forward(params["value"], part["x"])[:, 0], part["target"])
    entropy = (chances.entropy() * part["valid"]).sum() / count
    return surrogate + (value * part["valid"]).sum() / count - ENTROPY * entropy


optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(5e-4))


@jax.jit
def update(params, state, part):
    gradient = jax.grad(loss)(params, part)
    changes, state = optimizer.update(gradient, state)
    return optax.apply_updates(params, changes), state


def measure(params, opponent, n_games=400):
    """How many games the network wins with its best actions, each game played once to its end."""
    envs = games(opponent, n_games)
    observations, infos = envs.reset(seed=1_000_000)
    won, over = np.zeros(n_games), np.zeros(n_games, bool)
    while not over.all():
        actions = np.asarray(best(params, prepare(observations), infos["action_mask"]))
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        won[~over & terminated] = rewards[~over & terminated]
        over |= terminated | truncated
    return float((won > 0).mean())


def new_params(key, n_actions):
    one, two = jax.random.split(key)
    return {
        "policy": new_network(one, (len(USED), WIDTH, WIDTH, n_actions)),
        "value": new_network(two, (len(USED), WIDTH, WIDTH, 1)),
    }


def learn(params, opponent, updates, seed=0):
    rng, key = np.random.default_rng(seed), jax.random.key(seed)
    envs, state = games(opponent), optimizer.init(params)
    observations, infos = envs.reset(seed=seed)
    ended = np.zeros(GAMES, bool)
    results, start = [], time.time()
    for number in range(1, updates + 1):
        names = ("x", "mask", "action", "log_chance", "value", "reward", "discount", "valid")
        story = {name: [] for name in names}
        for _ in range(STEPS):
            key, dice = jax.random.split(key)
            x, mask = prepare(observations), infos["action_mask"].copy()
            action, log_chance, value = map(np.asarray, act(params, x, mask, dice))
            observations, rewards, terminated, truncated, infos = envs.step(action)
            moment = (x, mask, action, log_chance, value, rewards.copy(), DISCOUNT * ~terminated, ~ended)
            for name, what in zip(names, moment):
                story[name].append(what)
            ended = (terminated | truncated).copy()
            results.extend((rewards[terminated] > 0).tolist())
        story = {name: np.stack(values) for name, values in story.items()}
        last = np.asarray(forward(params["value"], prepare(observations))[:, 0])
        values = np.concatenate([story.pop("value"), last[None]])
        gae = jax.vmap(rlax.truncated_generalized_advantage_estimation, (1, 1, None, 1), 1)
        advantage = np.asarray(gae(jnp.float32(story.pop("reward")), jnp.float32(story.pop("discount")), LAMBDA, values))
        story.update(advantage=advantage, target=advantage + values[:-1], valid=np.float32(story["valid"]))
        flat = {name: values.reshape(GAMES * STEPS, *values.shape[2:]) for name, values in story.items()}
        for _ in range(EPOCHS):
            for part in rng.permutation(GAMES * STEPS).reshape(PARTS, -1):
                params, state = update(params, state, {name: values[part] for name, values in flat.items()})
        if number % 10 == 0 or number == updates:
            recent = 100 * np.mean(results[-500:]) if results else 0
            print(f"{opponent}, update {number}: {recent:.1f}% of the last games won, {time.time() - start:.0f} s", flush=True)
    return params


if __name__ == "__main__":
    print(lab.simulate(MISSION, marine="random,scout,veteran", alien="veteran", games=400, progress=None).table)
    n_updates = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    learned = new_params(jax.random.key(0), int(games("scout", 1).single_action_space.n))
    print(f"before: {100 * measure(learned, 'veteran'):.1f}% of 400 games won against veteran")
    # First against somebody weaker: who never wins learns nothing.
    for opponent in ("scout", "veteran"):
        learned = learn(learned, opponent, n_updates)
    print(f"after: {100 * measure(learned, 'veteran'):.1f}% of 400 games won against veteran")
