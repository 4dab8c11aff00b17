#!/usr/bin/env python3
"""Paints the nine pictures of Magic Move's grid: `python3 make_pictures.py [NAME…]` writes NAME.jpg beside itself, and
NAME-thumbnail.jpg from it.

Needs numpy and Pillow. The pictures depend on nothing but this program: the same one gives the same pictures, up to
the JPEG encoder's version.
"""

import io
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from painting import (
    COLUMN,
    FINE,
    ROW,
    View,
    develop,
    direction,
    fractal,
    glow,
    mix,
    noise,
    ramp,
    rgb,
    ridged,
    shadow,
    smoothstep,
    stars,
)


def dunes():
    """Dunes at dusk: crests that catch the last sun, blue shade behind them."""
    view = View(height=1.15, horizon=0.40, lens=1.1, near=0.6, far=70)
    sun = direction(-0.86, 0.42, 0.24)

    def ground(x, y):
        bend = 0.9 * noise(x * 0.22, y * 0.16, 3) + 0.25 * noise(x * 0.7, y * 0.5, 5)
        phase = (y * 0.20 + x * 0.11 + bend * 1.5) % 1
        # A long slope on the windward side, a short slip face behind the crest.
        dune = np.where(phase < 0.74, phase / 0.74, (1 - phase) / 0.26)
        dune = dune * dune * (3 - 2 * dune)
        return 0.85 * dune * (0.65 + 0.6 * noise(x * 0.13, y * 0.13, 8)) + 0.12 * noise(x * 0.3, y * 0.3, 9)

    sky = ramp(ROW, (0, "#3b3a6b"), (0.14, "#7a4f86"), (0.26, "#d0728a"), (0.34, "#f5a27a"), (0.41, "#ffd49a"))
    sky += glow(0.2, 0.40, 0.42, 1.2)[..., None] * rgb("#ff9c5a") * 0.7
    sky += glow(0.2, 0.385, 0.036, 8)[..., None] * rgb("#fff1cf") * 1.6

    x, y, mask = view.hit(ground)
    normal, height = view.normal(ground, x, y)
    ripples = 0.05 * np.sin((y * 26 + x * 9) + 5 * noise(x * 1.4, y * 1.4, 12)) * np.exp(-y / 5)
    light = np.clip(normal @ sun + ripples, 0, 1) * shadow(ground, x, y, height, sun, 6, softness=0.05)
    sand = ramp(light * 1.7, (0, "#3c2a55"), (0.25, "#8a4a60"), (0.6, "#e08655"), (1, "#ffc583"))
    sand *= (1 + 0.06 * fractal(x * 3, y * 3, 21, 4))[..., None]
    haze = 1 - np.exp(-((y / 30) ** 1.1))
    sand = mix(sand, ramp(COLUMN, (0, "#f8b07c"), (1, "#c47a8c")), haze * 0.85)
    return develop(np.where(mask[..., None], sand, sky), 1)


def clouds(seed, stretch=3.0, cover=0.0):
    """Cloud density of the sky, 0 to 1, drawn out sideways."""
    lift = 0.45 / (ROW + 0.12)
    return smoothstep(cover, cover + 0.55, fractal(COLUMN * stretch * 0.8, ROW * stretch * 2.4 + lift * 0.15, seed, 7))


def lake():
    """A mountain lake at dawn, still enough to hold the peaks upside down."""
    horizon = 0.52
    view = View(height=0.35, horizon=horizon, lens=1.75, near=1.5, far=40)
    sun = direction(0.82, -0.42, 0.34)

    def ground(x, y):
        valley = smoothstep(0.3, 5.5, np.hypot(x * 0.9, (y - 6) * 0.35) - 0.6)
        peaks = ridged(x * 0.105 + 3.1, y * 0.105, 42, 8, 0.42) - 0.55
        return valley * (0.12 + peaks * smoothstep(4, 17, y) * 3.1) - 0.12 + 0.1 * fractal(x, y, 44, 5) * valley

    sky = ramp(ROW / horizon, (0, "#3566ad"), (0.4, "#8fb0de"), (0.7, "#f6c3bd"), (1, "#ffdf9f"))
    sky = mix(sky, ramp(ROW / horizon, (0, "#dfe3f2"), (0.6, "#ffc9b0"), (1, "#ffdca8")), clouds(61, 2.2, 0.12) * 0.75)

    x, y, mask = view.hit(ground)
    normal, height = view.normal(ground, x, y)
    light = np.clip(normal @ sun, 0, 1) * shadow(ground, x, y, height, sun, 5, softness=0.04)
    snow = smoothstep(0.75, 1.15, height + 0.35 * fractal(x * 2, y * 2, 47, 5)) * smoothstep(0.45, 0.75, normal[..., 2])
    forest = 1 - smoothstep(0.25, 0.6, height + 0.25 * fractal(x * 2, y * 2, 48, 4))
    rock = mix(ramp(fractal(x * 5, height * 9, 49, 4), (-0.6, "#4a4552"), (0.6, "#7d6f6c")), rgb("#20342f"), forest)
    land = mix(rock, rgb("#eef2fa"), snow)
    land = land * (light[..., None] * rgb("#ffab66") * 2.6 + rgb("#5470b8") * 0.62)
    land = mix(land, ramp(ROW, (0.2, "#9db4dc"), (horizon, "#f4cfc0")), (1 - np.exp(-((y / 30) ** 1.8))) * 0.6)
    shore = mask & (height > 0)
    scene = np.where(shore[..., None], land, sky)
    water = (ROW > horizon) & ~shore

    below = np.maximum(ROW - horizon, 1e-4)
    distance = 0.35 / below
    calm = smoothstep(0.0, 0.35, below)
    ripple = fractal(COLUMN * distance * 9, distance * 22, 52, 4) * (0.004 + 0.03 * calm)
    rows = np.clip((horizon - below * 0.96 + ripple) * FINE, 0, FINE * horizon - 2).astype(int)
    columns = np.clip((COLUMN + ripple * 0.25) * FINE, 0, FINE - 1).astype(int)
    mirror = scene[rows, columns] * mix(0.88, 0.62, calm)[..., None]
    mirror = mix(mirror, rgb("#1d5a78"), 0.08 + 0.40 * calm**2)
    image = np.where(water[..., None], mirror, scene)
    mist = np.exp(-(((ROW - horizon + 0.004) / 0.018) ** 2)) * smoothstep(
        -0.3, 0.5, fractal(COLUMN * 5, ROW * 30, 55, 4)
    )
    return develop(mix(image, rgb("#ffe6d2"), mist * 0.55), 2)


def mountains():
    """Snow peaks at first light above a sea of fog, the moon still up."""
    horizon = 0.42
    view = View(height=2.5, horizon=horizon, lens=1.5, near=3, far=70)
    sun = direction(-0.85, 0.1, 0.33)

    def ground(x, y):
        return 2.3 * smoothstep(1.5, 11, y) * ridged(x * 0.10 + 7.7, y * 0.10 + 1.3, 71, 8, 0.44) - 0.9 + 0.015 * y

    sky = ramp(ROW / horizon, (0, "#1c2f66"), (0.5, "#5467a8"), (0.8, "#d79ab4"), (1, "#ffc9a3"))
    sky += stars(72, 500, 0.22) * 0.5
    moon = glow(0.72, 0.13, 0.026, 14)
    bite = glow(0.732, 0.123, 0.0235, 14)
    sky += (np.clip(moon - bite, 0, 1) * 0.9 + glow(0.72, 0.13, 0.10, 1.4) * 0.07)[..., None] * rgb("#fff3dc")

    x, y, mask = view.hit(ground)
    normal, height = view.normal(ground, x, y)
    light = np.clip(normal @ sun, 0, 1) * shadow(ground, x, y, height, sun, 5, softness=0.05)
    snow = smoothstep(0.35, 0.62, normal[..., 2] + 0.22 * fractal(x * 3, y * 3, 75, 5))
    land = mix(ramp(fractal(x * 2, height * 6, 76, 4), (-0.6, "#2d2c44"), (0.6, "#56506a")), rgb("#e9eefb"), snow)
    land = land * (light[..., None] * rgb("#ffb08a") * 1.75 + rgb("#4d68b4") * 0.62)
    haze = ramp(ROW, (0.2, "#8f93c6"), (0.55, "#d8a9b9"))
    land = mix(land, haze, (1 - np.exp(-((y / 34) ** 1.5))) * 0.9)
    # The fog lies level: the lower the ground, the more of it the eye looks through.
    top = 0.95 + 0.28 * fractal(x * 0.5, y * 0.5, 78, 5)
    fog = smoothstep(0.25, -0.75, height - top)
    fog_light = ramp(fractal(x * 0.8, y * 0.8, 79, 6), (-0.6, "#8d93c9"), (0.05, "#c9b2cf"), (0.6, "#ffd7c4"))
    land = mix(land, mix(fog_light, haze, smoothstep(12, 45, y) * 0.7), fog * 0.97)
    return develop(np.where(mask[..., None], land, sky), 3)


def canyon():
    """A river at the bottom of a canyon of layered rock, the far wall in the sun."""
    horizon = 0.36
    view = View(height=1.9, horizon=horizon, lens=0.95, near=0.7, far=40)
    sun = direction(0.75, -0.35, 0.62)

    def middle(y):
        return 1.15 * np.sin(y * 0.42 + 0.4) * smoothstep(0, 5, y) + 0.5 * np.sin(y * 0.19)

    def ground(x, y):
        away = np.abs(x - middle(y)) + 0.55 * fractal(x * 0.55, y * 0.55, 91, 6) + 0.12 * fractal(x * 3, y * 3, 90, 4)
        rise = np.clip((away - 0.42) * 0.95, -0.05, 2.6)
        step = rise * 3.2
        terraces = (np.floor(step) + smoothstep(0.12, 0.62, step - np.floor(step))) / 3.2
        return np.minimum(mix(rise, terraces, 0.85), 2.15 + 0.25 * fractal(x * 0.3, y * 0.3, 93, 5))

    sky = ramp(ROW / horizon, (0, "#3f86c9"), (0.6, "#a9d0e6"), (1, "#ffe9cf"))
    sky = mix(sky, rgb("#fff6ea"), clouds(95, 2.6, 0.1) * 0.85)

    x, y, mask = view.hit(ground)
    normal, height = view.normal(ground, x, y)
    light = np.clip(normal @ sun, 0, 1) * shadow(ground, x, y, height, sun, 3.5, softness=0.05)
    strata = height * 9 + 0.8 * fractal(x * 0.8, y * 0.8, 97, 4)
    rock = ramp(
        noise(strata, strata * 0 + 0.5, 98) + 0.25 * noise(strata * 4, x, 99),
        (-0.6, "#7c3320"),
        (-0.1, "#b9552d"),
        (0.2, "#d98348"),
        (0.6, "#efc08a"),
    )
    rock = mix(
        rock,
        rgb("#6f7a45"),
        smoothstep(0.86, 0.97, normal[..., 2]) * 0.45 * smoothstep(-0.1, 0.4, fractal(x * 4, y * 4, 96, 4)),
    )
    rock = rock * (light[..., None] * rgb("#ffe2b5") * 1.55 + rgb("#7a6fa6") * 0.5)
    river = smoothstep(0.012, -0.012, height)
    sheen = ramp(0.5 + 0.9 * fractal(x * 3, y * 1.2, 101, 4), (0, "#1d6470"), (0.6, "#3c97a0"), (1, "#a6d8d4"))
    land = mix(rock, sheen, river)
    land = mix(land, rgb("#c9c4d6"), (1 - np.exp(-((y / 24) ** 1.5))) * 0.85)
    return develop(np.where(mask[..., None], land, sky), 4)


def forest():
    """Firs on the slopes of a misty valley, each row paler than the one before it."""
    image = ramp(ROW, (0, "#9fc0bd"), (0.3, "#dfe0c2"), (0.5, "#f6e3b4"), (0.8, "#c8d2b4"))
    image += glow(0.66, 0.20, 0.5, 1.3)[..., None] * rgb("#ffdf9c") * 0.75
    image += glow(0.66, 0.20, 0.05, 3)[..., None] * rgb("#fff6dc") * 0.6
    random = np.random.default_rng(111)
    rows = 8
    for row in range(rows):
        near = row / (rows - 1)
        base = 0.40 + 0.52 * near**1.15
        slope = 0.16 * noise(COLUMN[0] * 1.6 + row * 5.3, COLUMN[0] * 0 + 0.5, 112 + row)
        slope = base + slope + 0.02 * fractal(COLUMN[0] * 9, COLUMN[0] * 0 + row, 120, 3)
        top = slope.copy()
        size = 0.035 + 0.30 * near**1.7
        for _ in range(int(150 - 118 * near)):
            middle, height = random.uniform(-0.05, 1.05), size * random.uniform(0.55, 1.25)
            foot = np.interp(middle, COLUMN[0], slope) + 0.15 * height
            away = np.abs(COLUMN[0] - middle) / (height * 0.21)
            # The outline of a fir: a cone whose branches stand out in tiers.
            tiers = 0.10 * ((away * 5.5 + random.random()) % 1) * smoothstep(0.05, 0.3, away)
            ragged = 0.05 * noise(COLUMN[0] / height * 22, COLUMN[0] * 0 + middle * 50, 131)
            tip = foot - height * (1 - away + tiers + ragged)
            top = np.where(away < 1.05, np.minimum(top, tip), top)
        edge = smoothstep(-0.7, 0.7, (ROW - top[None]) * FINE)
        colour = ramp(near**0.8, (0, "#b9cbb4"), (0.3, "#7fa396"), (0.6, "#38685f"), (0.85, "#14383a"), (1, "#08191f"))
        depth = ROW - slope[None]
        mist = (
            smoothstep(-0.05, 0.14, depth)
            * (0.75 + 0.5 * fractal(COLUMN * 3, ROW * 9 + row, 140 + row, 5))
            * (1 - near)
        )
        light = mix(colour, ramp(COLUMN, (0, "#c3d6c6"), (0.66, "#f8e7bb"), (1, "#d5dcc0")), np.clip(mist, 0, 1) * 0.9)
        image = mix(image, light, edge)
        image += (glow(0.66, 0.2, 0.45, 1.2) * edge * (1 - near) ** 2 * 0.16)[..., None] * rgb("#ffe0a0")
    return develop(image, 5)


def aurora():
    """Northern lights over a frozen bay."""
    horizon = 0.66
    sky = ramp(ROW / horizon, (0, "#050b1f"), (0.6, "#0b2140"), (1, "#1d4a63")) + stars(151, 1500, horizon) * 0.8
    for curtain in range(4):
        wander = COLUMN * 1.5 + 0.25 * ROW + curtain * 3.7
        foot = (
            0.50
            - 0.085 * curtain
            + 0.17 * noise(wander, wander * 0 + 0.3, 152)
            + 0.05 * noise(wander * 3, wander * 0, 153)
        )
        fold = np.abs(noise(wander, wander * 0 + 0.3, 152) - noise(wander + 0.02, wander * 0 + 0.3, 152)) / 0.02
        rays = 0.55 + 0.75 * fractal(COLUMN * 16 + fold + curtain, ROW * 0.5 + curtain, 155, 4)
        rise = (foot - ROW) / (0.20 + 0.10 * noise(wander * 2, wander * 0 + 2, 156))
        body = np.where(rise > 0, np.exp(-rise * 1.5), np.exp(rise * 16)) * np.clip(rays, 0.05, 2)
        patch = smoothstep(-0.35, 0.35, noise(COLUMN * 1.4 + curtain * 9, COLUMN * 0, 158))
        colour = ramp(
            np.clip(rise, 0, 3), (0, "#8dffb0"), (0.5, "#2fe39a"), (1.2, "#2aa6a8"), (2.0, "#7b4fd0"), (3, "#b0309a")
        )
        sky += colour * (body * patch * (0.95 - 0.17 * curtain))[..., None]
    top = horizon - 0.035 - 0.15 * np.clip(ridged(COLUMN[0] * 1.6 + 4, COLUMN[0] * 0 + 0.4, 161, 7, 0.42) - 0.7, 0, 2)
    relief = fractal(COLUMN * 9 + ROW * 12, ROW * 22 - COLUMN * 5, 163, 5)
    hills = mix(rgb("#0a1a2c"), rgb("#39708a"), smoothstep(-0.1, 0.7, relief) * 0.38)
    scene = mix(sky, hills, smoothstep(-0.8, 0.8, (ROW - top[None]) * FINE))
    below = np.maximum(ROW - horizon, 1e-4)
    ripple = fractal(COLUMN * 3 / (below + 0.08), 2.2 / (below + 0.03), 164, 4) * (0.003 + 0.06 * below)
    rows = np.clip((horizon - below * 1.25 + ripple) * FINE, 0, FINE * horizon - 2).astype(int)
    ice = scene[rows, np.arange(FINE)[None]] * 0.55 + rgb("#06182a") * 0.5
    snow = smoothstep(0.05, 0.22, fractal(COLUMN * 1.1 / (below + 0.1), 0.8 / (below + 0.1), 166, 6) - 0.18)
    ice = mix(ice, rgb("#5aa894") * 0.6 + ice * 0.35, snow * 0.7)
    return develop(np.where((ROW > horizon)[..., None], ice, scene), 6, exposure=1.05)


def city():
    """A city by the water after sunset, its windows lit."""
    horizon = 0.70
    scene = ramp(ROW / horizon, (0, "#171a45"), (0.4, "#4b2f78"), (0.72, "#c2527f"), (0.9, "#ff9468"), (1, "#ffc07a"))
    scene = mix(scene, rgb("#ff8f86"), clouds(171, 1.6, 0.12) * 0.35) + stars(172, 250, 0.25) * 0.5
    random = np.random.default_rng(173)
    for row, (width, tallest, dark, lit) in enumerate(
        (
            (0.020, 0.26, "#a4587f", 0.05),
            (0.032, 0.36, "#5f3b6f", 0.16),
            (0.050, 0.44, "#2f2450", 0.30),
            (0.072, 0.30, "#150f2c", 0.42),
        )
    ):
        left = -0.03
        while left < 1.02:
            wide = width * random.uniform(0.7, 1.5)
            middle = left + wide / 2
            crowd = 0.45 + 0.75 * np.exp(-(((middle - 0.60) / 0.24) ** 2)) if row < 3 else 0.65
            top = horizon - tallest * crowd * random.uniform(0.35, 1.0)
            inside = (COLUMN >= left) & (COLUMN < left + wide * 0.94) & (ROW >= top) & (ROW <= horizon)
            if random.random() < 0.35:
                inside |= (np.abs(COLUMN - middle) < wide * 0.30) & (ROW >= top - wide * 0.35) & (ROW < top)
            if random.random() < 0.3:
                inside |= (np.abs(COLUMN - middle) < 0.0012) & (ROW >= top - wide * 1.3) & (ROW < top)
            shade = ramp((ROW - top) / (horizon - top + 1e-3), (0, dark), (1, "#d9687d" if row == 0 else dark))
            body = shade * mix(1.25, 0.75, np.clip((COLUMN - left) / wide, 0, 1))[..., None]
            size = 0.0045 + 0.0022 * row
            cell_x, cell_y = np.floor((COLUMN - left) / size).astype(int), np.floor((ROW - top) / (size * 1.35)).astype(
                int
            )
            on = random.random((400, 400))[cell_x % 400, cell_y % 400]
            in_x, in_y = ((COLUMN - left) / size) % 1, ((ROW - top) / (size * 1.35)) % 1
            pane = (in_x > 0.28) & (in_x < 0.80) & (in_y > 0.3) & (in_y < 0.8) & (on < lit * random.uniform(0.5, 1.2))
            pane &= (ROW > top + size) & (ROW < horizon - 0.008)
            lamp = ramp(on / lit, (0, "#ffe9b8"), (0.5, "#ffc266"), (0.8, "#ff9d5c"), (1, "#bfe0ff"))
            body = np.where(pane[..., None], lamp * (0.75 + 0.25 * row / 3), body)
            scene = np.where(inside[..., None], body, scene)
            left += wide
        haze = smoothstep(horizon - 0.25, horizon, ROW) * (0.30 - 0.08 * row)
        scene = mix(scene, rgb("#ff9a7a"), np.clip(haze, 0, 1))
    below = np.maximum(ROW - horizon, 1e-4)
    ripple = fractal(COLUMN * 2.2 / (below + 0.05), 1.5 / (below + 0.02), 176, 5)
    rows = np.clip(
        (horizon - below * 1.5 - 0.004 + ripple * (0.006 + 0.16 * below)) * FINE, 0, FINE * horizon - 3
    ).astype(int)
    columns = np.clip((COLUMN + ripple * 0.012 * (0.3 + below * 4)) * FINE, 0, FINE - 1).astype(int)
    water = scene[rows, columns] * mix(0.85, 0.5, below / 0.3)[..., None] + rgb("#1a1440") * 0.25
    return develop(np.where((ROW > horizon)[..., None], water, scene), 7)


def waves():
    """Swell rolling in under a low sun that shines through the crests."""
    horizon = 0.34
    view = View(height=1.0, horizon=horizon, lens=1.0, near=0.7, far=90)
    sun = direction(0.28, 0.9, 0.30)

    def ground(x, y):
        bend = 0.55 * noise(x * 0.16, y * 0.16, 181) + 0.2 * noise(x * 0.5, y * 0.4, 182)
        swell = (0.5 + 0.5 * np.sin((y * 0.85 + x * 0.13) + 4.2 * bend)) ** 3
        chop = 0.10 * (1 - np.abs(fractal(x * 0.9 + 0.3 * y, y * 1.5, 184, 5)) * 1.5)
        return 0.58 * swell * (0.55 + 0.9 * noise(x * 0.2, y * 0.13, 183)) * np.exp(-y / 60) + chop * np.exp(-y / 25)

    def sky_at(height):
        return ramp(height, (0, "#ffe2a6"), (0.10, "#f9b98a"), (0.3, "#8fb4cf"), (0.6, "#3f7db8"), (1, "#265a9c"))

    sky = mix(sky_at((horizon - ROW) / horizon), rgb("#ffd9b8"), clouds(186, 2.0, 0.05) * 0.7)
    sky += glow(0.78, 0.255, 0.28, 1.1)[..., None] * rgb("#ffcf87") * 0.9

    x, y, mask = view.hit(ground)
    normal, height = view.normal(ground, x, y)
    eye = np.stack([x, y, height - view.height], -1)
    eye /= np.linalg.norm(eye, axis=-1, keepdims=True)
    facing = np.clip(-(eye * normal).sum(-1), 0, 1)
    bounce = eye + 2 * facing[..., None] * normal
    fresnel = 0.03 + 0.97 * (1 - facing) ** 5
    through = smoothstep(0.12, 0.62, height) * smoothstep(0.0, 0.6, -normal[..., 1] + 0.25)
    deep = mix(ramp(height, (-0.1, "#032a3d"), (0.25, "#0b5566"), (0.6, "#12818a")), rgb("#5fe0c0"), through * 0.75)
    sea = mix(deep, sky_at(np.clip(bounce[..., 2] * 1.3, 0, 1)), np.clip(fresnel * 0.85, 0, 1))
    sea += (np.clip(bounce @ sun, 0, 1) ** 90)[..., None] * rgb("#ffe0a0") * 2.2
    lace = 1 - np.abs(fractal(x * 3.2, y * 3.2, 188, 5)) * 2.6
    foam = smoothstep(0.36, 0.62, height + 0.22 * lace) * smoothstep(-0.1, 0.9, lace + 0.3)
    sea = mix(sea, rgb("#fff3e2"), foam * 0.85)
    sea = mix(sea, rgb("#f7c79a"), (1 - np.exp(-((y / 45) ** 1.3))) * 0.8)
    return develop(np.where(mask[..., None], sea, sky), 8)


def night():
    """A tent under the Milky Way, in a desert of rocks."""
    horizon = 0.74
    along, across = COLUMN * 0.55 - (ROW - 0.36) * 0.85, COLUMN * 0.85 + ROW * 0.55 - 0.62
    band = np.exp(-((along / 0.13) ** 2))
    dust = fractal(along * 7, across * 4.5, 191, 7)
    milk = band * (0.55 + 0.9 * fractal(along * 5 + 9, across * 3, 193, 6))
    lane = smoothstep(0.02, 0.45, dust + 0.25 - np.abs(along) * 5.5) * np.exp(-((along / 0.07) ** 2))
    milk = np.clip(milk, 0, 2) * (1 - 0.82 * lane)
    sky = ramp(ROW / horizon, (0, "#040816"), (0.6, "#0d1b3d"), (0.9, "#2c3a63"), (1, "#7a5a6c"))
    sky += ramp(dust, (-0.5, "#5d6fc0"), (0.1, "#a493d6"), (0.5, "#ffc3a0")) * (milk * 0.80)[..., None]
    sky += stars(194, 2000, horizon) * mix(0.7, 1.0, band)[..., None]
    crowd = stars(195, 9000, horizon) * (np.clip(milk, 0, 1) * 0.75)[..., None]
    scene = sky + crowd
    for row, (base, size, dark) in enumerate(
        ((0.735, 0.16, "#1d1e3a"), (0.775, 0.12, "#12122a"), (0.85, 0.05, "#0a0a1a"))
    ):
        u = COLUMN[0]
        mesa = smoothstep(0.02, 0.10, noise(u * 3.1 + row * 7.7, u * 0 + 0.5, 197 + row)) * (
            0.55 + 0.6 * noise(u * 1.3, u * 0 + row, 196)
        )
        top = (
            base
            - size * np.clip(mesa, 0, 1) * (row < 2)
            - 0.012 * fractal(u * 7, u * 0 + row, 201, 6)
            - (row == 2) * size * noise(u * 1.1, u * 0 + 0.2, 202)
        )
        edge = smoothstep(-0.8, 0.8, (ROW - top[None]) * FINE)
        body = (
            ramp((ROW - top[None]) / 0.2, (0, dark), (1, "#05050e"))
            * (1 + 0.5 * fractal(COLUMN * 14, ROW * 40, 203 + row, 4))[..., None]
        )
        scene = mix(scene, body, edge)
    lamp = glow(0.34, 0.865, 0.16, 1.1) * smoothstep(0.80, 0.90, ROW)
    scene += (lamp * 0.35 * (1 + 0.6 * fractal(COLUMN * 22, ROW * 60, 206, 4)))[..., None] * rgb("#ff9a45")
    side = (COLUMN - 0.34) / 0.058
    slope = (ROW - 0.815) / 0.062
    tent = smoothstep(-0.02, 0.02, slope - np.abs(side) ** 0.85) * (slope < 1)
    cloth = ramp(np.hypot(side, slope - 0.75), (0, "#ffe2a0"), (0.5, "#ffab4f"), (1.1, "#c8541f")) * 0.95
    seam = np.exp(-(((side - 0.10 * slope) / 0.03) ** 2))
    scene = mix(scene, cloth * (1 - 0.55 * seam)[..., None], tent)
    return develop(scene, 9, exposure=1.1)


PICTURES = {scene.__name__: scene for scene in (dunes, lake, mountains, forest, aurora, city, waves, night, canyon)}


def write(image, file, limit=150_000):
    """Writes a JPEG of at most `limit` bytes, at the best quality that fits."""
    for quality in (88, 85, 82, 79, 76):
        encoded = io.BytesIO()
        image.save(encoded, "JPEG", quality=quality, subsampling=0, optimize=True)
        if encoded.tell() <= limit:
            break
    file.write_bytes(encoded.getvalue())
    print(f"{file.name}: {encoded.tell() // 1000} kB at quality {quality}")


def write_thumbnail(file, side=336):
    """Writes the picture in `file` once more beside it, `side` pixels wide: for 112 points at three pixels per point."""
    thumbnail = Image.open(file).resize((side, side), Image.Resampling.LANCZOS)
    write(thumbnail, file.with_name(f"{file.stem}-thumbnail.jpg"), limit=45_000)


def main():
    unknown = set(sys.argv[1:]) - set(PICTURES)
    if unknown:
        names = ", ".join(PICTURES)
        sys.exit(f"make_pictures.py: no picture is called {', '.join(sorted(unknown))}. There are: {names}")
    for name in sys.argv[1:] or PICTURES:
        file = Path(__file__).with_name(f"{name}.jpg")
        write(PICTURES[name](), file)
        write_thumbnail(file)


if __name__ == "__main__":
    main()
