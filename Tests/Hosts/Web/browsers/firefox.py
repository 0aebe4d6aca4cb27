"""Firefox, driven through its own WebDriver BiDi port."""

import json
import re
import subprocess
import tempfile

import websocket

from .scripts import click_action, clusters, key_actions, wrapped


class Firefox:
    composes = False

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile.name,
             "--remote-debugging-port", "0", "about:blank"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        for line in self.process.stderr:
            if listening := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                break
        else:
            raise RuntimeError("Firefox does not listen")
        self.socket = websocket.create_connection(
            f"{listening[1]}/session", timeout=60, suppress_origin=True)
        self.last, self.failures = 0, []
        session = self.ask("session.new", {"capabilities": {}})["capabilities"]
        self.name = f"Firefox {session['browserVersion']}"
        self.ask("session.subscribe", {"events": ["log.entryAdded"]})

    def ask(self, method, parameters):
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.last:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]
            if answer.get("method") == "log.entryAdded" and answer["params"]["type"] == "javascript":
                self.failures.append(answer["params"]["text"])

    def open(self, address):
        self.context = self.ask("browsingContext.create", {"type": "tab"})["context"]
        self.failures = []
        self.ask("browsingContext.navigate", {"context": self.context, "url": address, "wait": "complete"})

    def close_page(self):
        self.ask("browsingContext.close", {"context": self.context})

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(10)
        self.profile.cleanup()

    def evaluate(self, script, argument=None):
        answer = self.ask("script.evaluate", {
            "expression": wrapped(script, argument), "target": {"context": self.context},
            "awaitPromise": True, "userActivation": True})
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def press(self, key):
        self.ask("input.performActions", {
            "context": self.context,
            "actions": [{"type": "key", "id": "keyboard", "actions": key_actions(key)}]})

    def insert(self, text):
        """One key a cluster: nothing commits several at once here."""
        for cluster in clusters(text):
            self.press(cluster)

    def click(self, x, y):
        self.ask("input.performActions", {"context": self.context, "actions": [click_action(x, y)]})

    def errors(self):
        return self.failures
