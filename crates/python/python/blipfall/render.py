"""Pictures for environments: our SVG, as text, as an array of pixels, or in a browser."""

from __future__ import annotations

import html
import io
import os
import tempfile
import webbrowser
from pathlib import Path
from typing import Any, Optional, Sequence

import numpy as np
import numpy.typing as npt

from . import _native
from .table import Table

#: The width of pictures in pixels.
WIDTH = 960

_PAGE = """<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>Blipfall</title>
<body style="margin:0;background:#060a11;color:#dbe6f0;font-family:monospace">
<div style="max-width:1200px;margin:auto">{svg}</div><p style="text-align:center">{caption}</p></body>
"""


def rasterize(svg: str, width: int = WIDTH) -> "npt.NDArray[np.uint8]":
    """A picture as an array of pixels: height, width, and red, green, blue. Needs ``pip install blipfall[render]``."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as missing:
        raise _native.BadRequest(f"{missing.name} is missing: pip install 'blipfall[render]'") from missing
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8).copy()


class Renderer:
    """Shows a game in one of Gymnasium's render modes."""

    def __init__(self, mode: Optional[str], modes: Sequence[str]) -> None:
        if mode is not None and mode not in modes:
            raise _native.BadRequest(f"the render modes are {', '.join(modes)}")
        self.mode = mode
        self._page: Optional[Path] = None

    def render(self, table: Table, viewer: Optional[str] = None) -> Any:
        if self.mode is None:
            raise _native.BadRequest("the environment was made without a render_mode")
        if self.mode == "ansi":
            return table.text(viewer)
        svg = table.svg(viewer)
        if self.mode == "rgb_array":
            return rasterize(svg)
        return self._show(table, svg)

    def _show(self, table: Table, svg: str) -> None:
        """In a notebook the picture is displayed; elsewhere it is a page in the browser that follows the game. With
        BLIPFALL_BROWSER=0 the page is written and not opened."""
        if _in_notebook():
            from IPython.display import SVG, clear_output, display

            clear_output(wait=True)
            display(SVG(svg))
            return
        state = table.state()
        caption = html.escape(f"round {state['turn']}, {state['phase']}")
        first = self._page is None
        if self._page is None:
            self._page = Path(tempfile.mkdtemp(prefix="blipfall-")) / "game.html"
        part = self._page.with_suffix(".part")
        part.write_text(_PAGE.format(svg=svg, caption=caption), encoding="utf-8")
        part.replace(self._page)
        if first and os.environ.get("BLIPFALL_BROWSER", "1") != "0":
            webbrowser.open(self._page.as_uri())

    def close(self) -> None:
        if self._page is not None:
            self._page.unlink(missing_ok=True)
            self._page.parent.rmdir()
            self._page = None


def _in_notebook() -> bool:
    import sys

    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and "IPKernelApp" in shell.config
