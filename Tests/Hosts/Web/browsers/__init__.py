"""The browsers that stories are told in, each with the same few methods.

`open(address)` shows a page in a tab of its own, `evaluate(script, argument)` is what a script gives, or what
the function gives that it is; `press(key)` takes keys as `Control+Shift+z`, `insert(text)` types it,
`click(x, y)` is the mouse's, and `errors()` are the page's. A composition of an input method, a finger and a moving
mouse are Chromium's alone.
"""

from .chromium import Chromium
from .firefox import Firefox
from .webkit import WebKit

BROWSERS = [Chromium, Firefox, WebKit]
