"""A window of GTK 4 with one WebKitWebView, which opens the address in its arguments. For the system's Python."""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("WebKit", "6.0")
from gi.repository import Gtk, WebKit


def open_window(application):
    window = Gtk.ApplicationWindow(application=application, default_width=900, default_height=600, title="Loading")
    view = WebKit.WebView()
    view.connect("notify::title", lambda *_: window.set_title(view.get_title() or ""))
    window.set_child(view)
    view.load_uri(sys.argv[1])
    window.present()
    view.grab_focus()


application = Gtk.Application(application_id="org.example.WebView")
application.connect("activate", open_window)
application.run([])
