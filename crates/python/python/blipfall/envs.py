"""Registers the environments with Gymnasium: ``import blipfall.envs``, and ``gymnasium.make`` knows them.

>>> import gymnasium, blipfall.envs
>>> env = gymnasium.make("blipfall/DeathAngel-v0", players=2, opponent="veteran")
"""

from __future__ import annotations

from typing import Any, Dict, Tuple

from gymnasium.envs.registration import register, registry

#: Names, games, and what is told to the environments of either.
ENVIRONMENTS: Tuple[Tuple[str, str, Dict[str, Any]], ...] = (
    ("blipfall/SpaceHulk-v0", "SpaceHulk", {}),
    ("blipfall/SpaceHulkSolo-v0", "SpaceHulk", {"solo": "a"}),
    ("blipfall/DeathAngel-v0", "DeathAngel", {}),
)

for _name, _game, _kwargs in ENVIRONMENTS:
    if _name not in registry:
        register(
            id=_name,
            entry_point=f"blipfall.single:{_game}Env",
            vector_entry_point=f"blipfall.vector:{_game}VectorEnv",
            kwargs=dict(_kwargs),
            disable_env_checker=True,
        )
