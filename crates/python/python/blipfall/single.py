"""Gymnasium environments: one seat is the agent's, computer players have the others.

>>> import gymnasium, blipfall.envs
>>> env = gymnasium.make("blipfall/SpaceHulk-v0", mission="tutorial-1", opponent="scout")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import _native
from .aec import observation_space
from .render import Renderer
from .table import Bytes, Code, Mask, Table

Info = Dict[str, Any]


def seated(code: Code, seat: Optional[str], opponent: Optional[str]) -> List[Optional[str]]:
    """Who plays each seat: nobody where the caller decides. Without a seat all are the caller's."""
    if seat is None or opponent is None:
        return [None] * len(code.seats)
    if seat not in code.seats:
        raise _native.BadRequest(f"the seats are {', '.join(code.seats)}")
    return [None if name == seat else opponent for name in code.seats]


class Arrays:
    """The memory that a batch writes into: a row for each game."""

    def __init__(self, code: Code, n_games: int) -> None:
        self.observations: Bytes = np.zeros((n_games, code.observation_size), np.uint8)
        self.masks: Mask = np.zeros((n_games, code.n_actions()), np.int8)
        self.rewards: npt.NDArray[np.float64] = np.zeros(n_games, np.float64)
        self.terminated: npt.NDArray[np.bool_] = np.zeros(n_games, np.bool_)
        self.truncated: npt.NDArray[np.bool_] = np.zeros(n_games, np.bool_)
        self.seats: npt.NDArray[np.int8] = np.zeros(n_games, np.int8)
        self.all: _native.Arrays = (
            self.observations,
            self.masks,
            self.rewards,
            self.terminated,
            self.truncated,
            self.seats,
        )


class SeatEnv(gymnasium.Env[Bytes, Any]):
    """One seat of a game. An observation is what that seat knows (see :class:`blipfall.Layout`);
    ``info["action_mask"]`` and :meth:`action_masks` say which actions are legal. The reward comes at the end: 1 for a
    win, -1 for a loss, 0 for a draw. An action that is not legal raises :class:`blipfall.IllegalAction`, or with
    ``illegal="lose"`` it ends the game as lost."""

    metadata: Dict[str, Any] = {"render_modes": ["human", "rgb_array", "ansi"], "render_fps": 4}

    def __init__(
        self,
        code: Code,
        seat: str,
        opponent: str,
        *,
        max_cycles: Optional[int] = None,
        illegal: str = "raise",
        render_mode: Optional[str] = None,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise _native.BadRequest('an illegal action can "raise" or "lose"')
        self.code = code
        self.seat = seat
        self._illegal_loses = illegal == "lose"
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.metadata["render_modes"])
        self._arrays = Arrays(code, 1)
        self._batch = _native.Batch(code.native, [0], seated(code, seat, opponent), max_cycles or 0, 1)
        self._n_actions = code.n_actions(seat)
        self._number: npt.NDArray[np.int64] = np.zeros(1, np.int64)
        self.observation_space = observation_space(code)
        self.action_space = spaces.Discrete(self._n_actions)
        self._ended = True

    @property
    def table(self) -> Table:
        """A copy of the game, with everything that can be asked of it."""
        return Table(self.code, native=self._batch.table(0))

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Bytes, Info]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**63)) if seed is None else seed
        self._batch.reset([chosen], self._arrays.all)
        self._ended = False
        if self.render_mode == "human":
            self.render()
        return self._arrays.observations[0].copy(), self._info()

    def step(self, action: Any) -> Tuple[Bytes, float, bool, bool, Info]:
        if self._ended:
            raise _native.IllegalAction("the game is over, or has not begun: call reset")
        arrays = self._arrays
        self._number[0] = action
        if self._illegal_loses and not arrays.masks[0, action]:
            self._ended = True
            return arrays.observations[0].copy(), -1.0, True, False, self._info()
        self._batch.step(self._number, arrays.all)
        terminated, truncated = bool(arrays.terminated[0]), bool(arrays.truncated[0])
        self._ended = terminated or truncated
        if self.render_mode == "human":
            self.render()
        return arrays.observations[0].copy(), float(arrays.rewards[0]), terminated, truncated, self._info()

    def _info(self) -> Info:
        info: Info = {"action_mask": self._arrays.masks[0, : self._n_actions].copy()}
        if self._ended:
            info["over"] = self.table.state().get("over")
        return info

    def action_masks(self) -> "npt.NDArray[np.bool_]":
        """The legal actions as booleans, as libraries with masked policies ask for them."""
        return self._arrays.masks[0, : self._n_actions].astype(np.bool_)

    def render(self) -> Any:
        """What the agent's seat sees, as a picture or text; with ``human`` it is shown."""
        return self._renderer.render(self.table, self.seat)

    def close(self) -> None:
        self._renderer.close()


class SpaceHulkEnv(SeatEnv):
    """A mission of Space Hulk: one side against a computer player, or alone in a solo variant."""

    def __init__(
        self,
        mission: Union[str, Path] = "tutorial-1",
        *,
        seat: str = "marine",
        opponent: str = "random",
        solo: Optional[str] = None,
        options: Optional[Mapping[str, str]] = None,
        **terms: Any,
    ) -> None:
        super().__init__(Code.mission(mission, options=options, solo=solo), seat, opponent, **terms)


class DeathAngelEnv(SeatEnv):
    """Death Angel: alone, or one seat beside computer players."""

    def __init__(
        self,
        players: int = 1,
        *,
        seat: str = "p1",
        opponent: str = "random",
        teams: Optional[Sequence[Sequence[str]]] = None,
        **terms: Any,
    ) -> None:
        super().__init__(Code.players(players, teams=teams), seat, opponent, **terms)
