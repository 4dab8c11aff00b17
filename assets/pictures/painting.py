"""What the pictures are painted with: colour in linear light, noise, skies, a ray-cast terrain, and a developer.

Everything is computed at twice the final size and is a pure function of its seeds.
"""

import numpy as np
from PIL import Image

SIZE = 720
FINE = SIZE * 2

# Row and column of every fine pixel, from 0 at the top left to 1 at the bottom right.
ROW, COLUMN = ((np.mgrid[0:FINE, 0:FINE] + 0.5) / FINE).astype(np.float32)


# Colour


def rgb(code):
    """The linear light of a colour written as "#rrggbb"."""
    values = np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4).astype(np.float32)


_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    np.float32,
)
_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    np.float32,
)


def ramp(t, *stops):
    """Colours along `stops` of (position, code), mixed in Oklab so that no mixture turns grey."""
    positions = [position for position, _ in stops]
    lab = np.array([_LAB @ np.cbrt(_LMS @ rgb(code)) for _, code in stops])
    t = np.clip(t, positions[0], positions[-1])
    mixed = np.stack([np.interp(t, positions, lab[:, axis]) for axis in range(3)], -1)
    light = (mixed @ np.linalg.inv(_LAB).T) ** 3 @ np.linalg.inv(_LMS).T
    return np.maximum(light, 0).astype(np.float32)


def mix(a, b, t):
    """From `a` (t = 0) to `b` (t = 1), colours or numbers."""
    t = np.asarray(t, np.float32)
    if (3,) in (np.shape(a)[-1:], np.shape(b)[-1:]):
        t = t[..., None]
    return a + (b - a) * t


def smoothstep(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


# Noise


def noise(x, y, seed):
    """Gradient noise with one feature per unit, about -0.7 to 0.7."""
    random = np.random.default_rng(seed)
    turns = random.random(256, np.float32) * 2 * np.pi
    table = random.permutation(256)
    directions = np.stack([np.cos(turns), np.sin(turns)], -1).astype(np.float32)
    left, top = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = (x - left).astype(np.float32), (y - top).astype(np.float32)

    def corner(dx, dy):
        chosen = directions[table[(table[(left + dx) & 255] + top + dy) & 255]]
        return chosen[..., 0] * (fx - dx) + chosen[..., 1] * (fy - dy)

    u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    upper = corner(0, 0) + u * (corner(1, 0) - corner(0, 0))
    lower = corner(0, 1) + u * (corner(1, 1) - corner(0, 1))
    return upper + v * (lower - upper)


def fractal(x, y, seed, octaves=6, gain=0.5):
    """Octaves of noise, each of double frequency and `gain` times as strong."""
    total, strength = 0, 1
    for octave in range(octaves):
        # Each octave is turned, so that the lattices do not line up.
        x, y = 0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y
        total = total + strength * noise(x, y, seed + octave)
        x, y, strength = x * 2, y * 2, strength * gain
    return total


def ridged(x, y, seed, octaves=7, gain=0.5):
    """Mountain ridges, 0 to about 2: sharp where noise crosses zero, rough only where it is already high."""
    total, strength, weight = 0, 1, 1
    for octave in range(octaves):
        x, y = 0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y
        ridge = (1 - np.abs(noise(x, y, seed + octave)) * 1.6) ** 2
        total = total + strength * weight * ridge
        weight = np.clip(ridge * 1.4, 0, 1) * weight
        x, y, strength = x * 2, y * 2, strength * gain
    return total


# Light in the sky


def glow(column, row, radius, power=2.0):
    """Brightness 1 at a place, falling off over `radius`."""
    distance = np.hypot(COLUMN - column, ROW - row) / radius
    return np.exp(-(distance**power)).astype(np.float32)


def stars(seed, count, reach=1.0, hues=("#bcd2ff", "#ffffff", "#ffe2b8")):
    """Points of light above the row `reach`, most of them faint."""
    random = np.random.default_rng(seed)
    sky = np.zeros((FINE, FINE, 3), np.float32)
    colours = np.array([rgb(hue) for hue in hues])
    window = np.arange(-7, 8)
    for _ in range(count):
        x, y = random.random(2) * (FINE, FINE * reach)
        strength = 0.05 * random.pareto(1.7) + 0.02
        width = 0.75 + min(strength, 1.2)
        rows, columns = int(y) + window, int(x) + window
        spot = np.exp(-(((rows[:, None] - y) ** 2 + (columns[None] - x) ** 2) / (2 * width**2)))
        colour = colours[random.integers(len(hues))] * min(strength, 1.6)
        np.add.at(sky, np.ix_(rows % FINE, columns % FINE), spot[..., None] * colour)
    return sky


# Terrain


class View:
    """A camera that looks along +y over a height field, level, at `height` above zero."""

    def __init__(self, height, horizon=0.5, lens=1.0, near=0.05, far=60.0, steps=1800):
        self.height, self.horizon, self.lens = height, horizon, lens
        self.depths = np.geomspace(near, far, steps).astype(np.float32)
        self.sideways = ((COLUMN[0] - 0.5) / lens).astype(np.float32)

    def hit(self, ground):
        """Where the ray through each pixel meets `ground(x, y)`: x, y, and a mask of the pixels that do."""
        depth = self.depths[:, None]
        heights = ground(self.sideways * depth, np.broadcast_to(depth, (len(self.depths), FINE)))
        rows = self.horizon + (self.height - heights) / depth * self.lens
        reached = np.minimum.accumulate(rows, 0)
        index = np.empty((FINE, FINE), np.int32)
        for column in range(FINE):
            index[:, column] = np.searchsorted(-reached[:, column], -ROW[:, 0])
        mask = index < len(self.depths)
        after, before = np.clip(index, 1, len(self.depths) - 1), np.clip(index - 1, 0, len(self.depths) - 2)
        columns = np.arange(FINE)
        near, far = rows[before, columns], rows[after, columns]
        share = np.clip((near - ROW) / np.maximum(near - far, 1e-6), 0, 1)
        distance = mix(self.depths[before], self.depths[after], share)
        return self.sideways * distance, distance, mask

    def normal(self, ground, x, y):
        """The upward normal of the ground, sampled about as finely as a pixel sees it."""
        reach = np.maximum(y / (FINE * self.lens), 1e-4)
        here = ground(x, y)
        slope_x, slope_y = (ground(x + reach, y) - here) / reach, (ground(x, y + reach) - here) / reach
        length = np.sqrt(slope_x**2 + slope_y**2 + 1)
        return np.stack([-slope_x, -slope_y, np.ones_like(here)], -1) / length[..., None], here


def direction(x, y, z):
    vector = np.array([x, y, z], np.float32)
    return vector / np.linalg.norm(vector)


def shadow(ground, x, y, height, sun, reach, steps=20, softness=0.02):
    """1 where the sun is seen, 0 where the ground is in the way within `reach`."""
    light = np.ones_like(x)
    for step in np.geomspace(reach / 60, reach, steps):
        gap = height + sun[2] * step - ground(x + sun[0] * step, y + sun[1] * step)
        light = np.minimum(light, np.clip(0.5 + gap / (softness * (0.3 + step)), 0, 1))
    return light


# Developing


def develop(light, seed, exposure=1.0, grain=0.008, vignette=0.18):
    """Linear light to an image: filmic shoulder, halved size, grain against banding."""
    falloff = 1 - vignette * ((COLUMN - 0.5) ** 2 + (ROW - 0.5) ** 2) * 2
    x = np.maximum(light, 0) * exposure * falloff[..., None]
    # A shoulder only: colours below 0.6 stay what they are, highlights ease towards 1.
    x = np.where(x <= 0.6, x, 0.6 + 0.4 * (1 - np.exp(-(x - 0.6) / 0.4)))
    x = x.reshape(SIZE, 2, SIZE, 2, 3).mean((1, 3))
    x = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)
    random = np.random.default_rng(seed)
    x = x + random.normal(0, grain, (SIZE, SIZE, 1)) + random.uniform(-0.5, 0.5, x.shape) / 255
    return Image.fromarray((np.clip(x, 0, 1) * 255 + 0.5).astype(np.uint8))
