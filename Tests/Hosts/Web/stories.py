"""Somebody types into a page's fields, in Chromium, Firefox and WebKitGTK.

    INTERCEPTER=… python3 Tests/Hosts/Web/stories.py FOLDER [BROWSER...] [STORY...]

FOLDER is what make-package has written, with field.html, the files of Examples/web
and the static site beside it, INTERCEPTER the native program. A story is a function of one of the modules below. One
that ends badly, such as by a crash of WebKitGTK, is told again in a new browser.
"""

import functools
import http.server
import sys
import threading
import time
import traceback

import bundle_stories
import field_stories
import form_stories
import format_stories
import page_stories
import picker_stories
import react_stories
import vue_stories
from browsers import BROWSERS
from typist import Field


def stories_of(module):
    """In the order of the file."""
    return [value for name, value in vars(module).items()
            if callable(value) and value.__module__ == module.__name__ and not name.startswith("_")]


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def told(browser, address, story):
    """Whether the story ends well."""
    name = story.__name__.replace("_", " ")
    page = getattr(story, "page", getattr(sys.modules[story.__module__], "PAGE", "field.html"))
    browser.open(f"{address}/{page}")
    try:
        for _ in range(100):
            if browser.evaluate("document.querySelector('#text') && document.title !== 'Fields'"):
                break
            time.sleep(0.05)
        story(Field(browser))
        assert not browser.errors(), browser.errors()
        browser.close_page()
        print(f"  {name}", flush=True)
        return True
    except Exception:
        print(f"✗ {name}", flush=True)
        traceback.print_exc(limit=-2)
        return False


def restarted(browser):
    """A new browser of the same kind. The old one may have crashed."""
    try:
        browser.close()
    except Exception:
        traceback.print_exc(limit=-2)
    return type(browser)()


def main(folder, names):
    handler = functools.partial(QuietHandler, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}"
    chosen = [browser for browser in BROWSERS if browser.__name__ in names] or BROWSERS
    every = [story for stories in (field_stories, form_stories, format_stories, page_stories, picker_stories, react_stories, vue_stories, bundle_stories) for story in stories_of(stories)]
    stories = [story for story in every if story.__name__ in names] or every
    failures = 0
    for start in chosen:
        browser = start()
        print(browser.name)
        for story in stories:
            if not browser.composes and hasattr(story, "needs_input_methods"):
                continue
            if not told(browser, address, story):
                browser = restarted(browser)
                failures += not told(browser, address, story)
        browser.close()
    return failures


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1], sys.argv[2:]) else 0)
