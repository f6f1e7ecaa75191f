"""Games as dictionaries."""

import copy
import json
from fractions import Fraction

import pytest

import blipfall
from blipfall import Game
from conftest import ROOT


def first(game, deed):
    return next(action for action in game.legal() if action["do"] == deed)


def test_missions_and_players():
    ids = [mission["id"] for mission in blipfall.missions()]
    assert "tutorial-1" in ids and "last-light" in ids
    assert blipfall.players("death-angel")[0] == "random"
    with pytest.raises(blipfall.BadRequest):
        blipfall.players("chess")


def test_a_mission_file_is_the_mission_of_that_id():
    file = ROOT / "missions" / "first-contact.toml"
    text = file.read_text(encoding="utf-8").replace('id = "first-contact"', 'id = "my-own"')
    own = Game.space_hulk(text, seed=5)
    assert own.position()["units"] == Game.space_hulk("first-contact", seed=5).position()["units"]
    broken = text.replace("[title]", "[tittle]")
    with pytest.raises(blipfall.BadPosition, match="tittle"):
        Game.space_hulk(broken)


def test_chosen_dice_decide():
    position = corridor()
    for dice, killed in [([6, 2], True), ([1, 2], False)]:
        game = Game.load(position)
        events = game.apply(first(game, "fire"), dice=dice)
        assert (len(game.position()["units"]) == 1) == killed, events
    game = Game.load(position)
    with pytest.raises(blipfall.BadDice) as short:
        game.apply(first(game, "fire"), dice=[6])
    assert short.value.code == "dice_missing" and short.value.needed == 2


def test_odds_are_exact():
    game = Game.load(corridor())
    shot = game.odds(first(game, "fire"))
    assert sum(outcome["p"] for outcome in shot) == 1
    killed = sum(outcome["p"] for outcome in shot if outcome["summary"]["killed"])
    assert killed == Fraction(11, 36)


def corridor():
    """A Marine, a corridor, a Genestealer."""
    return {
        "game": "space-hulk",
        "board": {"levels": [{"origin": "0,0", "rows": ["aaaa"]}], "kinds": {"a": "corridor"}},
        "phase": "marine_action",
        "turn": 1,
        "command": {"drawn": 4, "spent": 0},
        "units": [
            {
                "id": "m1", "kind": "marine", "rank": "trooper", "ranged": "storm_bolter", "melee": "power_fist",
                "at": "0,0", "facing": "E",
            },
            {"id": "g1", "kind": "genestealer", "at": "3,0", "facing": "W"},
        ],
    }


def test_refusals_name_the_rule():
    game = Game.load(corridor())
    forbidden = {"do": "move", "unit": "m1", "to": "3,0", "facing": "E"}
    with pytest.raises(blipfall.IllegalAction) as refused:
        game.apply(forbidden)
    why = game.why_not(forbidden)
    assert refused.value.rule == why["rule"] and why["rule"].startswith("SH-")
    assert why["rule"] in str(refused.value) and why["message"] in str(refused.value)
    assert isinstance(refused.value, blipfall.BlipfallError)


def test_a_wrong_position_is_told_whole():
    position = corridor()
    position["units"][0]["at"] = "9,9"
    position["units"][1]["at"] = "8,8"
    with pytest.raises(blipfall.BadPosition) as wrong:
        Game.load(position)
    assert len(wrong.value.problems) == 2


def test_a_copy_rolls_the_same_dice():
    game = Game.space_hulk("first-contact", seed=8)
    other = copy.deepcopy(game)
    for _ in range(30):
        action = game.legal()[0]
        assert game.apply(action) == other.apply(action)
    assert game.hash == other.hash


def test_views_hide():
    game = Game.space_hulk("first-contact", seed=1)
    for _ in range(200):
        if any(unit["kind"] == "blip" for unit in game.position()["units"]):
            break
        game.apply(game.legal()[-1])
    blips = [unit for unit in game.view("marine")["units"] if unit["kind"] == "blip"]
    assert blips and not any(unit.get("value") for unit in blips)
    assert all(unit["value"] for unit in game.view("alien")["units"] if unit["kind"] == "blip")


def test_death_angel_and_playouts():
    game = Game.death_angel(2, seed=1, teams={"p1": ["green", "grey"], "p2": ["red", "purple"]})
    assert game.kind == "choose"
    result = game.playout({"p1": "veteran"}, seed=3)
    assert result["actions"] > 10 and game.kind == "choose"
    assert game.playout({"p1": "veteran"}, seed=3) == result


def test_table_and_game_are_the_same_position():
    game = Game.death_angel(1, seed=4)
    table = game.table()
    assert table.hash == game.hash == table.game().hash
    assert json.dumps(table.legal()) == json.dumps(game.legal())
