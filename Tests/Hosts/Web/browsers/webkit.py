"""WebKitGTK: MiniBrowser under Xvfb, driven through WebKitWebDriver."""

import glob
import json
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

from .scripts import click_action, key_actions, wrapped


class WebKit:
    composes = False

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1000x800x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = self.screen.stdout.readline().strip()
        environment = {
            **os.environ, "DISPLAY": f":{display}", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        self.driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.address = f"http://127.0.0.1:{port}/session"
        binary = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0]
        capabilities = {"webkitgtk:browserOptions": {"binary": binary, "args": ["--automation"]}}
        for attempt in range(50):
            try:
                session = self.ask("", {"capabilities": {"alwaysMatch": capabilities}})
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        else:
            raise RuntimeError("WebKitWebDriver does not answer")
        self.address += f"/{session['sessionId']}"
        self.name = f"WebKitGTK {session['capabilities']['browserVersion']}"

    def ask(self, command, parameters=None, method=None):
        body = None if parameters is None else json.dumps(parameters).encode()
        request = urllib.request.Request(
            self.address + command, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{command}: {json.load(error)['value']['message']}") from None

    def open(self, address):
        self.ask("/url", {"url": address})
        self.evaluate("""() => {
          window.pageErrors = []
          addEventListener("error", (event) => pageErrors.push(event.message))
          addEventListener("unhandledrejection", (event) => pageErrors.push(String(event.reason)))
        }""")

    def close_page(self):
        self.ask("/url", {"url": "about:blank"})

    def close(self):
        try:
            self.ask("", method="DELETE")
        finally:
            os.killpg(self.driver.pid, signal.SIGTERM)
            self.driver.wait(10)
            self.screen.terminate()
            self.screen.wait(10)

    def evaluate(self, script, argument=None):
        return json.loads(self.ask("/execute/async", {
            "script": f"""const done = arguments[0]
              ({wrapped(script, argument)}).then(done, (error) => done(JSON.stringify({{ threw: String(error) }})))""",
            "args": []}))

    def press(self, key):
        # MiniBrowser has no keys for these.
        if command := {"Control+z": "undo", "Control+Shift+Z": "redo"}.get(key):
            self.evaluate(f"() => {{ document.execCommand('{command}') }}")
            return
        self.ask("/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": key_actions(key)}]})

    def insert(self, text):
        """One key a scalar: the driver takes no more, and gives an emoji to an input method, which commits it."""
        for scalar in text:
            self.press(scalar)

    def click(self, x, y):
        self.ask("/actions", {"actions": [click_action(x, y)]})

    def errors(self):
        return self.evaluate("window.pageErrors ?? []")
