"""Many games between computer players, as ``blipfall simulate`` plays them: the same missions, players and seeds give
the same table, on one core, on all of them, or spread over a cluster with Ray.

>>> results = simulate("tutorial-1", marine="scout", alien="scout", games=4, progress=None)
>>> len(results.records), results.records[0]["mission"]
(4, 'tutorial-1')
>>> print(results.table.splitlines()[0].split()[0])
mission
"""

from __future__ import annotations

import json
import os
import sys
import time
from functools import lru_cache
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _native, missions
from .game import mission_text

#: Number of a game, and its record as JSON.
Played = List[Tuple[int, str]]
Progress = Callable[[int, int], Any]


class Spec(NamedTuple):
    """What is to be played: all that a worker has to know."""

    missions: Tuple[str, ...]
    marines: Tuple[str, ...]
    aliens: Tuple[str, ...]
    players: Tuple[int, ...]
    bots: Tuple[str, ...]
    seed: int
    games: int


@lru_cache(maxsize=4)
def _plan(spec: Spec) -> _native.Plan:
    """A process prepares a plan once."""
    if spec.players:
        return _native.Plan.death_angel(list(spec.players), list(spec.bots), spec.seed, spec.games)
    return _native.Plan.space_hulk(
        list(spec.missions), list(spec.marines), list(spec.aliens), spec.seed, spec.games
    )


class Results:
    """What was played of a plan, in the order of the plan."""

    def __init__(self, plan: _native.Plan, lines: List[str]) -> None:
        self._plan = plan
        self._lines = lines

    @property
    def records(self) -> List[Dict[str, Any]]:
        """What is kept of each game."""
        return [json.loads(line) for line in self._lines]

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def table(self) -> str:
        """The table that ``blipfall simulate`` prints."""
        return self._plan.table(self._lines)

    def summary(self) -> Dict[str, Any]:
        """Shares and means with their 95% intervals, for each mission and pairing."""
        found: Dict[str, Any] = json.loads(self._plan.json(self._lines))
        return found

    def csv(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes a row for each game."""
        Path(path).write_text(self._plan.csv(self._lines), encoding="utf-8")

    def parquet(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes a row for each game as Parquet, for pandas, Polars, DuckDB and others."""
        Path(path).write_bytes(self._plan.parquet(self._lines))

    def html(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes a report with charts."""
        Path(path).write_text(self._plan.html(self._lines), encoding="utf-8")


def simulate(
    mission: "Union[str, Path, Iterable[Union[str, Path]]]" = "all",
    *,
    marine: "Union[str, Sequence[str]]" = "scout",
    alien: "Union[str, Sequence[str]]" = "scout",
    players: "Optional[Union[int, Sequence[int]]]" = None,
    bot: "Union[str, Sequence[str]]" = "veteran",
    games: int = 100,
    seed: int = 0,
    threads: Optional[int] = None,
    out: "Optional[Union[str, os.PathLike[str]]]" = None,
    progress: "Optional[Union[str, Progress]]" = "bar",
    ray: bool = False,
    chunk: Optional[int] = None,
) -> Results:
    """Plays many games and says how they ended.

    Every pairing of ``marine`` and ``alien`` plays ``games`` games on every mission (an id, a file, or ``all``,
    ``campaign``, ``tutorial``). With ``players`` it is Death Angel, and each ``bot`` holds all seats.

    ``out`` is a file that keeps results as they come, at most a second of them or a game of each thread late; the same
    call goes on where the last one stopped, whoever wrote the file, ``blipfall simulate --out`` included. With
    ``ray=True`` parts of ``chunk`` games are tasks of Ray, which runs a part again when its worker is lost; ``threads``
    is then the number of cores of a task, 1 if nothing is said. ``progress`` is told how many games are over, and of
    how many.
    """
    spec = Spec(
        missions=() if players is not None else tuple(_missions(mission)),
        marines=_words(marine),
        aliens=_words(alien),
        players=_numbers(players),
        bots=_words(bot),
        seed=seed,
        games=games,
    )
    plan = _plan(spec)
    store, known = plan.open(Path(out)) if out is not None else (None, [])
    done: Dict[int, str] = dict(known)
    left = [job for job in range(plan.n_games) if job not in done]
    tell = _teller(progress, plan.n_games)
    tell(len(done), plan.n_games)
    if ray:
        parts = _spread(spec, left, threads or 1, chunk or _chunk(len(left), 64))
    else:
        parts = _here(plan, left, threads or os.cpu_count() or 1, chunk, len(done), tell)
    for part in parts:
        if store is not None:
            store.add(part)
        done.update(part)
        tell(len(done), plan.n_games)
    return Results(plan, [done[job] for job in sorted(done)])


def _chunk(n_games: int, parts: int) -> int:
    return max(1, min(1000, n_games // parts))


def _cut(jobs: List[int], size: int) -> List[List[int]]:
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def _here(
    plan: _native.Plan, jobs: List[int], threads: int, chunk: Optional[int], before: int, tell: Progress
) -> Iterator[Played]:
    """Parts are played one after the other, each on all threads. They are as large as can be played in about a second,
    so that no more is lost when the process is."""
    start, size = 0, chunk or threads
    while start < len(jobs):
        part = jobs[start : start + size]
        done = before + start

        def told(played: int, done: int = done) -> None:
            tell(done + played, plan.n_games)

        began = time.monotonic()
        yield plan.play(part, threads, told)
        start += len(part)
        if chunk is None and time.monotonic() - began < 0.5:
            size = min(2 * size, 4096)


def _play(spec: Spec, jobs: List[int], threads: int) -> Played:
    """What a task of Ray does."""
    return _plan(spec).play(jobs, threads)


def _spread(spec: Spec, jobs: List[int], threads: int, chunk: int) -> Iterator[Played]:
    """Parts are tasks of Ray. Ray decides where each runs, and runs it again if its worker dies."""
    import ray

    play = ray.remote(num_cpus=threads, max_retries=-1)(_play)
    pending = [play.remote(spec, part, threads) for part in _cut(jobs, chunk)]
    while pending:
        ready, pending = ray.wait(pending, num_returns=1)
        yield ray.get(ready[0])


def _missions(names: "Union[str, Path, Iterable[Union[str, Path]]]") -> List[str]:
    """Ids, and texts of mission files, each once."""
    found: List[str] = []
    for name in [names] if isinstance(names, (str, Path)) else names:
        known = [one["id"] for one in missions() if name in ("all", one["series"])]
        for text in known or [mission_text(name)]:
            if text not in found:
                found.append(text)
    return found


def _words(names: "Union[str, Sequence[str]]") -> Tuple[str, ...]:
    listed = names.split(",") if isinstance(names, str) else names
    return tuple(dict.fromkeys(listed))


def _numbers(players: "Optional[Union[int, Sequence[int]]]") -> Tuple[int, ...]:
    if players is None:
        return ()
    return (players,) if isinstance(players, int) else tuple(sorted(set(players)))


def _teller(progress: "Optional[Union[str, Progress]]", total: int) -> Progress:
    if progress is None:
        return lambda done, total: None
    if callable(progress):
        return progress
    return _bar


def _bar(done: int, total: int) -> None:
    """A line on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        return
    filled = 30 * done // max(total, 1)
    end = "\n" if done == total else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{total} games{end}")
    sys.stderr.flush()
