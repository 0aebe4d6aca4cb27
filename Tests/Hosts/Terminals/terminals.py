"""Types into the live field in real terminals, and compares what they show.

    terminals.py PROGRAM [--shots FOLDER] [--widths] [WORD...]

A text is shown if each of its clusters, or their code points, are in the terminal's own dump of the screen, in a frame that
is whole, and if the terminal advances as many columns as the program gave each text that it wrote. Terminals without a
dump are asked for the columns alone. `--widths` prints a table of widths instead. The words choose terminals.
"""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
BRIDGE = [sys.executable, os.path.join(HERE, "bridge.py")]
SCREEN = ":77"
SIZE = (60, 20)

TEXTS = [
    "e🫨f𱍐g",
    "a👨‍👩‍👧‍👦b❤️c👍🏽d🇨🇳e#️⃣f",
    "“引”①§±→…·αЖx",
    "lǜsè āáǎà x",
    "一二三四五六七八👨‍👩‍👧‍👦九x❤️🇨🇳y",
    "क्षि ﷽ e\u0301 한 かナ z",
    "שלום abc \u200f d",
]
SEQUENCES = ["─", "·", "é", "ǎ", "α", "Ж", "①", "”", "中", "한", "😀", "🫨", "𱍐", "👍🏽", "❤️", "☎️", "🇨🇳", "#️⃣", "🧑‍⚕️", "👨‍👩‍👧‍👦", "क्षि", "﷽"]


class Terminal:
    """A terminal with the program in it, and a client of the bridge between them."""

    version = None
    can_dump = True

    def __init__(self, program, folder):
        self.folder = folder
        self.path = os.path.join(folder, "socket")
        self.dumped = os.path.join(folder, "dump")
        self.processes = []
        self.open([*BRIDGE, self.path, *program])
        self.client = socket.socket(socket.AF_UNIX)
        for _ in range(300):
            try:
                self.client.connect(self.path)
                break
            except OSError:
                time.sleep(0.1)
        self.answers = self.client.makefile()
        # Keys that come before the field are discarded.
        for _ in range(100):
            if "character" in self.ask({}):
                break

    def start(self, *command, **environment):
        process = subprocess.Popen(
            command, env={**os.environ, "DISPLAY": SCREEN, "LC_ALL": "C.UTF-8", **environment},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=open(os.path.join(self.folder, "log"), "a"))
        self.processes.append(process)
        return process

    def ask(self, order):
        self.client.sendall(json.dumps(order).encode() + b"\n")
        return json.loads(self.answers.readline())

    def type(self, keys):
        return self.ask({"keys": keys})

    def dump(self):
        """The rows of the screen as the terminal has them."""
        if os.path.exists(self.dumped):
            os.remove(self.dumped)
        self.print()
        for _ in range(100):
            if os.path.exists(self.dumped) and os.path.getsize(self.dumped):
                time.sleep(0.05)
                with open(self.dumped, errors="replace") as file:
                    return file.read().split("\n")
            time.sleep(0.05)
        raise TimeoutError("no dump")

    def shot(self, path):
        subprocess.run(["import", "-display", SCREEN, "-window", "root", path], check=True)

    def close(self):
        self.client.close()
        time.sleep(0.1)
        for process in reversed(self.processes):
            process.terminate()
            process.wait(5)


class Xterm(Terminal):
    options = []

    def open(self, command):
        self.start(
            "xterm", "-u8", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", f"{SIZE[0]}x{SIZE[1]}", *self.options,
            "-xrm", f"XTerm*printerCommand: cat > {self.dumped}", "-xrm", "XTerm*printAttributes: 0",
            "-e", *self.inside(command))

    def inside(self, command):
        return command

    def print(self):
        self.ask({"write": "\x1b[i"})


class WideXterm(Xterm):
    options = ["-cjk_width"]


class Tmux(Terminal):
    def tmux(self, *arguments):
        return ["tmux", "-L", os.path.basename(self.folder), "-f", "/dev/null", *arguments]

    def session(self, command):
        return self.tmux("new-session", "-x", str(SIZE[0]), "-y", str(SIZE[1] + 1), "-s", "s", *command)

    def open(self, command):
        # Without a client, as in a script.
        subprocess.run(
            [*self.session(["-d"]), *command], check=True, env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"})
        self.options()

    def options(self):
        subprocess.run(self.tmux("set", "-g", "status", "off"), check=True)

    def dump(self):
        out = subprocess.run(self.tmux("capture-pane", "-p", "-t", "s"), check=True, capture_output=True, text=True)
        return out.stdout.split("\n")

    def shot(self, path):
        pass

    def close(self):
        super().close()
        subprocess.run(self.tmux("kill-server"), capture_output=True)


class TmuxInXterm(Xterm):
    """What counts is what the outer terminal shows, which is asked through tmux."""

    server = Tmux.tmux

    def inside(self, command):
        return [*self.server("new-session", "-s", "s", *command), ";", "set", "status", "off", ";", "set", "-g", "allow-passthrough", "on"]

    def print(self):
        self.ask({"write": "\x1bPtmux;\x1b\x1b[i\x1b\\"})

    def close(self):
        super().close()
        subprocess.run(self.server("kill-server"), capture_output=True)


class Vte(Terminal):
    kind = "NARROW"

    def open(self, command):
        self.window = self.start(
            "/usr/bin/python3", os.path.join(HERE, "vte.py"), self.kind, self.dumped, str(SIZE[0]), str(SIZE[1]), *command,
            GDK_BACKEND="x11", VTE_VERSION="")

    def print(self):
        self.window.send_signal(signal.SIGUSR1)


class WideVte(Vte):
    kind = "WIDE"


class Foot(Terminal):
    """In Wayland without a screen: sway's, because foot needs a seat."""

    can_dump = False

    def open(self, command):
        self.wayland = {
            "XDG_RUNTIME_DIR": self.folder, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman",
            "WLR_LIBINPUT_NO_DEVICES": "1", "WAYLAND_DISPLAY": "", "HOME": self.folder}
        with open(os.path.join(self.folder, "config"), "w") as file:
            file.write("default_border none\noutput * resolution 900x500\n")
        # The compositor refuses to run as root.
        user = []
        if os.getuid() == 0:
            user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            os.chown(self.folder, 65534, 65534)
        os.chmod(self.folder, 0o700)
        self.start(*user, "sway", "-c", os.path.join(self.folder, "config"), **self.wayland)
        for _ in range(100):
            if sockets := [name for name in os.listdir(self.folder) if re.fullmatch(r"wayland-\d+", name)]:
                break
            time.sleep(0.05)
        self.wayland["WAYLAND_DISPLAY"] = sockets[0]
        self.start("foot", "-c", "/dev/null", "-f", "DejaVu Sans Mono:size=11", *command, **self.wayland)

    def shot(self, path):
        # The compositor draws later.
        time.sleep(1)
        subprocess.run(["grim", path], check=True, env={**os.environ, **self.wayland})


KINDS = {
    "tmux": (Tmux, "tmux"), "tmux in xterm": (TmuxInXterm, "tmux"), "xterm": (Xterm, "xterm"),
    "xterm -cjk_width": (WideXterm, "xterm"), "VTE": (Vte, "libvte-2.91-0"),
    "VTE, wide": (WideVte, "libvte-2.91-0"), "foot": (Foot, "foot"),
}


def clusters(text):
    """The clusters of a text, well enough for the texts above."""
    found = []
    for scalar in text:
        joins = (
            unicodedata.category(scalar) in ("Mn", "Me", "Mc") or scalar == "\u200d" or 0x1F3FB <= ord(scalar) <= 0x1F3FF
            or (found and found[-1][-1] in "\u200d\u094d")
            or (found and len(found[-1]) == 1 and all(0x1F1E6 <= ord(each) <= 0x1F1FF for each in found[-1] + scalar)))
        if joins and found:
            found[-1] += scalar
        else:
            found.append(scalar)
    return found


def plain(text):
    """A text without what dumps leave out or add, such as xterm's U+FFFF behind a wide character."""
    return unicodedata.normalize("NFC", re.sub("[\u200d\u2068\u2069\ufe0f\uffff ]", "", text))


def faults(terminal, text):
    """What is wrong with a text, which has been typed."""
    if terminal.can_dump:
        rows = terminal.dump()
        place = next((index for index, row in enumerate(rows) if row[:1] in "│|" and row.strip()), None)
        if place is None:
            yield f"no frame: {rows}"
            return
        row = rows[place]
        if not re.fullmatch(r"[│|].*[│|]", row.rstrip()):
            yield f"the frame is broken: {row!r}"
        for edge in (rows[place - 1], rows[place + 1]):
            if not re.fullmatch(r"[┌└+][─-]+[┐┘+]", edge.strip()):
                yield f"the edge is broken: {edge!r}"
        shown = plain(row)
        for cluster in clusters(text):
            codes = "<" + "".join(f"{ord(scalar):X}" for scalar in cluster) + ">"
            if plain(cluster) not in shown and codes not in shown:
                yield f"{cluster!r} is missing in {row!r}"
    yield from gaps(terminal)


def gaps(terminal):
    """The texts that take more columns than the program gave them. Some get a column more than they take, because they are
    drawn wide."""
    for run, given, taken in terminal.ask({"runs": True}):
        if taken is None or given < taken:
            yield f"{run!r} has {given} columns, and takes {taken}"


def check(name, terminal, shots):
    count = 0
    for index, text in enumerate(TEXTS):
        terminal.type(f"\x15\x1b[200~{text}\x1b[201~")
        terminal.type("\x0c")
        if shots and (index in (1, 4, 6)):
            terminal.shot(os.path.join(shots, f"{name} {index}.png".replace(" ", "-").replace(",", "")))
        for fault in faults(terminal, text):
            count += 1
            print(f"{name}: {text!r}: {fault}", flush=True)
    for query in ("family", "shaking", "arrow"):
        terminal.type("\x1c" + query)
        terminal.type("\x0c")
        if shots:
            terminal.shot(os.path.join(shots, f"{name} {query}.png".replace(" ", "-").replace(",", "")))
        for fault in gaps(terminal):
            count += 1
            print(f"{name}: the picker: {fault}", flush=True)
        terminal.type("\x0c\x1b")
    return count


def main(arguments):
    program = [os.path.abspath(arguments.pop(0)), "--label", "טקסט text"]
    shots = None
    if "--shots" in arguments:
        index = arguments.index("--shots")
        shots = os.path.abspath(arguments[index + 1])
        os.makedirs(shots, exist_ok=True)
        del arguments[index:index + 2]
    prints_widths = "--widths" in arguments
    words = [word for word in arguments if word != "--widths"]
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "900x500x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    count, table = 0, {}
    try:
        for name, (kind, package) in KINDS.items():
            if words and not any(word in name for word in words):
                continue
            began = time.time()
            folder = tempfile.mkdtemp(prefix="terminal-")
            terminal = kind(program, folder)
            try:
                if prints_widths:
                    version = subprocess.run(
                        ["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True).stdout
                    table[f"{name} {re.split('[-+~]', version)[0]}"] = terminal.ask({"widths": SEQUENCES})
                else:
                    found = check(name, terminal, shots)
                    print(f"{name}: {len(TEXTS)} texts, {found} faults, {time.time() - began:.0f} s", flush=True)
                    count += found
            finally:
                terminal.close()
                shutil.rmtree(folder, ignore_errors=True)
    finally:
        screen.terminate()
        screen.wait()
    if table:
        print("| | " + " | ".join(table) + " |\n|---" * 1 + "|---" * len(table) + "|")
        for index, text in enumerate(SEQUENCES):
            print(f"| {text} | " + " | ".join(str(widths[index]) for widths in table.values()) + " |")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
