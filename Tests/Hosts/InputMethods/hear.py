"""Listens to the field of GTK 4 in `Examples/gtk-field` as a screen reader does, through AT-SPI.

    python3 Tests/Hosts/InputMethods/hear.py FOLDER

FOLDER has the program gtk-field. Why a key was refused must be heard: as the description of the field, which is then
invalid.
"""

import json
import subprocess
import sys

from desktop import Desktop, until

FIELD = {"rules": [{"rule": "maxLength", "limit": 2, "unit": "graphemes"}]}
REASON = "At most 2 characters are allowed here, not 3."
# The keys, and the text, the description and the validity behind each.
KEYS = [("a", "a", "", False), ("b", "ab", "", False), ("c", "ab", REASON, True), ("BackSpace", "a", "", False)]

# A program of its own: this one is not on the bus of the desktop.
LISTENER = """
import json, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

def children(node):
    return filter(None, (node.get_child_at_index(index) for index in range(node.get_child_count())))

def field(node):
    return node if node.get_role() == Atspi.Role.TEXT else next(filter(None, map(field, children(node))), None)

found = next((field(program) for program in children(Atspi.get_desktop(0)) if "gtk-field" in program.get_name()), None)
if found:
    states = found.get_state_set()
    # To GTK 4.8, an end of -1 is the beginning. It sets "invalid" in place of "invalid entry", and has no relations.
    print(json.dumps([
        Atspi.Text.get_text(found, 0, Atspi.Text.get_character_count(found)), found.get_description(),
        states.contains(Atspi.StateType.INVALID) or states.contains(Atspi.StateType.INVALID_ENTRY)]))
"""


def main(folder):
    with Desktop(forwards_events=False) as desktop:
        desktop.environment.update(GTK_A11Y="atspi", NO_AT_BRIDGE="0")
        profile, log = desktop.home / "profile.json", desktop.home / "log"
        profile.write_text(json.dumps({"version": 1, "fields": {"field": FIELD}}))
        desktop.choose("xkb:us::eng")
        desktop.start(f"{folder}/gtk-field", str(profile), "field", "--log", str(log))
        until(log.exists, "the field")
        desktop.show("gtk-field")
        for key, *expected in KEYS:
            desktop.press(key)
            until(lambda: listen(desktop) == expected, f"{expected} behind {key}")
            print(f"  heard behind {key}: {expected}", flush=True)


def listen(desktop):
    answer = subprocess.run(["python3", "-c", LISTENER], env=desktop.environment, capture_output=True, text=True).stdout
    return json.loads(answer) if answer else None


if __name__ == "__main__":
    main(sys.argv[1])
