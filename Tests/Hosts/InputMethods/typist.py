"""Types the steps of a scenario into a host, and compares what it then shows with what is expected.

States are written as everywhere: `ab|cd` has a caret, `a‹bc›d` a selection, `ab[ni]|` marked text.
"""

import re
from typing import NamedTuple

from desktop import until

SENTINEL = "191"    # The keycode of F13, which no input method takes.


class Step(NamedTuple):
    """Keys, and what they leave: the state, the message, and the engine's state if it is another one."""
    keys: str
    state: str
    message: str = ""
    engine: str | None = None
    delay: int = 12


class Scenario(NamedTuple):
    name: str
    input_method: str
    field: dict
    start: str
    steps: list
    prepare: str = ""


def offsets(state):
    """The text of a state and the places of its caret or selection."""
    text = re.sub(r"[|‹›\[\]]", "", state)
    plain = re.sub(r"[\[\]]", "", state)
    length = lambda part: len(re.sub(r"[|‹›]", "", part).encode("utf-16-le")) // 2
    start = re.search(r"[|‹]", plain).start()
    end = re.search(r"[|›]", plain).start()
    return text, length(plain[:start]), length(plain[:end])


def notation(text, start, end, *marked):
    """The state with these parts, all in UTF-16 code units."""
    signs = [(start, 1, "|")] if start == end else [(start, 1, "‹"), (end, 2, "›")]
    if marked and marked[0] < marked[1]:
        signs += [(marked[0], 0, "["), (marked[1], 0 if start != marked[1] else -1, "]")]
    units = text.encode("utf-16-le")
    written, last = "", 0
    for place, _, sign in sorted(signs):
        written += units[last * 2:place * 2].decode("utf-16-le") + sign
        last = place
    return written + units[last * 2:].decode("utf-16-le")


def found(host):
    """What the host shows and says, and what the engine has for its state."""
    reading = host.read()
    text = reading["shown"][0]
    shown = notation(*reading["shown"])
    if reading["model"] not in (None, text):
        shown += f" (and the page has {reading['model']!r})"
    return shown, reading["message"], notation(*reading["engine"])


def press(desktop, host, step):
    for keys in re.split(r"\s*(@\S+)\s*", step.keys):
        if keys.startswith("@"):
            desktop.click(*host.place(keys[1:]))
        elif keys:
            desktop.press(*keys.split(), delay=step.delay)


def wait_for(host, expected):
    """Waits until the host shows a state. If it does not, the comparison that follows fails."""
    try:
        until(lambda: found(host) == expected, "the state")
    except TimeoutError:
        pass


def press_sentinel(desktop, host, seen):
    desktop.press(SENTINEL)
    until(lambda: host.read()["sentinels"] > seen, "the sentinel")


def type_into(desktop, host, scenario):
    """Types a scenario. What is not as it should be is an assertion."""
    host.keep(scenario.field, *offsets(scenario.start), scenario.prepare)
    # When the field has the focus, so that the input method is ready.
    desktop.choose(scenario.input_method)
    press_sentinel(desktop, host, 0)
    for step in scenario.steps:
        shown = re.sub(r"[\[\]]", "", step.state)
        expected = (shown, step.message, step.state if step.engine is None else step.engine)
        sentinels = host.read()["sentinels"]
        press(desktop, host, step)
        wait_for(host, expected)
        # What an input method does later comes before the sentinel, which would end a composition.
        if shown == step.state:
            press_sentinel(desktop, host, sentinels)
        actual = found(host)
        assert actual == expected, f"{step.keys} gave {actual}, and not {expected}"
