"""A screen of its own, with a window manager and the input methods of ibus, and a keyboard that types into it."""

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 60


def until(question, what):
    """Waits until the answer is true, and returns it. After `PATIENCE` seconds without one it fails."""
    end = time.monotonic() + PATIENCE
    while not (answer := question()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: nothing of it in {PATIENCE} seconds")
        time.sleep(0.01)
    return answer


class Desktop:
    """Everything it starts ends with it: all these processes have its folder in their environment."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        home = self.home = Path(self.folder.name)
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(home), "TYPIST": str(home), "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(home), "XDG_CURRENT_DESKTOP": "GNOME", "GSETTINGS_BACKEND": "keyfile",
            "GTK_IM_MODULE": "ibus", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
            "LIBGL_ALWAYS_SOFTWARE": "1", "GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"}
        # One key after the other: without this, a slow input method lets the sentinel overtake the keys before it.
        self.environment["IBUS_ENABLE_SYNC_MODE"] = "1"
        settings = home / ".config/glib-2.0/settings/keyfile"
        settings.parent.mkdir(parents=True)
        settings.write_text(
            "[org/freedesktop/ibus/engine/hangul]\ninitial-input-mode='hangul'\noff-keys=''\n"
            "[org/freedesktop/ibus/engine/anthy/common]\ninput-mode=0\n")
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _start(self):
        screen = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "1100x800x24", "-nolisten", "tcp")
        self.environment["DISPLAY"] = f":{screen.stdout.readline().strip()}"
        bus = self.start("dbus-daemon", "--session", "--nofork", "--print-address")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.start("openbox")
        # Without its panel, which chooses an engine and a keyboard layout when it is ready.
        self.start("ibus-daemon", "--panel=disable", "--emoji-extension=disable")
        until(lambda: self.run("ibus", "list-engine"), "ibus")

    def __exit__(self, *_):
        mark = f"TYPIST={self.folder.name}".encode()
        for kind in (signal.SIGTERM, signal.SIGKILL):
            for process in self._marked(mark):
                try:
                    os.kill(process, kind)
                except ProcessLookupError:
                    pass
            end = time.monotonic() + 5
            while self._marked(mark) and time.monotonic() < end:
                time.sleep(0.05)
        self.folder.cleanup()

    @staticmethod
    def _marked(mark):
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                if mark in (entry / "environ").read_bytes().split(b"\0"):
                    found.append(int(entry.name))
            except OSError:
                pass
        return found

    def start(self, *command, **environment):
        """Starts a program, whose messages go to a file of its name."""
        log = open(self.home / f"{command[0]}.log", "w")
        return subprocess.Popen(
            command, env={**self.environment, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=log, text=True, start_new_session=True)

    def run(self, *command):
        return subprocess.run(command, env=self.environment, capture_output=True, text=True).stdout.strip()

    # MARK: The keyboard and the mouse

    def press(self, *keys, delay=12):
        self.run("xdotool", "key", "--delay", str(delay), *keys)

    def click(self, x, y):
        self.run("xdotool", "mousemove", str(x), str(y), "click", "1")

    def choose(self, engine):
        """Chooses an input method, and the keyboard layout with dead keys for the one that has them."""
        if self.run("ibus", "engine") == engine:
            return
        self.run("ibus", "engine", engine)
        until(lambda: self.run("ibus", "engine") == engine, engine)
        self.run("setxkbmap", "us", "intl" if "intl" in engine else "")

    def show(self, title):
        """Gives a window the focus, once it is there."""
        window = until(lambda: self.run("xdotool", "search", "--onlyvisible", "--name", f"^{title}"), title).split()[-1]
        self.run("xdotool", "windowactivate", "--sync", window)
        until(lambda: self.run("xdotool", "getwindowfocus") == window, f"the focus of {title}")
