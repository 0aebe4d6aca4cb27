"""A window with VTE's terminal. SIGUSR1 writes its text to a file.

    vte.py NARROW|WIDE FILE COLUMNS ROWS COMMAND...
"""

import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Pango, Vte  # noqa: E402

kind, path, columns, rows = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
terminal = Vte.Terminal()
terminal.set_size(columns, rows)
terminal.set_font(Pango.FontDescription("DejaVu Sans Mono 11"))
terminal.set_cjk_ambiguous_width(2 if kind == "WIDE" else 1)
terminal.spawn_async(
    Vte.PtyFlags.DEFAULT, None, sys.argv[5:], [], GLib.SpawnFlags.SEARCH_PATH, None, None, -1, None, None)
terminal.connect("child-exited", lambda *_: Gtk.main_quit())


def dump():
    text = terminal.get_text(None)[0]
    with open(path + ".part", "w") as file:
        file.write(text)
    os.rename(path + ".part", path)
    return True


GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, dump)
window = Gtk.Window()
window.add(terminal)
window.show_all()
Gtk.main()
