"""Stands between a terminal and the program: runs in the terminal, runs the program in a pseudo-terminal of its own, and
passes on what both write. A client of its socket types, and asks what the terminal shows.

    bridge.py SOCKET COMMAND...
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import socket
import sys
import termios
import time
import tty

QUESTIONS = re.compile("\x1b\\[\\?25l\x1b\\[8m.*?\x1b\\[2K", re.S)
SEQUENCE = re.compile("\x1b\\[([0-9;?$]*)([A-Za-z])|([^\x1b]+)", re.S)


class Bridge:
    def __init__(self, path, command):
        self.painted = ""
        self.child, self.program = pty.fork()
        if self.child == 0:
            os.execvp(command[0], command)
        self.resize()
        signal.signal(signal.SIGWINCH, lambda *_: self.resize())
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen()
        self.saved = termios.tcgetattr(0)
        tty.setraw(0)

    def resize(self):
        size = fcntl.ioctl(0, termios.TIOCGWINSZ, b"\0" * 8)
        fcntl.ioctl(self.program, termios.TIOCSWINSZ, size)
        os.kill(self.child, signal.SIGWINCH)

    def run(self):
        client, pending = None, b""
        while True:
            sources = [0, self.program, self.listener] + ([client] if client else [])
            ready, _, _ = select.select(sources, [], [])
            self.pass_on(ready)
            if self.listener in ready:
                client, _ = self.listener.accept()
            elif client in ready:
                data = client.recv(65536)
                if not data:
                    return
                pending += data
                while b"\n" in pending:
                    line, pending = pending.split(b"\n", 1)
                    answer = self.obey(json.loads(line))
                    client.sendall(json.dumps(answer).encode() + b"\n")

    def pass_on(self, ready):
        if self.program in ready:
            data = os.read(self.program, 65536)
            self.painted += data.decode("utf-8", "replace")
            os.write(1, data)
        if 0 in ready:
            os.write(self.program, os.read(0, 65536))

    def obey(self, order):
        if "keys" in order:
            self.painted = ""
            os.write(self.program, order["keys"].encode())
        if "write" in order:
            os.write(1, order["write"].encode())
        self.settle()
        if "widths" in order:
            return [self.width(text) for text in order["widths"]]
        if "runs" in order:
            return [[text, columns, self.width(text)] for text, columns in self.runs()]
        return self.painted

    def settle(self, quiet=0.25):
        """Passes on until both are quiet."""
        while ready := select.select([0, self.program], [], [], quiet)[0]:
            self.pass_on(ready)

    def width(self, text):
        """The columns that the terminal advances for a text, in its last row."""
        rows = os.get_terminal_size(0).lines
        os.write(1, f"\x1b[{rows};1H\x1b[2K{text}\x1b[6n".encode())
        answer = b""
        end = time.time() + 2
        while not answer.endswith(b"R") and select.select([0], [], [], max(0, end - time.time()))[0]:
            answer += os.read(0, 4096)
        found = re.search(rb"\x1b\[\d+;(\d+)R", answer)
        return int(found[1]) - 1 if found else None

    def runs(self):
        """The texts that the program last wrote in one go, each with the columns that it gave them."""
        column, text, runs = None, "", []
        painted = QUESTIONS.sub("", self.painted[self.painted.rfind("\x1b[2J"):])
        for numbers, final, plain in SEQUENCE.findall(painted):
            if plain:
                text += plain
            elif final == "H":
                column, text = int((numbers.split(";") + ["1"])[1] or 1), ""
            elif final == "G" and column is not None:
                if (text, int(numbers) - column) not in runs:
                    runs.append((text, int(numbers) - column))
                column, text = int(numbers), ""
        return runs


if __name__ == "__main__":
    bridge = Bridge(sys.argv[1], sys.argv[2:])
    try:
        bridge.run()
    finally:
        termios.tcsetattr(0, termios.TCSANOW, bridge.saved)
        os.kill(bridge.child, signal.SIGKILL)
