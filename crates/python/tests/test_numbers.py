"""Actions and observations as numbers."""

import copy
import json
import os
import pickle
import random

import numpy as np
import pytest

import blipfall
from blipfall import Code, Table, _native, replay
from conftest import ROOT

CODES = [
    ("tutorial-1", lambda: Code.mission("tutorial-1")),
    ("the-well", lambda: Code.mission("the-well")),
    ("both-ends, solo a", lambda: Code.mission("both-ends", solo="a")),
    ("first-contact, solo b", lambda: Code.mission("first-contact", solo="b")),
    ("death angel 1", lambda: Code.players(1)),
    ("death angel 6", lambda: Code.players(6)),
]
each_code = pytest.mark.parametrize("make", [make for _, make in CODES], ids=[name for name, _ in CODES])


def decisions(table, most, seed=0):
    """Plays at random and stops at every decision."""
    chooser = random.Random(seed)
    for _ in range(most):
        if table.seat is None:
            return
        yield table
        table.step(chooser.choice(table.numbers().tolist()))


@each_code
def test_every_action_has_a_number_and_every_number_its_action(make):
    for table in decisions(Table(make(), seed=3), 150):
        numbers, legal = table.numbers().tolist(), table.legal()
        assert len(set(numbers)) == len(legal)
        for number, action in zip(numbers[:20], legal):
            assert table.number(action) == number
        observation, mask = table.observe(table.seat)
        assert sorted(numbers) == np.flatnonzero(mask).tolist()


@each_code
def test_every_number_is_described(make):
    code = make()
    for number in [0, *range(1, code.n_actions(), 13), code.n_actions() - 1]:
        assert code.find(code.describe(number)) == number
    with pytest.raises(blipfall.BadRequest):
        code.describe(code.n_actions())
    sizes = [block["len"] for block in code.blocks]
    assert sum(sizes) == code.n_actions()


def test_descriptions_say_what_actions_say():
    """A step's number, described, names the Marine and the command points of the action."""
    seen = 0
    for table in decisions(Table(Code.mission("first-contact"), seed=2), 300):
        for number, action in zip(table.numbers().tolist(), table.legal()):
            said = table.code.describe(number)
            if action["do"] in ("turn", "move", "overwatch") and "marine" in said:
                assert said["marine"] == action["unit"] and int(said["cp"]) == action.get("cp", 0)
                seen += 1
                if action["do"] == "turn":
                    assert said["facing"] == action["facing"]
    assert seen > 100


def test_what_is_not_legal_is_refused():
    table = Table(Code.mission("tutorial-1"))
    before = table.hash
    missing = next(number for number in range(600) if number not in table.numbers().tolist())
    with pytest.raises(blipfall.IllegalAction):
        table.step(missing)
    with pytest.raises(OverflowError):
        table.step(-1)
    assert table.hash == before


@each_code
def test_others_have_no_mask(make):
    table = Table(make(), seed=1)
    for seat in table.code.seats:
        _, mask = table.observe(seat)
        assert bool(mask.any()) == (seat == table.seat)


def test_observations_say_what_views_say():
    code = Code.mission("first-contact")
    layout = code.layout
    for table in decisions(Table(code, seed=5), 250):
        view = table.view(table.seat)
        observation, _ = table.observe(table.seat)
        assert layout.value(observation, "facts", 0, "turn") == view["turn"]
        assert layout.value(observation, "facts", 0, "to_decide") == 1
        aliens = [unit for unit in view["units"] if unit["kind"] != "marine"]
        rows = layout.table(observation, "aliens")
        assert layout.value(observation, "facts", 0, "aliens_in_play") == len(aliens)
        for unit, row in zip(aliens, rows):
            said = dict(zip(layout["aliens"].fields, row.tolist()))
            assert said["action_points"] == unit.get("ap", said["action_points"])
            assert said["value"] == unit.get("value", 0)
        for unit in view["units"]:
            if unit["kind"] == "marine" and unit.get("at"):
                square = layout["squares"].rows.index(unit["at"])
                marine = layout["marines"].rows.index(unit["id"]) + 1
                assert layout.table(observation, "squares")[square, layout["squares"].fields.index("marine")] == marine


def test_planes_are_the_squares():
    table = Table(Code.mission("the-well"), seed=1)
    layout = table.code.layout
    observation, _ = table.observe("marine")
    planes = layout.planes(observation)
    assert planes.shape == (16, *layout.grid.shape)
    assert planes[0].sum() == len(layout["squares"].rows)
    many = np.stack([observation, observation])
    assert np.array_equal(layout.planes(many)[1], planes)


def test_two_worlds_look_alike():
    """The values of blips, the pile and the counter do not change what those see who may not know them."""
    pairs = different = 0
    for mission in ("first-contact", "shakedown"):
        for table in decisions(Table(Code.mission(mission), seed=7), 400, seed=7):
            if pairs % 3:
                pairs += 1
                continue
            position = table.position()
            for seat in table.code.seats:
                twin = other_world(position, seat)
                different += twin != position
                pairs += 1
                one, other = (Table(Code.position(world)) for world in (position, twin))
                for mine, theirs in zip(one.observe(seat), other.observe(seat)):
                    assert np.array_equal(mine, theirs), seat
    assert different > 100


def other_world(position, seat):
    world = copy.deepcopy(position)
    pool = world.get("blip_pool")
    if pool:
        world["blip_pool"] = dict(zip(pool, [*list(pool.values())[1:], next(iter(pool.values()))]))
    if seat == "marine":
        for unit in world["units"]:
            if unit["kind"] == "blip":
                unit["value"] = unit["value"] % 3 + 1
    else:
        drawn = world.get("command", {}).get("drawn")
        if drawn:
            world["command"]["drawn"] = 6
    return world


@each_code
def test_a_record_is_played_again(make):
    table = Table(make(), seed=11)
    for _ in decisions(table, 120, seed=1):
        pass
    record = json.loads(json.dumps(table.record()))
    assert replay(record).hash == table.hash
    record["hash"] = "0" * 16
    with pytest.raises(blipfall.BadRequest):
        replay(record)


def test_codes_travel_to_other_processes():
    code = pickle.loads(pickle.dumps(Code.mission("tutorial-2", solo="a")))
    assert code.seats == ("marine",) and code.spec["mission"] == "tutorial-2"


def test_players_decide_from_seeds():
    table = Table(Code.mission("first-contact"), seed=3)
    assert table.decide("veteran", seed=4) == table.decide("veteran", seed=4)
    assert table.decide("scout") in table.numbers()
    with pytest.raises(blipfall.BadRequest, match="veteran"):
        table.decide("oracle")


@pytest.mark.parametrize("share, name, make", [(n, *CODES[i]) for n, i in [(0.3, 0), (0.05, 1), (0.35, 4), (0.3, 5)]])
def test_random_games_have_the_same_hashes_as_in_rust(share, name, make):
    """A sample; `BLIPFALL_GAMES=1000000` plays a million."""
    code, games = make(), int(share * int(os.environ.get("BLIPFALL_GAMES", "200")))
    found = played_by_numbers(code, games)
    seeds = [seed for seed, _, _ in found]
    assert len(set(seeds)) == len(seeds) >= games
    expected = _native.random_hashes(code.native, seeds, 3000)
    differ = sum(one != (hash_, played) for one, (_, hash_, played) in zip(expected, found))
    print(f"{name}: {len(found)} games, {sum(played for _, _, played in found)} decisions, {differ} differ")
    assert differ == 0


def played_by_numbers(code, games):
    """Seed, hash and length of random games that are stepped by numbers through numpy arrays."""
    from blipfall.single import Arrays

    n_games = min(games, 512)
    batch = _native.Batch(code.native, [0] * n_games, [None] * len(code.seats), 3000)
    arrays, numbers, found = Arrays(code, n_games), np.zeros(n_games, np.int64), []
    batch.reset(list(range(n_games)), arrays.all)
    while len(found) < games:
        batch.sample(numbers)
        batch.step(numbers, arrays.all)
        ended = (arrays.terminated | arrays.truncated).nonzero()[0].tolist()
        played = batch.played() if ended else ()
        for game in ended:
            table = batch.table(game)
            found.append((table.seed, table.hash, int(played[game])))
    return found


def test_the_guide_names_every_field_and_every_block():
    guide = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    for code in (Code.mission("both-ends"), Code.players(2)):
        for part in code.layout.parts:
            if part.name in ("phase", "decision"):
                continue
            for field in part.fields:
                assert f"`{field}`" in guide, f"{part.name}: {field}"
        for block in code.blocks:
            assert f"`{block['name']}`" in guide, block["name"]
