"""The phase `saves` of scripts/soak: a Swift file that is open in a window is saved again and again, in every state of repair.

Every good save has to show; no other one may take the last good picture away; and code that is healthy may not be said to loop
or to wait, whatever else the machine does. In some of the saves the code's process is stopped for a while, in others the
window's. At the end no process may be left.
"""

import os
import pathlib
import signal
import struct
import subprocess
import time

WIDTH, HEIGHT = 390, 844
# Seconds within which a good save shows, beside two busy loops.
LONGEST = 90
MESSAGES = ("endless loop", "it waits", "it is stopped")
GOOD = """import UIKit
{extra}
#Preview("Saves") {{
    let controller = UIViewController()
    controller.view.backgroundColor = UIColor(red: {0} / 255.0, green: {1} / 255.0, blue: {2} / 255.0, alpha: 1)
    {statement}
    return controller
}}
"""
# The kinds of saves with their weights; of a loop there are few, as each takes some seconds of a processor.
KINDS = {"good": 50, "broken": 12, "trapping": 10, "looping": 2, "half": 10, "folder": 6, "removed": 6, "exit": 4}


class Failure(Exception):
    """What a save did that it must not do."""


def text(color, statement="", extra=""):
    return GOOD.format(*color, statement=statement, extra=extra)


def is_alive(process):
    """Whether there is such a process; one that only waits for its parent, the system's first process, is none."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Saves:
    """A window with the file, and what is done to it."""

    def __init__(self, desktop, options, folder, chance):
        self.desktop, self.options, self.chance = desktop, options, chance
        self.folder = pathlib.Path(folder)
        self.file = self.folder / "Saves.swift"
        self.color = (20, 40, 60)
        self.count = 0
        self.file.write_text(text(self.color))
        self.log = open(self.folder / "errors.txt", "w+")
        environment = desktop.environment | {"XDG_CACHE_HOME": str(self.folder / "cache")}
        self.process = subprocess.Popen(
            [options.segue, "open", str(self.file), "--renderer", "cpu", "--size", f"{WIDTH}x{HEIGHT}", "--scale", "1"],
            env=environment, cwd=folder, stderr=self.log)
        self.origin = (100, 40)
        self.expect(self.color)

    def place_window(self):
        ids = self.desktop.xdotool("search", "--onlyvisible", "--name", "^Segue", check=False)
        if ids:
            self.desktop.xdotool("windowmove", ids.split("\n")[0], *self.origin)

    def pixel(self):
        return self.desktop.pixel(self.origin[0] + WIDTH // 2, self.origin[1] + 60)

    def expect(self, color, within=LONGEST):
        """Waits until `color` shows."""
        deadline = time.monotonic() + within
        shown = None
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise Failure(f"the window ended with status {self.process.returncode}")
            shown = self.pixel()
            if all(abs(a - b) <= 1 for a, b in zip(shown, color)):
                return
            self.place_window()
            time.sleep(0.02)
        raise Failure(f"{shown} shows instead of {color}, {within} s after the save")

    def children(self):
        """The processes below the window's, with the window's own first."""
        found, index = [self.process.pid], 0
        while index < len(found):
            try:
                tasks = list(pathlib.Path(f"/proc/{found[index]}/task").iterdir())
            except OSError:
                tasks = []
            for task in tasks:
                try:
                    found += [int(number) for number in (task / "children").read_text().split()]
                except OSError:
                    pass
            index += 1
        return found

    def stop_some(self, processes, seconds):
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        time.sleep(seconds)
        for process in processes:
            try:
                os.kill(process, signal.SIGCONT)
            except OSError:
                pass

    def write(self, content):
        """Saves as an editor does: in place, or as a new file with the old one's name."""
        if self.chance.random() < 0.5:
            self.file.write_text(content)
        else:
            other = self.folder / ".Saves.swift.new"
            other.write_text(content)
            other.replace(self.file)

    def save(self, kind):
        """One save; a good one ends it, so that each state of repair is followed by a picture."""
        self.count += 1
        color = (self.count * 37 % 200 + 20, self.count * 91 % 200 + 20, self.count * 151 % 200 + 20)
        getattr(self, "save_" + kind)(color)
        if kind not in ("good", "half", "folder", "removed"):
            time.sleep(self.chance.choice([0.1, 0.6, 1.5]))
            self.expect_nothing_lost()
            self.write(text(color))
        self.expect(color)
        self.color = color

    def expect_nothing_lost(self):
        shown = self.pixel()
        if any(abs(a - b) > 1 for a, b in zip(shown, self.color)):
            raise Failure(f"{shown} shows instead of the last good {self.color}")

    def save_good(self, color):
        self.write(text(color))

    def save_broken(self, color):
        self.write(text(color, statement="let x: Int = word"))

    def save_trapping(self, color):
        self.write(text(color, statement="let a = [1]; print(a[9 - a.count])"))

    def save_looping(self, color):
        self.write(text(color, statement="while true {}"))
        time.sleep(self.chance.choice([1, 12]))

    def save_exit(self, color):
        self.write(text(color, statement="exit(3)"))

    def save_half(self, color):
        content = text(color)
        self.file.write_text(content[:len(content) * self.chance.randint(1, 9) // 10])
        time.sleep(self.chance.choice([0.01, 0.1, 0.8]))
        self.file.write_text(content)

    def save_folder(self, color):
        self.file.unlink()
        self.file.mkdir()
        time.sleep(self.chance.choice([0.05, 0.7]))
        self.file.rmdir()
        self.write(text(color))

    def save_removed(self, color):
        self.file.unlink()
        time.sleep(self.chance.choice([0.05, 0.7]))
        self.write(text(color))

    def expect_no_complaint(self):
        self.log.flush()
        complaints = [line for line in (self.folder / "errors.txt").read_text().split("\n")
                      if any(message in line for message in MESSAGES)]
        wrong = complaints[self.loops:] if len(complaints) > self.loops else []
        if wrong:
            raise Failure(f"healthy code was accused: {wrong[0]}")

    loops = 0

    def megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        sizes = dict(line.split(":", 1) for line in status.splitlines())
        return sum(int(sizes[name].split()[0]) for name in ("RssAnon", "RssShmem")) * 1024 / 1e6

    def close(self):
        """Closes the window as its user does, and looks for what is left."""
        family = self.children()
        self.desktop.xdotool("key", "q", check=False)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Failure("the window does not close")
        time.sleep(1)
        left = [process for process in family if is_alive(process)]
        if left:
            names = [pathlib.Path(f"/proc/{process}/cmdline").read_bytes()[:80] for process in left]
            raise Failure(f"processes are left: {names}")
        if self.process.returncode != 0:
            raise Failure(f"the window ended with status {self.process.returncode}")


def run(desktop, options, folder, chance, curve):
    """`options.saves` saves, with `options.stops` stops of either process; the curve of the window's memory."""
    busy = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(options.busy)]
    saves = Saves(desktop, options, folder, chance)
    kinds, weights = zip(*KINDS.items())
    stops = chance.sample(range(options.saves), min(options.saves, 2 * options.stops))
    stopped = {number: "child" if index % 2 == 0 else "window" for index, number in enumerate(stops)}
    try:
        for number in range(options.saves):
            kind = chance.choices(kinds, weights)[0]
            try:
                if kind == "looping":
                    saves.loops += 1
                if number in stopped:
                    family = saves.children()
                    which = family[1:] if stopped[number] == "child" else family[:1]
                    saves.write(text(saves.color))
                    time.sleep(chance.choice([0, 0.3, 0.6]))
                    saves.stop_some(which, options.stop_seconds)
                saves.save(kind)
                if number not in stopped:
                    saves.expect_no_complaint()
                else:
                    saves.loops += 2
            except Failure as failure:
                raise Failure(f"save {number} ({kind}{', stopped ' + stopped[number] if number in stopped else ''}): {failure}")
            curve.take((number + 1) / options.saves, saves)
        saves.close()
    finally:
        saves.process.kill()
        for process in busy:
            process.kill()
            process.wait()


def pixel(path, x, y):
    """The colour at a point of the screen of Xvfb, from its file (XWD)."""
    with open(path, "rb") as file:
        header = struct.unpack(">25I", file.read(100))
        start, line, colors = header[0], header[12], header[19]
        file.seek(start + colors * 12 + y * line + 4 * x)
        blue, green, red, _ = file.read(4)
    return red, green, blue
