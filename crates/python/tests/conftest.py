"""What all tests share."""

import os
from pathlib import Path

# A picture in human mode is written and not opened.
os.environ["BLIPFALL_BROWSER"] = "0"

#: The folder of the project.
ROOT = Path(__file__).resolve().parents[3]
