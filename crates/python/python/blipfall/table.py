"""Games as numbers: actions that are whole numbers, observations that are numpy arrays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

from . import _native
from .game import Game, mission_text

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class Part(NamedTuple):
    """A table inside an observation."""

    name: str
    offset: int
    rows: Tuple[str, ...]
    fields: Tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.fields)


class Layout:
    """Where what stands in an observation. Each part is a table with a row for each thing and a byte for each field.

    >>> layout = Code.mission("tutorial-1").layout
    >>> [part.name for part in layout.parts]
    ['facts', 'phase', 'decision', 'marines', 'aliens', 'squares']
    >>> layout["marines"].rows
    ('orso', 'tarn')
    """

    def __init__(self, parts: Sequence[Mapping[str, Any]]) -> None:
        self.parts = tuple(
            Part(part["name"], part["offset"], tuple(part["rows"]), tuple(part["fields"])) for part in parts
        )
        self._by_name = {part.name: part for part in self.parts}
        self._grid: Optional[npt.NDArray[np.intp]] = None

    def __getitem__(self, name: str) -> Part:
        return self._by_name[name]

    def table(self, observation: Bytes, name: str) -> Bytes:
        """A part of an observation, or of many, without copying: ``(..., rows, fields)``."""
        part = self._by_name[name]
        flat = observation[..., part.offset : part.offset + part.size]
        return flat.reshape(*observation.shape[:-1], len(part.rows), len(part.fields))

    def value(self, observation: Bytes, name: str, row: Union[int, str], field: str) -> Any:
        """One byte of an observation, by names.

        >>> table = Table(Code.mission("tutorial-1"))
        >>> observation, mask = table.observe("marine")
        >>> table.code.layout.value(observation, "facts", 0, "turn")
        1
        """
        part = self._by_name[name]
        index = part.rows.index(row) if isinstance(row, str) else row
        found = self.table(observation, name)[..., index, part.fields.index(field)]
        return int(found) if found.ndim == 0 else found

    @property
    def grid(self) -> "npt.NDArray[np.intp]":
        """Space Hulk: the row of ``squares`` at each place of the map, northernmost line first, levels below each
        other; -1 where there is no floor."""
        if self._grid is None:
            spots = [tuple(int(n) for n in square.split(",")) for square in self._by_name["squares"].rows]
            coords = [(spot[0], spot[1], spot[2] if len(spot) > 2 else 0) for spot in spots]
            xs, ys = [c[0] for c in coords], [c[1] for c in coords]
            height, levels = max(ys) - min(ys) + 1, max(c[2] for c in coords) + 1
            grid = np.full((levels * height, max(xs) - min(xs) + 1), -1, dtype=np.intp)
            for row, (x, y, level) in enumerate(coords):
                grid[level * height + max(ys) - y, x - min(xs)] = row
            self._grid = grid
        return self._grid

    def planes(self, observation: Bytes) -> Bytes:
        """Space Hulk: the map as planes, ``(..., planes, height, width)``, for convolutions. What is off the floor is 0.

        >>> table = Table(Code.mission("tutorial-1"))
        >>> table.code.layout.planes(table.observe("marine")[0]).shape
        (16, 6, 23)
        """
        squares = self.table(observation, "squares")
        blank = np.zeros((*squares.shape[:-2], 1, squares.shape[-1]), dtype=squares.dtype)
        spread = np.concatenate([squares, blank], axis=-2)[..., self.grid, :]
        return np.moveaxis(spread, -1, -3)


class Code:
    """A mission, a number of players or a position, with the numbers of its actions and the layout of observations.

    >>> code = Code.mission("tutorial-1")
    >>> code.seats, code.n_actions("marine")
    (('marine', 'alien'), 612)
    >>> code.describe(200)
    {'do': 'fire', 'marine': 'orso', 'target': '22', 'cp': '0'}
    >>> code.find({"do": "turn", "marine": "tarn", "facing": "N", "cp": 1})
    149
    """

    def __init__(self, native: _native.Code, spec: Dict[str, Any]) -> None:
        self.native = native
        #: What was asked for, as in a record.
        self.spec = spec
        self.game: str = native.game
        self.seats: Tuple[str, ...] = tuple(native.seats)
        self.observation_size: int = native.observation_size
        self.layout = Layout(json.loads(native.layout()))

    @classmethod
    def mission(
        cls,
        mission: Union[str, Path],
        *,
        options: Optional[Mapping[str, str]] = None,
        solo: Optional[str] = None,
    ) -> "Code":
        """A mission of Space Hulk by its id or file."""
        text = mission_text(mission)
        native = _native.Code.mission(text, json.dumps(dict(options)) if options else None, solo)
        return cls(native, {"mission": text, "options": dict(options or {}), "solo": solo})

    @classmethod
    def players(cls, players: int, *, teams: Optional[Sequence[Sequence[str]]] = None) -> "Code":
        """Death Angel for 1 to 6 players.

        >>> Code.players(2).seats
        ('p1', 'p2')
        """
        given = None if teams is None else [list(seat) for seat in teams]
        return cls(_native.Code.players(players, given), {"players": players, "teams": given})

    @classmethod
    def position(cls, position: Mapping[str, Any]) -> "Code":
        """Any position; every game begins there."""
        return cls(_native.Code.position(json.dumps(position)), {"position": dict(position)})

    @classmethod
    def of(cls, spec: Mapping[str, Any]) -> "Code":
        """The code of a specification, as records have it."""
        if "mission" in spec:
            return cls.mission(spec["mission"], options=spec.get("options"), solo=spec.get("solo"))
        if "players" in spec:
            return cls.players(spec["players"], teams=spec.get("teams"))
        return cls.position(spec["position"])

    def n_actions(self, seat: Optional[str] = None) -> int:
        """How many numbers a seat can ever need: the lowest ones. Without a seat, how many there are."""
        if seat is None:
            return self.native.all_actions
        return self.native.n_actions(self.seats.index(seat))

    @property
    def blocks(self) -> List[Dict[str, Any]]:
        """The blocks of numbers with their dimensions; the last one changes fastest."""
        found: List[Dict[str, Any]] = json.loads(self.native.blocks())
        return found

    def describe(self, number: int) -> Dict[str, str]:
        """What a number means, in any game of this code."""
        found: Dict[str, str] = json.loads(self.native.describe(number))
        return found

    def find(self, description: Mapping[str, Any]) -> int:
        """The number of a description."""
        return self.native.find(json.dumps(dict(description)))

    def __reduce__(self) -> Any:
        return (Code.of, (self.spec,))


class Table:
    """A game that is played by numbers.

    >>> table = Table(Code.players(1), seed=3)
    >>> observation, mask = table.observe("p1")
    >>> int(mask.sum()) == len(table.legal()) == len(table.numbers())
    True
    >>> table.step(int(table.numbers()[0]))
    'p1'
    """

    def __init__(self, code: Code, *, seed: int = 0, native: Optional[_native.Table] = None) -> None:
        self.code = code
        self.native = native if native is not None else _native.Table(code.native, seed)

    def reset(self, seed: int = 0) -> Optional[str]:
        """Begins anew; gives the seat that must decide."""
        return self._seat(self.native.reset(seed))

    def _seat(self, index: int) -> Optional[str]:
        return self.code.seats[index] if index >= 0 else None

    @property
    def seat(self) -> Optional[str]:
        """The seat that must decide; nothing after the end."""
        return self._seat(self.native.seat)

    @property
    def seed(self) -> int:
        return self.native.seed

    def step(self, number: int) -> Optional[str]:
        """Plays a number; gives the seat that must decide next."""
        return self._seat(self.native.step(number))

    def observe(self, seat: str) -> "Tuple[Bytes, Mask]":
        """What a seat knows, and a mask of its numbers: all 0 if it does not decide."""
        return self.native.observe(self.code.seats.index(seat))

    def numbers(self) -> "npt.NDArray[np.uint32]":
        """The legal numbers, in the order of :meth:`legal`."""
        return self.native.numbers()

    def legal(self) -> List[Dict[str, Any]]:
        """The legal actions as dictionaries."""
        found: List[Dict[str, Any]] = json.loads(self.native.legal())
        return found

    def number(self, action: Mapping[str, Any]) -> int:
        """The number of a legal action that is given as a dictionary."""
        return self.native.number(json.dumps(dict(action)))

    def decide(self, player: str, *, seed: int = 0) -> int:
        """The number that one of our players would play now, for the seat that must decide. The player is a new one
        each time; what it decides follows from the seed and from the view of its seat."""
        return self.native.decide(player, seed)

    def reward(self, seat: str) -> int:
        """1 for a seat that has won, -1 for one that has lost, 0 otherwise."""
        return self.native.reward(self.code.seats.index(seat))

    @property
    def hash(self) -> str:
        return f"{self.native.hash:016x}"

    def state(self) -> Dict[str, Any]:
        """The pending ``decision``, or how the game is ``over``; ``turn``, ``phase`` and ``hash``."""
        found: Dict[str, Any] = json.loads(self.native.state())
        return found

    def view(self, seat: str) -> Dict[str, Any]:
        """What a seat, or a ``spectator``, may know, as a dictionary."""
        found: Dict[str, Any] = json.loads(self.native.view(seat))
        return found

    def position(self) -> Dict[str, Any]:
        """The whole position, hidden things included."""
        found: Dict[str, Any] = json.loads(self.native.position())
        return found

    def game(self, *, seed: int = 0) -> Game:
        """The same position as a :class:`Game`; its dice follow from a seed of its own."""
        return Game.load(self.position(), seed=seed)

    def svg(self, viewer: Optional[str] = None) -> str:
        """A picture of what a viewer sees; without one, of everything."""
        return self.native.svg(viewer)

    def text(self, viewer: Optional[str] = None) -> str:
        """The same as text."""
        return self.native.text(viewer)

    def _repr_svg_(self) -> str:
        return self.svg()

    def copy(self) -> "Table":
        """The same game once more, with the same dice to come."""
        return Table(self.code, native=self.native.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Table":
        return self.copy()

    def record(self) -> Dict[str, Any]:
        """Everything that is needed to play the same game again: see :func:`replay`.

        >>> table = Table(Code.players(1), seed=3)
        >>> _ = table.step(int(table.numbers()[0]))
        >>> replay(table.record()).hash == table.hash
        True
        """
        return {
            "blipfall": "record",
            "format": 1,
            "version": _native.__version__,
            "game": self.code.game,
            **self.code.spec,
            "seed": self.seed,
            "actions": self.native.played().tolist(),
            "hash": self.hash,
        }


def replay(record: Mapping[str, Any]) -> Table:
    """Plays a record again. A record that does not lead to the position it names raises an exception."""
    if record.get("blipfall") != "record" or record.get("format") != 1:
        raise _native.BadRequest("this is no record of a game")
    table = Table(Code.of(record), seed=record["seed"])
    for number in record["actions"]:
        table.step(number)
    if table.hash != record["hash"]:
        raise _native.BadRequest(
            f"the record of version {record.get('version')} leads to another position in version {_native.__version__}"
        )
    return table
