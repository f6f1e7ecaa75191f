"""What the PettingZoo environments of both games have in common."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .render import Renderer
from .table import Code, Table

#: The largest seed that is drawn where none is given.
_SEEDS = 2**63


def observation_space(code: Code) -> Any:
    """What a seat knows: bytes."""
    return spaces.Box(0, 255, (code.observation_size,), np.uint8)


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats decide one after the other.

    An observation is a dictionary with ``observation`` (see :class:`blipfall.Layout`) and ``action_mask``. Rewards come
    at the end: 1 for who has won, -1 for who has lost, 0 after a draw or when the game was broken off after
    ``max_cycles`` decisions.
    """

    metadata: Dict[str, Any] = {"render_modes": ["human", "rgb_array", "ansi"], "render_fps": 4}

    def __init__(self, code: Code, *, max_cycles: Optional[int] = None, render_mode: Optional[str] = None) -> None:
        super().__init__()
        self.code = code
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(code.seats)
        self.agents: List[str] = []
        self._table = Table(code)
        self._renderer = Renderer(render_mode, self.metadata["render_modes"])
        self._native = self._table.native
        self._index = {seat: index for index, seat in enumerate(code.seats)}
        self._rng = np.random.default_rng()
        self.observation_spaces = {}
        self.action_spaces = {}
        for seat in code.seats:
            n_actions = code.n_actions(seat)
            self.observation_spaces[seat] = spaces.Dict(
                {
                    "observation": observation_space(code),
                    "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
                }
            )
            self.action_spaces[seat] = spaces.Discrete(n_actions)

    @property
    def table(self) -> Table:
        """The game itself, with everything that can be asked of it."""
        return self._table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        else:
            seed = int(self._rng.integers(_SEEDS))
        self._seat = self._native.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seat]
        self._skip_agent_selection = None
        self._cycles = 0
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self._seat < 0:
            self._was_dead_step(action)
            return
        self._seat = seat = self._native.step(action)
        self._cumulative_rewards[agent] = 0
        self._cycles += 1
        if seat < 0:
            self._end(self.terminations)
        elif self._cycles == self.max_cycles:
            self._seat = -1
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self, ends: Dict[str, bool]) -> None:
        over = self._table.state().get("over")
        for index, agent in enumerate(self.possible_agents):
            ends[agent] = True
            self.rewards[agent] = self._native.reward(index)
            self.infos[agent] = dict(over) if over else {}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Dict[str, Any]:
        observation, mask = self._native.observe(self._index[agent])
        return {"observation": observation, "action_mask": mask}

    def render(self) -> Any:
        """The whole game, hidden things included, as a picture or text; with ``human`` it is shown."""
        return self._renderer.render(self._table)

    def close(self) -> None:
        self._renderer.close()


def wrapped(env: SeatsEnv) -> Any:
    """With the wrappers that classic environments of PettingZoo have: an illegal action ends the game."""
    from pettingzoo.utils import wrappers

    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
