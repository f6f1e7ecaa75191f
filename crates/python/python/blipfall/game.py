"""One game, spoken about in dictionaries: the engine protocol inside the process."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Union

from . import _native

if TYPE_CHECKING:
    from .table import Table

Json = Dict[str, Any]

#: The exception of each code of a refusal.
_EXCEPTIONS = {
    "bad_position": _native.BadPosition,
    "illegal_action": _native.IllegalAction,
    "dice_missing": _native.BadDice,
    "dice_left_over": _native.BadDice,
    "bad_die": _native.BadDice,
    "too_large": _native.TooLarge,
}


def refusal(error: Json) -> _native.BlipfallError:
    """The exception that says what a refusal says. Every detail of the refusal is an attribute of it."""
    rule = error.get("rule")
    message = f"{error['message']} ({rule})" if rule else error["message"]
    for problem in error.get("problems", []):
        message += f"\n  {problem['path']}: {problem['message']}"
    exception = _EXCEPTIONS.get(error["code"], _native.BadRequest)(message)
    for name, value in {"rule": None, "problems": [], **error}.items():
        setattr(exception, name, value)
    return exception


class Game:
    """A game of Space Hulk or Death Angel.

    Actions, views, decisions and positions are dictionaries in the forms of the engine protocol
    (``docs/formats/engine-protocol.md``). What the rules refuse raises an exception and changes nothing.

    >>> game = Game.space_hulk("tutorial-1", seed=1)
    >>> game.owner, game.kind
    ('marine', 'action')
    >>> shot = {"do": "fire", "unit": "tarn", "target": "nobody"}
    >>> game.apply(shot)
    Traceback (most recent call last):
        ...
    blipfall.IllegalAction: There is no such unit in play. (SH-SETUP-01)
    """

    def __init__(self, engine: _native.Engine) -> None:
        self._engine = engine

    @classmethod
    def space_hulk(
        cls,
        mission: Union[str, Path],
        *,
        seed: int = 0,
        options: Optional[Mapping[str, str]] = None,
        solo: Optional[str] = None,
    ) -> "Game":
        """A mission, by its id or its file; alone against the aliens with ``solo="a"`` or ``"b"``.

        >>> Game.space_hulk("tutorial-1", solo="a").view("marine")["solo"]
        'a'
        """
        text = mission_text(mission)
        own = [text] if "\n" in text else []
        game = cls(_native.Engine(own))
        name = _native_id(text) if own else text
        game._ask(cmd="new", game="space-hulk", mission=name, seed=seed, options=options, solo=solo)
        return game

    @classmethod
    def death_angel(
        cls, players: int, *, seed: int = 0, teams: Optional[Mapping[str, Sequence[str]]] = None
    ) -> "Game":
        """A game for 1 to 6 players. Without teams, taking them is the first decision.

        >>> Game.death_angel(3, seed=2).kind
        'team'
        """
        game = cls(_native.Engine())
        game._ask(cmd="new", game="death-angel", players=players, seed=seed, teams=teams)
        return game

    @classmethod
    def load(cls, position: Json, *, seed: int = 0) -> "Game":
        """Any position of either game.

        >>> game = Game.space_hulk("tutorial-1")
        >>> Game.load(game.position()).hash == game.hash
        True
        """
        game = cls(_native.Engine())
        game._ask(cmd="load", position=position, seed=seed)
        return game

    def _ask(self, **fields: Any) -> Json:
        request = {key: value for key, value in fields.items() if value is not None}
        answer: Json = json.loads(self._engine.ask(json.dumps(request)))
        if not answer["ok"]:
            raise refusal(answer["error"])
        return answer

    def state(self) -> Json:
        """The pending ``decision``, or how the game is ``over``; ``turn``, ``phase`` and ``hash``."""
        return self._ask(cmd="state")

    @property
    def hash(self) -> str:
        """Depends on the position and the pending decision alone, and is equal in every process."""
        found: str = self.state()["hash"]
        return found

    @property
    def over(self) -> Optional[Json]:
        """``winner`` and ``reason`` after the end, else nothing."""
        return self.state().get("over")

    @property
    def owner(self) -> Optional[str]:
        """The seat that must decide; nothing after the end."""
        decision = self.state().get("decision")
        return decision["owner"] if decision else None

    @property
    def kind(self) -> Optional[str]:
        """What the pending decision is about; nothing after the end."""
        decision = self.state().get("decision")
        return decision["kind"] if decision else None

    def legal(self) -> List[Json]:
        """Every legal action, in a fixed order; none after the end."""
        actions: List[Json] = self._ask(cmd="legal")["actions"]
        return actions

    def apply(
        self, action: Json, *, dice: Optional[Sequence[int]] = None, picks: Optional[Sequence[int]] = None
    ) -> List[Json]:
        """Plays a legal action; gives what happened. Dice and other random choices that are given must be used up
        exactly, those that are not come from the seed.

        >>> game = Game.space_hulk("tutorial-1", seed=1)
        >>> events = game.apply(game.legal()[0])
        >>> events[0]["type"]
        'moved'
        """
        events: List[Json] = self._ask(cmd="apply", action=action, dice=_list(dice), picks=_list(picks))["events"]
        return events

    def odds(self, action: Json) -> List[Json]:
        """The exact odds of a legal action: every outcome with its chance ``p`` as a fraction, events and a summary.

        >>> game = Game.space_hulk("tutorial-1", seed=1)
        >>> sum(outcome["p"] for outcome in game.odds(game.legal()[0])) == 1
        True
        """
        outcomes: List[Json] = self._ask(cmd="odds", action=action)["outcomes"]
        for outcome in outcomes:
            outcome["p"] = Fraction(outcome["p"])
        return outcomes

    def why_not(self, action: Json) -> Optional[Json]:
        """The ``rule`` that forbids an action, with a ``message``; nothing if it is legal."""
        answer = self._ask(cmd="why_not", action=action)
        return None if answer["legal"] else {"rule": answer["rule"], "message": answer["message"]}

    def view(self, seat: str) -> Json:
        """What a seat, or a ``spectator``, may know, and nothing else."""
        view: Json = self._ask(cmd="view", seat=seat)["view"]
        return view

    def position(self) -> Json:
        """The whole position, hidden things included; :meth:`load` gives the same game again."""
        position: Json = self._ask(cmd="position")["position"]
        return position

    def sees(self, square: str, facing: str) -> List[str]:
        """The squares that are seen from a square of Space Hulk."""
        squares: List[str] = self._ask(cmd="los", **{"from": square, "facing": facing})["sees"]
        return squares

    def perft(self, depth: int) -> int:
        """How many paths of that many actions there are, every outcome of chance counted once."""
        paths: int = self._ask(cmd="perft", depth=depth)["paths"]
        return paths

    def playout(
        self, players: Optional[Mapping[str, str]] = None, *, seed: int = 0, max_actions: Optional[int] = None
    ) -> Json:
        """Lets computer players end a copy of the game; seats that are not named play at random.

        >>> game = Game.space_hulk("tutorial-1", seed=1)
        >>> game.playout({"marine": "scout", "alien": "scout"}, seed=4)["winner"] in ("marine", "alien", None)
        True
        """
        answer = self._ask(cmd="playout", bots=dict(players or {}), seed=seed, max_actions=max_actions)
        return {key: answer[key] for key in ("winner", "reason", "actions", "turns")}

    def table(self) -> "Table":
        """The same position as a game that is played by numbers."""
        from .table import Code, Table

        return Table(Code.position(self.position()))

    def copy(self) -> "Game":
        """The same game once more, with the same dice to come."""
        return Game(self._engine.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Game":
        return self.copy()

    def __repr__(self) -> str:
        state = self.state()
        asked = state.get("decision") or state.get("over")
        return f"<blipfall.Game turn {state['turn']}, {state['phase']}: {asked}>"


def mission_text(mission: Union[str, Path]) -> str:
    """The id of a mission, or the text of its file."""
    if isinstance(mission, Path) or str(mission).endswith(".toml"):
        return Path(mission).read_text(encoding="utf-8")
    return str(mission)


def _native_id(text: str) -> str:
    for line in text.splitlines():
        name, _, value = line.partition("=")
        if name.strip() == "id":
            return value.strip().strip("\"'")
    raise _native.BadPosition("the mission file has no id")


def _list(values: Optional[Sequence[int]]) -> Optional[List[int]]:
    return None if values is None else [int(value) for value in values]
