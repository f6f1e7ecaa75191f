"""Thousands of games at once, stepped by Rust threads over numpy buffers.

>>> import gymnasium, blipfall.envs
>>> envs = gymnasium.make_vec("blipfall/SpaceHulk-v0", num_envs=4, mission="tutorial-1", opponent=None)
>>> observations, infos = envs.reset(seed=1)
>>> observations, rewards, terminated, truncated, infos = envs.step(envs.sample())
>>> observations.shape == (4, envs.code.observation_size)
True
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, Mapping, Optional, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import _native
from .aec import observation_space
from .render import Renderer
from .single import Arrays, seated
from .table import Bytes, Code, Table

Bools = npt.NDArray[np.bool_]


class BatchEnv(VectorEnv[Bytes, Any, Any]):
    """Games of one kind that are stepped together.

    What :meth:`reset` and :meth:`step` return are the buffers themselves, which the next step overwrites: copy what is to
    be kept, or ask for ``copy=True``. With an ``opponent`` every decision is one of ``seat``. With ``opponent=None``
    all decisions are the caller's, whoever's they are: ``infos["seat"]`` says whose the next one is, the observation is
    that seat's, and a reward is that of the seat that has just acted.

    A game that has ended is begun anew by the next step, whatever its action is (``AutoresetMode.NEXT_STEP``); its mask
    then marks number 0 alone.
    """

    metadata: Dict[str, Any] = {
        "render_modes": ["rgb_array", "ansi"],
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        code: Code,
        num_envs: int,
        seat: str,
        opponent: Optional[str],
        *,
        max_cycles: Optional[int] = None,
        threads: Optional[int] = None,
        copy: bool = False,
        render_mode: Optional[str] = None,
    ) -> None:
        self.code = code
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.metadata["render_modes"])
        self._arrays = Arrays(code, num_envs)
        alone = opponent is not None or len(code.seats) == 1
        players = seated(code, seat, opponent)
        self._batch = _native.Batch(code.native, list(range(num_envs)), players, max_cycles or 0, threads)
        self._sample: npt.NDArray[np.int64] = np.zeros(num_envs, np.int64)
        n_actions = code.n_actions(seat) if alone else code.n_actions()
        self._masks = self._arrays.masks[:, :n_actions]
        self._all: Bools = np.ones(num_envs, np.bool_)
        self.single_observation_space = observation_space(code)
        self.single_action_space = spaces.Discrete(n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: "Optional[Union[int, Sequence[int]]]" = None,
        options: Optional[Dict[str, Any]] = None,
    ) -> Tuple[Bytes, Dict[str, Any]]:
        """Begins every game anew. Game ``i`` gets the seed ``seed + i``, or its own of a list; later games of the same
        place get seeds that follow from it. Without a seed the games go on with their own."""
        if isinstance(seed, (int, np.integer)):
            super().reset(seed=int(seed))
            seeds: Optional[Sequence[int]] = [int(seed) + game for game in range(self.num_envs)]
        else:
            seeds = None if seed is None else [int(one) for one in seed]
        self._batch.reset(seeds, self._arrays.all)
        return self._observations(), self._infos()

    def step(self, actions: "npt.ArrayLike") -> Tuple[Bytes, "npt.NDArray[np.float64]", Bools, Bools, Dict[str, Any]]:
        """Plays an action in every game; one that is not legal raises :class:`blipfall.IllegalAction`."""
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        self._batch.step(numbers, self._arrays.all)
        arrays = self._arrays
        rewards, terminated, truncated = arrays.rewards, arrays.terminated, arrays.truncated
        if self.copy:
            rewards, terminated, truncated = rewards.copy(), terminated.copy(), truncated.copy()
        return self._observations(), rewards, terminated, truncated, self._infos()

    def _observations(self) -> Bytes:
        return self._arrays.observations.copy() if self.copy else self._arrays.observations

    def _infos(self) -> Dict[str, Any]:
        masks, seats = self._masks, self._arrays.seats
        if self.copy:
            masks, seats = masks.copy(), seats.copy()
        return {"action_mask": masks, "_action_mask": self._all, "seat": seats, "_seat": self._all}

    def sample(self) -> "npt.NDArray[np.int64]":
        """A random legal action for every game, chosen in Rust. It is the same buffer every time."""
        self._batch.sample(self._sample)
        return self._sample

    def hashes(self) -> "npt.NDArray[np.uint64]":
        """The hash of every game."""
        return self._batch.hashes()

    def played(self) -> "npt.NDArray[np.uint32]":
        """How many decisions every game has taken."""
        return self._batch.played()

    def seeds(self) -> "npt.NDArray[np.uint64]":
        """The seed of every game."""
        return self._batch.seeds()

    def table(self, game: int) -> Table:
        """A copy of one of the games, with everything that can be asked of it."""
        return Table(self.code, native=self._batch.table(game))

    def render(self) -> Tuple[Any, ...]:
        """A picture or text of every game."""
        return tuple(self._renderer.render(self.table(game)) for game in range(self.num_envs))


class SpaceHulkVectorEnv(BatchEnv):
    """Games on one mission of Space Hulk."""

    def __init__(
        self,
        num_envs: int = 1,
        mission: Union[str, Path] = "tutorial-1",
        *,
        seat: str = "marine",
        opponent: Optional[str] = "random",
        solo: Optional[str] = None,
        options: Optional[Mapping[str, str]] = None,
        **terms: Any,
    ) -> None:
        super().__init__(Code.mission(mission, options=options, solo=solo), num_envs, seat, opponent, **terms)


class DeathAngelVectorEnv(BatchEnv):
    """Games of Death Angel for one number of players."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 1,
        *,
        seat: str = "p1",
        opponent: Optional[str] = "random",
        teams: Optional[Sequence[Sequence[str]]] = None,
        **terms: Any,
    ) -> None:
        super().__init__(Code.players(players, teams=teams), num_envs, seat, opponent, **terms)
