"""Chromium and Firefox as a person starts them: nothing but the page itself reports what happens in it."""

import functools
import http.server
import json
import queue
import threading

from desktop import PATIENCE


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page, and passes questions to its script."""

    def log_message(self, *_):
        pass

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"] or 0))
        answer = b""
        if self.path == "/answer":
            self.server.answers.put(body)
        else:
            try:
                answer = self.server.questions.get(timeout=5).encode()
            except queue.Empty:
                pass
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)


class Browser:
    def __init__(self, desktop, folder):
        self.desktop = desktop
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        self.server.questions, self.server.answers = queue.Queue(), queue.Queue()
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.profile = desktop.home / self.command[0]
        self.profile.mkdir()
        self.prepare()
        address = f"http://127.0.0.1:{self.server.server_port}/page.html"
        desktop.start(*(part.format(self.profile) for part in self.command), address)
        desktop.show("Ready")
        self.ask("1")

    def prepare(self):
        pass

    def ask(self, script):
        """Returns the value of an expression in the page."""
        self.server.questions.put(script)
        answer = json.loads(self.server.answers.get(timeout=PATIENCE))
        if "error" in answer:
            raise RuntimeError(f"{answer['error']} in {script}")
        return answer["value"]

    def call(self, function, *arguments):
        return self.ask(f"{function}({', '.join(map(json.dumps, arguments))})")

    # MARK: What every host does

    def keep(self, specification, text, start, end, prepare=""):
        self.ask("reload")
        self.call("keep", specification, text, start, end, prepare)

    def read(self):
        return self.call("read")

    def place(self, selector):
        return self.call("place", selector)

    def events(self):
        return self.ask("events")

    def close(self):
        self.server.shutdown()


class Chromium(Browser):
    command = (
        "chromium", "--no-sandbox", "--user-data-dir={}", "--no-first-run", "--no-default-browser-check", "--disable-gpu",
        "--ozone-platform=x11", "--window-position=0,0", "--window-size=1000,760", "--password-store=basic",
        "--disable-background-networking", "--disable-component-update", "--disable-sync")


class Firefox(Browser):
    command = ("firefox-esr", "--no-remote", "--profile", "{}", "--width", "1000", "--height", "760")
    settings = {
        "browser.aboutwelcome.enabled": False, "browser.shell.checkDefaultBrowser": False,
        "browser.startup.homepage_override.mstone": "ignore", "browser.tabs.firefox-view": False,
        "datareporting.policy.dataSubmissionEnabled": False, "termsofuse.bypassNotification": True,
        "browser.preonboarding.enabled": False, "app.update.enabled": False}

    def prepare(self):
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in self.settings.items())
        (self.profile / "user.js").write_text("\n".join(lines))
