"""Somebody chooses emoji in a page, with keys, with the mouse and with a screen reader."""

import base64
import json
import os
import subprocess
import tempfile
from pathlib import Path

from typist import needs_input_methods

_ONE_EMOJI = {"version": 1, "fields": {"mood": {"rules": [
    {"rule": "emoji", "policy": "only"}, {"rule": "maxLength", "limit": 1, "unit": "graphemes", "onViolation": "amend"}]}}}


def _open(field, attributes="", setting="", text="ab"):
    """A picker below the field; what it says is kept in `told`."""
    field.evaluate("""async ([attributes, setting, text]) => {
      await import("./emoji-picker.js")
      const input = document.querySelector("#text")
      input.value = text
      input.focus()
      input.setSelectionRange(1, 1)
      window.told = []
      document.body.insertAdjacentHTML("beforeend", `<emoji-picker ${attributes}></emoji-picker>`)
      window.picker = document.querySelector("emoji-picker")
      Function(setting)()
      for (const type of ["choose", "close", "recents", "failure"]) {
        picker.addEventListener(type, (event) => {
          told.push(type)
          if (type === "failure") event.preventDefault()
        })
      }
    }""", [attributes, setting, text])
    _ready(field)
    field.evaluate("() => { picker.focus() }")


def _ready(field):
    for _ in range(400):
        if field.evaluate("Boolean(window.picker?.picker) || window.told?.includes('failure')"):
            return
        field.wait(50)
    raise AssertionError("the picker is not ready")


def _inside(field, expression):
    return field.evaluate(f"(() => {{ const root = picker.shadowRoot; return {expression} }})()")


def _shown(field):
    """The emoji that can be seen, or nearly."""
    return _inside(field, "[...root.querySelectorAll('.grid .cell')].map((one) => one.textContent)")


def _active(field):
    """What a screen reader hears to be selected."""
    return _inside(field, """(() => {
      const search = root.querySelector("#search")
      const cell = root.getElementById(search.getAttribute("aria-activedescendant"))
      return cell && cell.getAttribute("aria-selected") === "true" ? cell.getAttribute("aria-label") : null
    })()""")


def _told(field):
    return field.evaluate("told.splice(0)")


def what_is_searched_for_goes_where_the_caret_is(field):
    _open(field, 'for="text"')
    field.type("rocket")
    assert _shown(field) == ["🚀"], _shown(field)
    field.press("Enter")
    field.wait(100)
    field.shows("a🚀|b")
    assert _told(field) == ["recents", "choose"]
    assert field.evaluate("document.activeElement.localName") == "emoji-picker"
    field.evaluate("() => { document.querySelector('#text').focus() }")
    field.press("Control+z")
    assert field.property("value") == "ab", field.state


def arrows_go_about_the_grid(field):
    _open(field, 'style="width: 20rem"')
    columns = field.evaluate("picker.picker.state.sections.length && picker.shadowRoot.querySelector('.row').children.length")
    assert columns == 7, columns
    assert _active(field) == "grinning face"
    field.press("ArrowRight", "ArrowDown", "ArrowLeft")
    assert field.evaluate("picker.picker.state.selected") == columns
    field.press("End")
    assert _active(field) == "ZZZ", _active(field)
    field.press("PageDown", "Home")
    assert _active(field) == "waving hand", _active(field)
    field.press("Enter")
    assert field.evaluate("picker.picker.state.chosen.text") == "👋"


def escape_empties_the_search_and_then_closes(field):
    _open(field)
    field.evaluate("() => picker.openAt(document.querySelector('#text'))")
    field.type("zzz?")
    assert _inside(field, "root.querySelector('.nothing').textContent") == "Nothing found"
    field.press("Escape")
    assert _inside(field, "root.querySelector('#search').value") == ""
    assert field.evaluate("picker.matches(':popover-open')")
    field.press("Escape")
    assert not field.evaluate("picker.matches(':popover-open')")
    assert field.evaluate("document.activeElement.id") == "text"
    field.shows("a|b")


def leaving_it_closes_it(field):
    _open(field)
    field.evaluate("() => picker.openAt(document.querySelector('#text'))")
    field.evaluate("document.body.insertAdjacentHTML('beforeend', '<button id=\"next\">Next</button>')")
    for part in (".groups button", ".preview button:last-child", "#search"):
        _inside(field, f"root.querySelector('{part}').focus()")
        assert field.evaluate("picker.matches(':popover-open')"), part
    field.evaluate("document.querySelector('#next').focus()")
    assert not field.evaluate("picker.matches(':popover-open')")
    assert field.evaluate("document.activeElement.id") == "next"


def escape_closes_it_wherever_the_focus_is(field):
    _open(field)
    for part in (".groups button[tabindex='0']", ".preview button:last-child"):
        field.evaluate("() => picker.openAt(document.querySelector('#text'))")
        assert field.evaluate("[picker.role, picker.ariaLabel]") == ["dialog", "Emoji"]
        _inside(field, f"root.querySelector(\"{part}\").focus()")
        field.press("Escape")
        assert not field.evaluate("picker.matches(':popover-open')"), part
        assert field.evaluate("document.activeElement.id") == "text"


def it_is_dark_where_the_page_is(field):
    _open(field)
    def surface(): return field.evaluate("getComputedStyle(picker).backgroundColor")
    assert surface() == "rgb(255, 255, 255)", surface()
    field.evaluate("document.documentElement.style.colorScheme = 'dark'")
    assert surface() == "rgb(33, 35, 39)", surface()


@needs_input_methods
def a_press_elsewhere_closes_it(field):
    _open(field)
    field.evaluate("() => picker.openAt(document.querySelector('#text'))")
    box = _inside(field, "(({ x, y, width, height }) => [x + width, y + height])(picker.getBoundingClientRect())")
    field.browser.mouse.click(box[0] - 30, box[1] - 10)
    assert field.evaluate("picker.matches(':popover-open')")
    field.browser.mouse.click(box[0] + 20, box[1] + 20)
    assert not field.evaluate("picker.matches(':popover-open')")
    field.shows("a|b")


@needs_input_methods
def what_is_composed_is_searched_for(field):
    _open(field, 'for="text"')
    field.compose("p", "pi", "piz")
    assert _shown(field)[0] == "🍕", _shown(field)
    field.press("Enter")
    field.insert("pizza")
    assert _shown(field) == ["🍕"], _shown(field)


def tones_are_chosen_with_keys(field):
    _open(field, 'for="text"')
    field.type("handshake")
    field.press("Alt+ArrowDown")
    assert _inside(field, "root.querySelectorAll('.tones .cell').length") == 26
    field.press("ArrowDown", "ArrowRight")
    assert _active(field) == "handshake: light skin tone, medium-light skin tone", _active(field)
    field.press("Enter")
    field.wait(100)
    field.shows("a🫱🏻‍🫲🏼|b")
    # The tones are remembered, and a blank closes them.
    field.press("Escape")
    field.type("handshake")
    assert _shown(field)[0] == "🫱🏻‍🫲🏼", _shown(field)
    field.press("Alt+ArrowDown", "ArrowDown", " ")
    assert _inside(field, "root.querySelector('.tones').hidden")


@needs_input_methods
def a_pointer_that_is_held_down_shows_the_tones(field):
    _open(field, 'for="text"')
    field.type("waving")
    box = _inside(field, "(({ x, y }) => [x, y])(root.querySelector('.cell').getBoundingClientRect())")
    mouse = field.browser.mouse
    mouse.move(box[0] + 10, box[1] + 10)
    mouse.down()
    field.wait(600)
    mouse.up()
    assert _inside(field, "root.querySelectorAll('.tones .cell').length") == 6
    field.shows("a|b")
    box = _inside(field, "(({ x, y }) => [x, y])(root.querySelectorAll('.tones .cell')[3].getBoundingClientRect())")
    mouse.click(box[0] + 10, box[1] + 10)
    field.wait(100)
    field.shows("a👋🏽|b")


@needs_input_methods
def the_mouse_chooses_and_walks_the_groups(field):
    _open(field, 'for="text"')
    field.evaluate("() => { [...picker.shadowRoot.querySelectorAll('.groups button')].at(-1).click() }")
    assert _active(field) == "chequered flag", _active(field)
    box = _inside(field, "(({ x, y }) => [x, y])(root.querySelector(`#place-${picker.picker.state.selected}`).getBoundingClientRect())")
    field.browser.mouse.click(box[0] + 10, box[1] + 10)
    field.wait(100)
    field.shows("a🏁|b")


def what_is_used_is_kept_by_the_page(field):
    field.evaluate("() => { localStorage.clear() }")
    _open(field, 'store="used"')
    for query in ["pizza", "rocket", "pizza"]:
        field.evaluate("query => { picker.picker.search(query) }", query)
        field.press("Enter")
    field.press("Escape")
    field.type("pizza")
    field.press("Alt+ArrowUp")
    stored = field.evaluate("JSON.parse(localStorage.used)")
    assert [entry["text"] for entry in stored["entries"]] == ["🍕", "🚀"] and stored["favorites"] == ["🍕"], stored
    field.evaluate("() => { picker.remove() }")
    _open(field, 'store="used"')
    assert _shown(field)[:3] == ["🍕", "🚀", "😀"], _shown(field)[:3]
    assert _inside(field, "root.querySelector('.groups button').title") == "Frequently Used"
    # A store that nobody can read is an empty one.
    field.evaluate("() => { picker.remove(); localStorage.used = '{\"entries\": [{}' }")
    _open(field, 'store="used"')
    assert _shown(field)[0] == "😀"
    field.evaluate("() => { localStorage.clear() }")


def a_screen_reader_hears_what_there_is(field):
    _open(field)
    roles = _inside(field, """[root.querySelector("#search").getAttribute("role"), root.getElementById(
      root.querySelector("#search").getAttribute("aria-controls")).getAttribute("role")]""")
    assert roles == ["combobox", "grid"], roles
    nameless = _inside(field, """[...root.querySelectorAll("[role=gridcell], [role=toolbar], [role=grid], button, input")]
      .filter((one) => !one.hidden && !one.getAttribute("aria-label")).map((one) => one.outerHTML)""")
    assert nameless == [], nameless
    rows = _inside(field, "[...root.querySelectorAll('.grid .row')].map((one) => Number(one.getAttribute('aria-rowindex')))")
    assert rows == sorted(rows) and rows[0] == 1, rows
    field.type("cat")
    field.wait(500)
    said = _inside(field, "root.querySelector('[role=status]').textContent")
    assert said == f"Search Results: {field.evaluate('picker.picker.state.count')}", said


def of_two_thousand_emoji_those_in_view_are_in_the_page(field):
    _open(field)
    count = field.evaluate("picker.picker.state.count")
    assert count == 1914, count
    assert 50 < len(_shown(field)) < 150, len(_shown(field))
    _inside(field, "(root.querySelector('.view').scrollTop = 1e6)")
    field.wait(100)
    assert _shown(field)[-1] == "🏴󠁧󠁢󠁷󠁬󠁳󠁿" and len(_shown(field)) < 150, _shown(field)


def what_the_rules_refuse_is_not_offered(field):
    field.keep({"rules": [{"rule": "emoji", "policy": "allowed", "upTo": "13.0"},
                          {"rule": "maxLength", "limit": 7, "unit": "utf8"}]}, "abc")
    _open(field, 'for="text"', text="abc")
    field.type("face")
    assert "😀" in _shown(field) and "🫠" not in _shown(field), _shown(field)
    field.press("Escape")
    field.type("family")
    assert _shown(field) == ["👪"], _shown(field)
    field.press("Enter")
    field.wait(200)
    field.shows("a👪|bc")
    assert _shown(field) == [] and not _inside(field, "root.querySelector('.nothing').hidden")
    field.press("Escape")
    assert _inside(field, "root.querySelector('.nothing').textContent") == "The rules allow no emoji"


def a_field_for_one_emoji_opens_it(field):
    field.evaluate("""async (profile) => {
      await import("./element.js")
      document.body.insertAdjacentHTML("beforeend", `<script type="application/json" id="rules">${profile}</script>
        <intercepted-field profile="#rules" emoji><label>Mood <input name="mood"></label></intercepted-field>`)
      const host = document.querySelector("intercepted-field")
      await new Promise((resolve) => host.addEventListener("attached", resolve))
      host.querySelector("input").click()
    }""", json.dumps(_ONE_EMOJI))
    field.selector = "[name=mood]"
    for query, emoji in [("pizza", "🍕"), ("rocket", "🚀")]:
        for _ in range(400):
            if field.evaluate("document.activeElement.matches('emoji-picker:popover-open')"):
                break
            field.wait(50)
        field.type(query)
        field.press("Enter")
        field.wait(50)
        field.shows(f"{emoji}|")
        assert field.evaluate("document.activeElement.name") == "mood"
        field.press("Alt+ArrowDown")


def names_of_another_language_are_a_pack(field):
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder, "de.emoji")
        subprocess.run([os.environ["INTERCEPTER"], "emoji", "pack", "de", "--output", pack], check=True, capture_output=True)
        address = "data:application/octet-stream;base64," + base64.b64encode(pack.read_bytes()).decode()
    _open(field, f'lang="de" names="{address}"')
    assert _inside(field, "root.querySelector('#search').placeholder") == "Emojis suchen"
    field.type("osterreich")
    assert _shown(field)[0] == "🇦🇹" and _active(field) == "Flagge: Österreich", _shown(field)


def a_pack_that_cannot_be_read_is_a_failure(field):
    _open(field, 'names="data:,EMOJIPK"')
    assert _told(field) == ["failure"]


def the_files_are_loaded_when_it_opens_and_again_if_that_failed(field):
    loaded = """performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1))
      .filter((name) => name.endsWith(".bin") || name.startsWith("intercepter-emoji")).sort()"""
    field.evaluate("async () => { await import('./emoji-picker.js') }")
    assert field.evaluate(loaded) == [], field.evaluate(loaded)
    field.evaluate("""() => {
      window.before = window.fetch
      window.fetch = (address, ...more) => String(address).includes("catalogue")
        ? Promise.reject(new TypeError("Failed to fetch")) : before(address, ...more)
    }""")
    _open(field, "", """picker.addEventListener("failure", ({ detail }) => { window.said = detail.message })""")
    assert _told(field) == ["failure"]
    assert field.evaluate("said").endswith("/emoji-catalogue.bin cannot be loaded"), field.evaluate("said")
    field.evaluate("() => { window.fetch = before; document.querySelector('#text').focus() }")
    field.type("x")
    field.shows("ax|b")
    field.evaluate("async () => { await picker.openAt(document.querySelector('#text')) }")
    assert field.evaluate("picker.picker.state.count") == 1914
    assert field.evaluate(loaded) == ["emoji-catalogue.bin", "emoji-names.bin", "intercepter-emoji.wasm"], field.evaluate(loaded)


def a_page_offers_what_its_font_shows(field):
    _open(field, "", "picker.filter = (text) => text !== '😀'")
    assert _shown(field)[0] == "😃"
