"""PettingZoo and Gymnasium environments, by their own tests and ours."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import blipfall
import blipfall.envs
from blipfall import death_angel_v0, space_hulk_v0

MISSIONS = ["tutorial-1", "first-contact", "the-well", "three-boards"]
SEATS = [
    *[(mission, lambda mission=mission, **k: space_hulk_v0.env(mission, **k)) for mission in MISSIONS],
    ("solo a", lambda **k: space_hulk_v0.env("shakedown", solo="a", **k)),
    ("solo b", lambda **k: space_hulk_v0.env("tutorial-2", solo="b", **k)),
    *[(f"{n} players", lambda n=n, **k: death_angel_v0.env(n, **k)) for n in range(1, 7)],
]
each_table = pytest.mark.parametrize("make", [make for _, make in SEATS], ids=[name for name, _ in SEATS])

SINGLE = [
    ("blipfall/SpaceHulk-v0", {}),
    ("blipfall/SpaceHulk-v0", {"mission": "first-contact", "opponent": "scout"}),
    ("blipfall/SpaceHulk-v0", {"mission": "the-well", "seat": "alien", "opponent": "random"}),
    ("blipfall/SpaceHulkSolo-v0", {"mission": "shakedown"}),
    ("blipfall/SpaceHulk-v0", {"mission": "tutorial-2", "solo": "b"}),
    *[("blipfall/DeathAngel-v0", {"players": n}) for n in range(1, 7)],
]
each_single = pytest.mark.parametrize("name, terms", SINGLE, ids=[f"{n} {t}" for n, t in SINGLE])


@each_table
def test_pettingzoo_api(make):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=200)


@each_table
def test_pettingzoo_seed(make):
    seed_test(make, num_cycles=100)


@pytest.mark.parametrize("make", [SEATS[1][1], SEATS[-5][1]], ids=["space hulk", "death angel"])
def test_pettingzoo_render(make):
    """PettingZoo's own test, with a cap: every decision is a picture."""
    pytest.importorskip("resvg_py")
    render_test(lambda **k: make(max_cycles=6, **k), {"rgb_array": lambda shot: shot.std() > 1})


@each_table
def test_max_cycles_break_a_game_off(make):
    """PettingZoo's max_cycles_test needs a parallel environment, in which everybody acts at once; here decisions
    of all seats count."""
    env = make(max_cycles=12)
    env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(3)
    decided = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if truncated:
            assert reward == 0 and not terminated
            env.step(None)
            continue
        assert not terminated
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        decided += 1
    assert decided == 12


@each_table
def test_a_random_game_ends_with_rewards_that_fit(make):
    env = make().unwrapped
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            assert info["reason"]
            env.step(None)
        else:
            assert reward == 0
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert set(rewards) == set(env.possible_agents)
    if set(rewards) == {"marine", "alien"}:
        assert sum(rewards.values()) == 0
    else:
        assert len(set(rewards.values())) == 1


def test_an_illegal_action_ends_a_wrapped_game_and_is_refused_by_a_raw_one():
    env = space_hulk_v0.env("tutorial-1")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.terminations["marine"] and env.rewards["marine"] == -1
    raw = space_hulk_v0.raw_env("tutorial-1")
    raw.reset(seed=1)
    with pytest.raises(blipfall.IllegalAction):
        raw.step(wrong)


@each_single
def test_gymnasium_check(name, terms):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # The checker plays numbers that it draws without the mask.
        check_env(gymnasium.make(name, illegal="lose", **terms).unwrapped, skip_render_check=True)


def test_an_illegal_action_loses_where_it_is_asked_for():
    env = gymnasium.make("blipfall/SpaceHulk-v0", illegal="lose").unwrapped
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[1:4] == (-1, True, False)
    env = gymnasium.make("blipfall/SpaceHulk-v0").unwrapped
    env.reset(seed=1)
    with pytest.raises(blipfall.IllegalAction):
        env.step(wrong)


@each_single
def test_single_games_end_and_repeat(name, terms):
    def play():
        env = gymnasium.make(name, max_cycles=4000, **terms)
        observation, info = env.reset(seed=3)
        env.action_space.seed(3)
        total, steps, over = 0.0, 0, False
        while not over:
            assert env.observation_space.contains(observation)
            observation, reward, terminated, truncated, info = env.step(
                env.action_space.sample(info["action_mask"])
            )
            total, steps, over = total + reward, steps + 1, terminated or truncated
        assert total in (-1, 0, 1)
        return total, steps, observation.tobytes()

    assert play() == play()


def test_single_env_wants_reset_after_the_end():
    env = gymnasium.make("blipfall/SpaceHulk-v0", max_cycles=1).unwrapped
    with pytest.raises(blipfall.IllegalAction, match="reset"):
        env.step(0)


def test_pictures_of_what_the_seat_sees():
    pytest.importorskip("resvg_py")
    text = gymnasium.make("blipfall/SpaceHulk-v0", render_mode="ansi", mission="first-contact")
    text.reset(seed=1)
    assert "M" in text.render()
    picture = gymnasium.make("blipfall/DeathAngel-v0", render_mode="rgb_array")
    picture.reset(seed=1)
    shot = picture.render()
    assert shot.ndim == 3 and shot.shape[2] == 3 and len(np.unique(shot)) > 8


def test_human_mode_writes_a_page():
    env = space_hulk_v0.raw_env("tutorial-1", render_mode="human")
    env.reset(seed=1)
    page = env._renderer._page
    assert "<svg" in page.read_text(encoding="utf-8")
    env.close()
    assert not page.exists()


VECTORS = [
    ("blipfall/SpaceHulk-v0", {"mission": "first-contact", "opponent": None}),
    ("blipfall/SpaceHulk-v0", {"mission": "tutorial-1", "opponent": "scout"}),
    ("blipfall/SpaceHulkSolo-v0", {"mission": "shakedown"}),
    ("blipfall/DeathAngel-v0", {"players": 3, "opponent": "random"}),
]


@pytest.mark.parametrize("name, terms", VECTORS)
def test_vector_env_is_gymnasiums(name, terms):
    envs = gymnasium.make_vec(name, num_envs=40, max_cycles=120, **terms)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    observations, infos = envs.reset(seed=7)
    assert observations.shape == (40, *envs.single_observation_space.shape)
    assert envs.observation_space.contains(observations)
    rng, ended = np.random.default_rng(1), np.zeros(40, bool)
    games = 0
    for _ in range(260):
        mask = infos["action_mask"]
        assert (mask.sum(axis=1) > 0).all()
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert not (ended & (terminated | truncated)).any(), "the step after an end begins a new game"
        assert (rewards[ended] == 0).all()
        ended = (terminated | truncated).copy()
        games += int(ended.sum())
    assert games >= 40


def test_vector_env_plays_the_games_of_the_single_one():
    terms = {"mission": "first-contact", "opponent": "scout"}
    envs = gymnasium.make_vec("blipfall/SpaceHulk-v0", num_envs=3, copy=True, **terms)
    one = gymnasium.make("blipfall/SpaceHulk-v0", **terms)
    observations, infos = envs.reset(seed=20)
    observation, info = one.reset(seed=22)
    for _ in range(60):
        assert np.array_equal(observations[2], observation)
        assert np.array_equal(infos["action_mask"][2], info["action_mask"])
        actions = np.array([np.flatnonzero(mask)[-1] for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        observation, reward, over, _, info = one.step(int(actions[2]))
        assert rewards[2] == reward and terminated[2] == over
        if over:
            break


def test_vector_buffers_are_not_copied():
    envs = gymnasium.make_vec("blipfall/SpaceHulk-v0", num_envs=2)
    first, _ = envs.reset(seed=1)
    second, *_ = envs.step(envs.sample())
    assert first is second
    with pytest.raises(blipfall.IllegalAction, match="game 0"):
        envs.step(np.array([-5, -5]))
