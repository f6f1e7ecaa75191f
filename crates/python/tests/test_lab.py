"""The laboratory."""

import json
import os
import subprocess
import sys
import time

import pytest

import blipfall
from blipfall import lab


def test_the_same_seeds_give_the_same_table(tmp_path):
    terms = {"marine": "scout,random", "alien": "scout", "games": 12, "seed": 5, "progress": None}
    one = lab.simulate(["tutorial-1", "first-contact"], threads=1, chunk=5, **terms)
    two = lab.simulate(["tutorial-1", "first-contact"], threads=2, **terms)
    assert len(one) == 48 and one.records == two.records and one.table == two.table
    assert "first-contact" in one.table


def test_a_run_that_was_broken_off_goes_on(tmp_path):
    out = tmp_path / "games.jsonl"
    seen = []

    def stop(done, total):
        seen.append((done, total))
        if done >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab.simulate("tutorial-1", games=30, out=out, chunk=5, progress=stop)
    written = len(out.read_text(encoding="utf-8").splitlines()) - 1
    assert 5 <= written < 30, "a part that was being played may be missing"
    whole = lab.simulate("tutorial-1", games=30, out=out, progress=None)
    assert whole.table == lab.simulate("tutorial-1", games=30, progress=None).table
    with pytest.raises(blipfall.BadRequest, match="other missions"):
        lab.simulate("tutorial-1", games=31, out=out, progress=None)


def test_death_angel(tmp_path):
    results = lab.simulate(players=[1, 2], bot="random", games=5, progress=None)
    assert {record["players"] for record in results.records} == {1, 2}
    assert results.summary()["game"] == "death-angel"


def test_files(tmp_path):
    results = lab.simulate("tutorial-1", games=10, progress=None)
    results.csv(tmp_path / "games.csv")
    results.html(tmp_path / "report.html")
    results.parquet(tmp_path / "games.parquet")
    assert len((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()) == 11
    assert (tmp_path / "games.parquet").read_bytes()[:4] == b"PAR1"


def test_parquet_is_read_by_others(tmp_path):
    duckdb = pytest.importorskip("duckdb")
    results = lab.simulate("tutorial-1", games=10, progress=None)
    path = tmp_path / "games.parquet"
    results.parquet(path)
    rows = duckdb.sql(f"select seed, rounds from '{path}' order by seed").fetchall()
    assert rows == [(record["seed"], record["rounds"]) for record in results.records]
    for reader in ("polars", "pandas"):
        if module := _optional(reader):
            assert list(module.read_parquet(path)["seed"]) == [seed for seed, _ in rows]


def _optional(name):
    try:
        return __import__(name)
    except ImportError:
        return None


def test_wrong_names_are_refused():
    with pytest.raises(blipfall.BadRequest, match="veteran"):
        lab.simulate("tutorial-1", marine="oracle")
    with pytest.raises(blipfall.BadRequest, match="tutorial-1"):
        lab.simulate("tutorial-99")
    with pytest.raises(blipfall.BadRequest):
        lab.simulate(players=7)


@pytest.mark.parametrize("workers", [1, 2])
def test_ray_gives_the_same_table(workers, tmp_path, monkeypatch):
    """Also when a worker is killed in the middle. Ray is not installed by the project's own check:
    `BLIPFALL_RAY=1 cargo xtask test --only python` installs it."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    terms = {"marine": "veteran", "alien": "scout", "games": 40}
    expected = lab.simulate("first-contact", progress=None, **terms).table
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        told = []
        whole = lab.simulate("first-contact", ray=True, chunk=5, progress=lambda *n: told.append(n), **terms)
        assert whole.table == expected and told[0] == (0, 40) and told[-1] == (40, 40) and len(told) == 9
        play, mark = lab._play, tmp_path / "killed"

        def deadly(spec, jobs, threads):
            """Kills its own worker, once, after the games of its part have been played."""
            played = play(spec, jobs, threads)
            if 10 in jobs and not mark.exists():
                mark.write_text(str(os.getpid()))
                os.kill(os.getpid(), 9)
            return played

        monkeypatch.setattr(lab, "_play", deadly)
        broken = lab.simulate("first-contact", ray=True, chunk=5, progress=None, **terms)
        assert mark.exists() and broken.table == expected
    finally:
        ray.shutdown()


def test_the_lock_is_let_go_while_games_run():
    """Another thread of Python counts while games are played."""
    import threading

    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    before = counted[0]
    results = lab.simulate("first-contact", marine="veteran", alien="veteran", games=40, threads=1, progress=None)
    during = counted[0] - before
    stop.set()
    thread.join()
    assert len(results) == 40 and during > 3, during


def test_import_is_light():
    """Nothing heavy is imported before it is asked for, and nothing but numpy is needed."""
    code = (
        "import sys, numpy, blipfall; "
        "print([name for name in ('gymnasium', 'pettingzoo', 'ray', 'PIL', 'pandas') if name in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_examples_have_no_errors():
    folder = os.path.join(os.path.dirname(__file__), "..", "examples")
    for name in os.listdir(folder):
        if name.endswith(".py"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                compile(file.read(), name, "exec")


def test_records_are_plain_json():
    record = lab.simulate("tutorial-1", games=1, progress=None).records[0]
    assert json.loads(json.dumps(record)) == record
