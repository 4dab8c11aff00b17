#!/usr/bin/python3
"""Reads an animated picture with Pillow, beside a folder of the same frames, and prints what it is as JSON:

    read_film.py FILM [FOLDER]

`differences` has for each frame the mean and the largest difference of a channel from the frame's own file.
"""

import json
import pathlib
import sys

from PIL import Image, ImageChops, ImageStat


def over_white(image):
    """The picture as it looks on a white page: what is transparent has no colour to compare."""
    image = image.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")


film = Image.open(sys.argv[1])
files = sorted(pathlib.Path(sys.argv[2]).glob("frame-*.png")) if len(sys.argv) > 2 else []
durations, differences, alphas = [], [], []
for number in range(film.n_frames):
    film.seek(number)
    film.load()
    durations.append(film.info.get("duration"))
    alphas.append(film.convert("RGBA").getextrema()[3][0])
    if number < len(files):
        difference = ImageChops.difference(over_white(film), over_white(Image.open(files[number])))
        means = ImageStat.Stat(difference).mean
        differences.append([sum(means) / 3, max(high for _, high in difference.getextrema())])
print(
    json.dumps(
        {
            "frames": film.n_frames,
            "size": film.size,
            "loop": film.info.get("loop"),
            "durations": durations,
            "differences": differences,
            "alphas": alphas,
            "files": len(files),
        }
    )
)
