"""Chromium, driven by Playwright; input methods through the DevTools protocol."""

import json

from playwright.sync_api import sync_playwright

from .scripts import wrapped


class Chromium:
    composes = True

    def __init__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        self.name = f"Chromium {self.browser.version}"

    def open(self, address):
        self.context = self.browser.new_context()
        self.page = self.context.new_page()
        self.protocol = self.context.new_cdp_session(self.page)
        self.failures = []
        self.page.on("pageerror", lambda error: self.failures.append(str(error)))
        self.page.goto(address)

    def close_page(self):
        self.context.close()

    def close(self):
        self.browser.close()
        self.playwright.stop()

    def evaluate(self, script, argument=None):
        return json.loads(self.page.evaluate(wrapped(script, argument)))

    def press(self, key):
        self.page.keyboard.press(key)

    def insert(self, text):
        """At once, as a virtual keyboard or a picker of emoji commits it."""
        self.protocol.send("Input.insertText", {"text": text})

    def compose(self, text):
        self.protocol.send(
            "Input.imeSetComposition",
            {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def click(self, x, y):
        self.page.mouse.click(x, y)

    def tap(self, x, y):
        """A finger on a touch screen."""
        self.protocol.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        for kind, points in [("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])]:
            self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def accessible(self, selector):
        """The role, the name and the properties of what a screen reader finds in an element."""
        root = self.protocol.send("DOM.getDocument")["root"]["nodeId"]
        element = self.protocol.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        nodes = self.protocol.send("Accessibility.queryAXTree", {"nodeId": element})["nodes"]
        return [{"role": node["role"]["value"], "name": node.get("name", {}).get("value"),
                 **{one["name"]: one["value"].get("value") for one in node.get("properties", [])}}
                for node in nodes if not node["ignored"]]

    @property
    def mouse(self):
        return self.page.mouse

    def errors(self):
        return self.failures
