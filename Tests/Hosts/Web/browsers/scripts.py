"""What every driver says in the same way."""

import json
import unicodedata


def wrapped(script, argument=None):
    """A script that gives, as JSON, what `script` gives, or what the function gives that it is."""
    return f"""(async () => {{
      const given = ({script.strip().rstrip(";")})
      const value = typeof given === "function" ? await given({json.dumps(argument)}) : await given
      return JSON.stringify(value ?? null)
    }})()"""


# The keys that WebDriver gives private characters to.
KEYS = {
    "Control": "\ue009", "Shift": "\ue008", "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "Delete": "\ue017",
}


def key_actions(key):
    """The presses and releases that `Control+Shift+z` is made of."""
    parts = [key] if len(key) == 1 else key.split("+")
    values = [KEYS.get(part, part) for part in parts]
    return ([{"type": "keyDown", "value": value} for value in values]
            + [{"type": "keyUp", "value": value} for value in reversed(values)])


def click_action(x, y):
    """A press and a release of the mouse at one place."""
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
        {"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
        {"type": "pause", "duration": 50}, {"type": "pointerUp", "button": 0}]}


def clusters(text):
    """The text in pieces that a key could type, near enough to grapheme clusters for the stories."""
    pieces = []
    for character in text:
        joins = pieces and (unicodedata.combining(character) or character in "\u200d\ufe0f"
                            or "\U0001f3fb" <= character <= "\U0001f3ff" or pieces[-1].endswith("\u200d"))
        if joins:
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces
