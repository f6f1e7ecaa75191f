"""Death Angel for PettingZoo: the agents are ``p1`` to ``p6``, who win or lose together.

>>> from blipfall import death_angel_v0
>>> env = death_angel_v0.env(players=3)
>>> env.reset(seed=1)
>>> env.possible_agents
['p1', 'p2', 'p3']
"""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .aec import SeatsEnv, wrapped
from .table import Code

__all__ = ["env", "raw_env"]


class raw_env(SeatsEnv):
    """A game of Death Angel, without wrappers. An illegal action raises :class:`blipfall.IllegalAction`."""

    metadata = {**SeatsEnv.metadata, "name": "death_angel_v0"}

    def __init__(
        self,
        players: int = 1,
        *,
        teams: Optional[Sequence[Sequence[str]]] = None,
        max_cycles: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        super().__init__(Code.players(players, teams=teams), max_cycles=max_cycles, render_mode=render_mode)


def env(*args: Any, **kwargs: Any) -> Any:
    """A game of Death Angel with the usual wrappers."""
    return wrapped(raw_env(*args, **kwargs))
