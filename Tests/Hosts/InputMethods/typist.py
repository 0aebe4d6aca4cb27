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
    reading = host.read()
    return notation(*reading["shown"]), reading["message"], notation(*reading["engine"])


def press(desktop, host, step):
    for keys in re.split(r"\s*(@\S+)\s*", step.keys):
        if keys.startswith("@"):
            desktop.click(*host.place(keys[1:]))
        elif keys:
            desktop.press(*keys.split(), delay=step.delay)


def type_into(desktop, host, scenario):
    """Types a scenario, and returns what was wrong first, or `None`."""
    host.keep(scenario.field, *offsets(scenario.start), scenario.prepare)
    # When the field has the focus, so that the input method is ready.
    desktop.choose(scenario.input_method)
    for step in scenario.steps:
        plain = re.sub(r"[\[\]]", "", step.state)
        expected = (plain, step.message, step.state if step.engine is None else step.engine)
        press(desktop, host, step)
        if plain != step.state:
            # A sentinel would end a composition.
            try:
                until(lambda: found(host) == expected, "")
            except TimeoutError:
                pass
        else:
            count = host.read()["sentinels"]
            desktop.press(SENTINEL)
            until(lambda: host.read()["sentinels"] > count, "the sentinel")
        if (actual := found(host)) != expected:
            return f"{step.keys}: expected {expected}\n    found    {actual}"
    return None
