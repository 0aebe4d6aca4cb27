"""Somebody plays with the page of Examples/web: what is typed becomes a script, which the page and the native program run."""

import os
import subprocess
import tempfile
from pathlib import Path

from typist import needs_input_methods

PAGE = "index.html"


def _play(field):
    field.evaluate("() => { record.click() }")
    field.type("Li")
    field.insert("😀")
    field.paste("李四王五六七")
    field.press("ArrowLeft", "Backspace")
    field.type("x")
    field.press("Control+z")
    field.select(0, 1)
    field.paste("三")


def _try_again(field):
    """The script of what was played, when the page and the native program have run it."""
    field.evaluate("() => { document.querySelector('#record').click() }")
    lines = field.evaluate("document.querySelector('#script').value")
    field.evaluate("() => { document.querySelector('#replay').click() }")
    for _ in range(100):
        told = field.evaluate("[...document.querySelectorAll('#replayed li')].map((one) => one.textContent)")
        if told:
            break
        field.wait(50)
    expectations = sum(line.startswith("Expect") for line in lines.split("\n"))
    assert told == [f"All {expectations} expectations hold."], f"{told}\n{lines}"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "profile.json").write_text(field.evaluate("document.querySelector('#profile').value"))
        Path(folder, "recorded.keys").write_text(lines)
        subprocess.run([os.environ["INTERCEPTER"], "replay", "--quiet", "--mode", "both", f"{folder}/recorded.keys"],
                       check=True, capture_output=True)
    return lines


def what_is_typed_becomes_a_script(field):
    _play(field)
    lines = _try_again(field)
    assert 'Paste "李四王五六七"' in lines and "ExpectViolation tooLong" in lines, lines
    assert "ExpectViolation emojiForbidden" in lines, lines


@needs_input_methods
def what_is_composed_becomes_a_script(field):
    _play(field)
    field.compose("n", "ni")
    field.insert("你")
    field.compose("h", "")
    lines = _try_again(field)
    assert 'Commit "你"' in lines and "Cancel" in lines, lines


def every_field_of_every_profile_can_be_tried(field):
    seen = field.evaluate("""() => {
      const seen = []
      const choose = (id, value) => {
        const element = document.querySelector(id)
        element.value = value
        element.dispatchEvent(new Event("input", { bubbles: true }))
      }
      const values = (id) => [...document.querySelectorAll(`${id} option:not([disabled])`)].map((one) => one.value)
      for (const name of values("#profiles")) {
        choose("#profiles", name)
        for (const field of values("#fields")) {
          choose("#fields", field)
          for (const button of document.querySelectorAll("#trials button")) button.click()
          seen.push(document.querySelector("#outcome").textContent)
        }
      }
      return seen
    }""")
    assert len(seen) == 7 and set(seen) <= {"accepted", "amended", "rejected"}, seen


def the_edit_and_each_rule_are_shown(field):
    field.evaluate("""() => {
      const profile = document.querySelector("#profile")
      profile.value = JSON.stringify({ version: 1, fields: { name: { rules: [
        { rule: "maxLength", limit: 10, unit: "gb18030" }, { rule: "emoji", policy: "forbidden" }, { rule: "singleLine" }] } } })
      profile.dispatchEvent(new Event("input", { bubbles: true }))
      document.querySelector("#text").focus()
    }""")
    field.insert("张三")
    field.insert("😀")
    def text(selector): return field.evaluate(f"document.querySelector('{selector}').textContent")
    assert text("#edit") == '2..2 + "😀" · proposed 张三😀 · rejected, shown 张三|', text("#edit")
    assert text("#edit mark") == "😀"
    told = field.evaluate("[...document.querySelectorAll('#rules li')].map((one) => one.textContent)")
    assert told == ["maxLength: accepts", "emoji: rejects — Emoji are not allowed here: “😀”.", "singleLine: not evaluated"], told


def the_button_opens_a_picker(field):
    field.evaluate("""() => {
      document.querySelector("#profiles").value = "One emoji"
      document.querySelector("#profiles").dispatchEvent(new Event("input", { bubbles: true }))
      document.querySelector("#emoji").click()
    }""")
    for emoji, query in [("🍕", "pizza"), ("🚀", "rocket")]:
        for _ in range(400):
            if field.evaluate("document.activeElement.matches('emoji-picker:popover-open')"):
                break
            field.wait(50)
        field.type(query)
        field.press("Enter")
        field.shows(f"{emoji}|")
        field.evaluate("() => { document.querySelector('#emoji').click() }")
