"""Space Hulk for PettingZoo: the agents are ``marine`` and ``alien``, or ``marine`` alone in a solo variant.

>>> from blipfall import space_hulk_v0
>>> env = space_hulk_v0.env("tutorial-1")
>>> env.reset(seed=1)
>>> env.agent_selection
'marine'
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space("marine").sample(observation["action_mask"]))
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Mapping, Optional, Union

from .aec import SeatsEnv, wrapped
from .table import Code

__all__ = ["env", "raw_env"]


class raw_env(SeatsEnv):
    """A mission of Space Hulk, without wrappers. An illegal action raises :class:`blipfall.IllegalAction`."""

    metadata = {**SeatsEnv.metadata, "name": "space_hulk_v0"}

    def __init__(
        self,
        mission: Union[str, Path] = "tutorial-1",
        *,
        options: Optional[Mapping[str, str]] = None,
        solo: Optional[str] = None,
        max_cycles: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        code = Code.mission(mission, options=options, solo=solo)
        super().__init__(code, max_cycles=max_cycles, render_mode=render_mode)


def env(*args: Any, **kwargs: Any) -> Any:
    """A mission of Space Hulk with the usual wrappers."""
    return wrapped(raw_env(*args, **kwargs))
