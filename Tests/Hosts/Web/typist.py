"""A field of the page, and what somebody does to it and finds there."""

import time


def needs_input_methods(story):
    """Marks a story that is told only where input methods, and the mouse, can be driven."""
    story.needs_input_methods = True
    return story


class Field:
    """An element of the page, and what a hand and an input method do to it."""

    def __init__(self, browser):
        self.browser, self.evaluate = browser, browser.evaluate
        self.selector = "#text"

    def keep(self, specification, text="", selector="#text"):
        self.selector = selector
        self.evaluate(
            """([selector, text, rules]) => {
              const element = document.querySelector(selector)
              element.value = text
              keep(selector, rules)
              element.focus()
            }""", [selector, text, specification])
        self.select(len(text.encode("utf-16-le")) // 2)

    def select(self, start, end=None):
        self.evaluate(
            "([s, from, to]) => document.querySelector(s).setSelectionRange(from, to)",
            [self.selector, start, start if end is None else end])

    def press(self, *keys):
        for key in keys:
            self.browser.press(key)

    def type(self, text):
        """One key a character."""
        for character in text:
            self.press(character)

    def insert(self, text):
        """What a virtual keyboard or a picker of emoji commits."""
        self.browser.insert(text)

    def paste(self, text):
        """Copies the text from another field of the page, and pastes it here."""
        self.evaluate("""text => {
          window.target = document.activeElement
          window.selected = [target.selectionStart, target.selectionEnd]
          document.addEventListener("copy", (event) => {
            event.clipboardData.setData("text/plain", text)
            event.preventDefault()
          }, { once: true })
          const source = document.body.appendChild(document.createElement("textarea"))
          source.value = "copied"
          source.select()
          source.focus()
        }""", text)
        self.press("Control+c")
        self.evaluate("""() => {
          document.body.lastChild.remove()
          target.focus()
          target.setSelectionRange(...selected)
        }""")
        self.press("Control+v")

    def compose(self, *texts):
        for text in texts:
            self.browser.compose(text)

    def wait(self, milliseconds):
        time.sleep(milliseconds / 1000)

    @property
    def state(self):
        return self.evaluate(
            """s => {
              const { value, selectionStart: from, selectionEnd: to } = document.querySelector(s)
              const [before, inside, behind] = [value.slice(0, from), value.slice(from, to), value.slice(to)]
              return before + (from === to ? "|" : `‹${inside}›`) + behind
            }""", self.selector)

    def property(self, expression):
        return self.evaluate(f"s => document.querySelector(s).{expression}", self.selector)

    def shows(self, state):
        assert self.state == state, f"the field shows {self.state!r}, and not {state!r}"

    def heard(self, *texts):
        heard = self.evaluate("heard.splice(0)")
        assert heard == list(texts), f"the page heard {heard}, and not {list(texts)}"

    def decided(self, *outcomes):
        decided = self.evaluate("decisions.splice(0)")
        assert decided == list(outcomes), f"{decided}, and not {list(outcomes)}"

    def says(self, words):
        said = self.evaluate("document.querySelector('[role=status]').textContent")
        assert words in said and (words or not said), f"it is said {said!r}, and not {words!r}"
