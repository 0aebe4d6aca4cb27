"""Types into Chromium, Firefox, WebKitGTK and a field of GTK 4 with the input methods of ibus.

    python3 Tests/Hosts/InputMethods/type.py FOLDER [HOST...] [WORD...]

FOLDER is what make-package has written, with page.html and the program gtk-field beside it. With words, only the
scenarios are typed whose names contain one. A scenario that ends badly is typed a second time.
"""

import signal
import sys
import time
import traceback

from browsers import Chromium, Firefox, WebKit
from desktop import Desktop
from gtk import Gtk
from scenarios import SCENARIOS
from typist import type_into

HOSTS = [Chromium, Firefox, WebKit, Gtk]


def is_told(desktop, host, scenario):
    """Whether the scenario ends well."""
    try:
        type_into(desktop, host, scenario)
        assert not (errors := [event for event in host.events() if event.startswith("ERROR")]), errors
        print(f"  {scenario.name}", flush=True)
        return True
    except Exception:
        print(f"✗ {scenario.name}", flush=True)
        traceback.print_exc(limit=-1)
        print(*("    " + event for event in host.events()), sep="\n", file=sys.stderr, flush=True)
        return False


def main(folder, names):
    chosen = [host for host in HOSTS if host.__name__ in names] or HOSTS
    words = [name for name in names if name not in [host.__name__ for host in HOSTS]]
    scenarios = [scenario for scenario in SCENARIOS if not words or any(word in scenario.name for word in words)]
    failures = 0
    for start in chosen:
        with Desktop(start.forwards_events) as desktop:
            began = time.monotonic()
            host = start(desktop, folder)
            print(start.__name__, flush=True)
            told = [scenario for scenario in scenarios if host.can_tell(scenario)]
            # On a busy machine a scenario may wait for a state in vain. What is wrong in the project is wrong twice.
            failures += sum(
                not (is_told(desktop, host, scenario) or is_told(desktop, host, scenario)) for scenario in told)
            host.close()
            print(f"{len(told)} scenarios in {time.monotonic() - began:.0f} s", flush=True)
    return failures


if __name__ == "__main__":
    # An exit ends the desktop, unlike a signal.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    sys.exit(1 if main(sys.argv[1], sys.argv[2:]) else 0)
