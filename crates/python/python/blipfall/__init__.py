"""Space Hulk and Death Angel for Python.

Both games with their complete rules, exact odds, honest views and computer players.

>>> import blipfall
>>> game = blipfall.Game.space_hulk("tutorial-1", seed=1)
>>> game.legal()[0]["do"]
'move'
>>> sorted(blipfall.players("space-hulk"))
['cadet', 'captain', 'master', 'random', 'scout', 'veteran']

Environments for PettingZoo are in ``blipfall.space_hulk_v0`` and ``blipfall.death_angel_v0``, ``import blipfall.envs``
registers those for Gymnasium under names such as ``blipfall/SpaceHulk-v0``, and ``blipfall.lab`` plays many games at once. None of
them is imported before it is asked for.
"""

import importlib as _importlib
import json as _json
from typing import Any as _Any

from ._native import (
    REVISION,
    BadDice,
    BadPosition,
    BadRequest,
    BlipfallError,
    IllegalAction,
    TooLarge,
    __version__,
)
from ._native import missions as _missions
from ._native import players
from .game import Game
from .table import Code, Layout, Table, replay

__all__ = [
    "REVISION",
    "BadDice",
    "BadPosition",
    "BadRequest",
    "BlipfallError",
    "Code",
    "Game",
    "IllegalAction",
    "Layout",
    "Table",
    "TooLarge",
    "__version__",
    "missions",
    "players",
    "replay",
]

_LAZY = ("space_hulk_v0", "death_angel_v0", "single", "vector", "lab", "envs", "render")


def missions() -> "list[dict[str, _Any]]":
    """The missions of Space Hulk that come with the package.

    >>> missions()[0]["id"]
    'tutorial-1'
    """
    found: "list[dict[str, _Any]]" = _json.loads(_missions())
    return found


def __getattr__(name: str) -> _Any:
    if name in _LAZY:
        return _importlib.import_module("." + name, __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
