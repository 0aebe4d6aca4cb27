"""Somebody types into a field. A story gets a field that it gives rules; a caret is written `|`, a selection `‹›`."""

import functools
import json
import os
import subprocess
from pathlib import Path
from random import Random

from typist import needs_input_methods

_NO_EMOJI = {"rules": [{"rule": "emoji", "policy": "forbidden"}]}


def _at_most(limit, unit="graphemes", **more):
    return {"rules": [{"rule": "maxLength", "limit": limit, "unit": unit, **more}]}


def types_in_the_middle(field):
    field.keep(_at_most(4), "ac")
    field.select(1)
    field.type("b")
    field.shows("ab|c")
    field.type("xy")
    field.shows("abx|c")
    field.heard("abc", "abxc")
    field.decided("accepted", "accepted", "rejected")


def an_emoji_is_refused(field):
    field.keep(_NO_EMOJI, "ab")
    field.select(1)
    field.insert("😀")
    field.shows("a|b")
    field.heard()
    field.says("Emoji are not allowed here: “😀”.")
    field.type("c")
    field.shows("ac|b")
    field.heard("acb")
    field.says("")


def a_paste_over_a_selection_is_cut(field):
    field.keep(_at_most(6, onViolation="amend"), "abcdef")
    field.select(2, 4)
    field.paste("👨‍👩‍👧‍👦12345")
    field.shows("ab👨‍👩‍👧‍👦1|ef")
    field.heard("ab👨‍👩‍👧‍👦1ef")
    field.press("Control+z")
    field.shows("ab‹cd›ef")
    field.press("Control+Shift+Z")
    field.shows("ab👨‍👩‍👧‍👦1|ef")


def a_refused_paste_leaves_the_selection(field):
    field.keep(_NO_EMOJI, "abcd")
    field.select(1, 3)
    field.paste("x😀")
    field.shows("a‹bc›d")
    field.heard()


def undo_after_a_refusal(field):
    field.keep(_NO_EMOJI)
    field.type("one")
    field.insert("😀")
    field.type(" two")
    field.insert("😀")
    field.shows("one two|")
    for _ in range(5):
        field.press("Control+z")
    field.shows("|")
    for _ in range(5):
        field.press("Control+Shift+Z")
    field.shows("one two|")


@needs_input_methods
def pinyin_under_a_limit(field):
    field.keep(_at_most(4, "gb18030"), "张")
    field.compose("n", "ni", "ni h", "ni hao")
    field.shows("张ni hao|")
    field.insert("你")
    field.shows("张你|")
    field.decided(*["composing"] * 5, "accepted")
    field.heard("张n", "张ni", "张ni h", "张ni hao", "张你")


@needs_input_methods
def pinyin_over_a_limit(field):
    field.keep(_at_most(4, "gb18030", onViolation="amend"), "张")
    field.compose("n", "ni", "ni hao")
    field.insert("你好")
    field.shows("张你|")
    field.wait(50)
    assert field.evaluate("heard.at(-1)") == "张你"
    field.compose("h", "hao")
    field.insert("好")
    field.shows("张你|")
    # What was cut or refused when it was committed is passed over by undo and redo, in one step with what is seen.
    field.evaluate("heard.length = 0")
    for key, state in [("Control+z", "张|"), ("Control+Shift+Z", "张你|"), ("Control+z", "张|")]:
        field.press(key)
        field.shows(state)
    field.heard("张", "张你", "张")


@needs_input_methods
def marked_text_is_not_called_wrong(field):
    field.keep({"rules": [{"rule": "normalizeWidth"}, {"rule": "matches", "pattern": "[a-z]+"}]})
    field.compose("ａ", "ａｎ")
    assert field.property("getAttribute('aria-invalid')") == "false"
    field.insert("ａｎ")
    field.shows("an|")
    field.compose("z", "zhong")
    assert field.property("getAttribute('aria-invalid')") == "false"
    field.insert("中")
    field.shows("an|")


@needs_input_methods
def a_composition_is_given_up(field):
    field.keep(_at_most(4, "gb18030"), "张")
    field.compose("n", "ni", "")
    field.shows("张|")
    field.type("a")
    field.shows("张a|")
    field.decided("composing", "composing", "accepted", "accepted")
    field.heard("张n", "张ni", "张", "张a")


@needs_input_methods
def composing_in_the_middle_over_a_selection(field):
    field.keep(_at_most(3), "a好c")
    field.select(1, 2)
    field.compose("n", "ni")
    field.shows("ani|c")
    field.insert("你")
    field.shows("a你|c")


def full_width_digits_are_made_plain(field):
    field.keep({"rules": [{"rule": "numbersOnly", "digits": "normalized"}]})
    field.insert("１")
    field.insert("２")
    field.shows("12|")
    field.heard("1", "12")
    field.type("3x4")
    field.shows("1234|")


def deleting_is_the_browsers_own(field):
    field.keep(_at_most(3), "a😀b")
    field.press("ArrowLeft", "Backspace")
    field.shows("a|b")
    field.press("Control+z")
    assert field.property("value") == "a😀b"
    field.decided("accepted", "accepted")


def lines_in_a_textarea(field):
    field.keep(_at_most(5), "ab", selector="#area")
    field.press("Enter")
    field.type("cd")
    field.shows("ab\ncd|")
    field.press("Enter")
    field.shows("ab\ncd|")
    field.select(0, 5)
    field.paste("1\r\n2")
    field.shows("1\n2|")
    field.decided("accepted", "accepted", "accepted", "rejected", "accepted")


def lines_are_joined(field):
    field.keep({"rules": [{"rule": "singleLine", "onViolation": "amend"}]}, selector="#area")
    field.paste("1\n2")
    field.shows("1 2|")
    field.heard("1 2")


def other_rules_keep_the_text_without_its_format(field):
    field.keep({"rules": [], "format": {"kind": "pattern", "pattern": "+49 ####"}})
    field.type("1234")
    field.shows("+49 1234|")
    field.evaluate("""() => kept.update(intercepter.profile({ version: 1, fields: { field: {
      required: true, rules: [], format: { kind: "pattern", pattern: "## ## ##" } } } }).field("field"))""")
    assert field.property("value") == "12 34", field.property("value")
    assert field.evaluate("kept.unformattedText") == "1234"
    assert field.property("getAttribute('aria-required')") == "true"


def the_form_is_reset(field):
    field.keep({"required": True, "rules": _at_most(2)["rules"]})
    field.type("abc")
    field.shows("ab|")
    field.says("At most 2 characters are allowed here, not 3.")
    field.evaluate("document.querySelector('button').click()")
    field.wait(20)
    assert field.property("value") == ""
    field.says("")
    assert field.property("getAttribute('aria-invalid')") == "false"
    assert field.property("validity.customError")
    field.evaluate("document.querySelector('#text').focus()")
    field.type("x")
    field.shows("x|")
    assert not field.property("validity.customError")


def the_page_writes_into_the_field(field):
    field.keep(_at_most(4), "ab")
    field.evaluate("document.querySelector('#text').value = 'wxyz'")
    field.type("1")
    field.shows("wxyz|")
    field.evaluate("() => { document.querySelector('#text').value = '12345'; kept.refresh() }")
    assert field.property("getAttribute('aria-invalid')") == "true"
    field.press("Backspace")
    field.shows("1234|")
    assert field.property("getAttribute('aria-invalid')") == "false"


def autofill_is_judged_afterwards(field):
    field.keep(_at_most(4, onViolation="amend"))
    field.evaluate("""() => {
      document.activeElement.blur()
      const text = document.querySelector('#text')
      text.value = 'filled in'
      text.dispatchEvent(new Event('input', { bubbles: true }))
    }""")
    assert field.property("value") == "fill"
    field.heard("fill")


def dictation_comes_unannounced(field):
    field.keep(_at_most(4), "aaaa")
    field.select(1)
    field.wait(20)
    field.evaluate("""() => {
      const text = document.querySelector('#text')
      text.setRangeText('a', 1, 1, 'end')
      text.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'a' }))
    }""")
    field.shows("a|aaa")
    field.heard("aaaa")


def an_emoji_becomes_another_unannounced(field):
    field.keep({"rules": [{"rule": "forbiddenCharacters", "characters": "😁"}]}, "a")
    field.insert("😀")
    field.evaluate("""() => {
      const text = document.querySelector('#text')
      text.setRangeText('😁', 1, 3, 'end')
      heard.length = 0
      text.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }""")
    field.shows("a😀|")
    field.heard("a😀")


def a_required_field_is_wrong_when_it_was_left(field):
    field.keep({"required": True, "rules": []})
    assert field.property("validationMessage") == "This field is required."
    assert field.property("getAttribute('aria-invalid')") == "false"
    field.evaluate("document.activeElement.blur()")
    assert field.property("getAttribute('aria-invalid')") == "true"
    field.says("This field is required.")


def a_listener_of_the_page_forbids_the_edit(field):
    field.evaluate("""document.querySelector('#text')
      .addEventListener('beforeinput', (event) => event.preventDefault())""")
    field.keep(_at_most(2, onViolation="amend"))
    field.insert("abc")
    field.shows("|")
    field.decided()


def detached(field):
    field.evaluate("document.querySelector('#text').setAttribute('aria-describedby', 'help')")
    before = field.evaluate("document.querySelector('#form').outerHTML")
    field.keep({"required": True, "rules": _NO_EMOJI["rules"]})
    assert field.property("getAttribute('aria-describedby')").startswith("help intercepter-")
    field.insert("😀")
    field.shows("|")
    field.evaluate("kept.detach()")
    assert field.evaluate("document.querySelector('#form').outerHTML") == before
    assert not field.property("validity.customError")
    field.insert("😀")
    field.shows("😀|")
    field.decided("rejected")
    field.keep(_NO_EMOJI)


def a_field_is_kept_once(field):
    field.keep(_NO_EMOJI)
    for expression in ["module.attach(kept.element, kept.field)",
                       "module.attach(document.querySelector('button'), kept.field)"]:
        name = field.evaluate(
            f"() => {{ try {{ {expression} }} catch (error) {{ return error.name }} }}")
        assert name == "TypeError"


def the_engine_fails(field):
    field.keep(_NO_EMOJI, "a")
    field.evaluate("""() => {
      window.failures = []
      kept.detach()
      const broken = () => { throw new module.EngineFailure(new WebAssembly.RuntimeError('unreachable')) }
      const field = { edit: broken, intercept: broken, validate: broken, show: broken }
      module.attach(kept.element, field, { onFailure: (error) => failures.push(error.name) })
    }""")
    field.insert("😀")
    field.shows("a😀|")
    assert set(field.evaluate("failures")) == {"EngineFailure"}


def undo_and_redo_keep_the_caret(field):
    field.keep({"rules": [{"rule": "decimal", "places": 2, "locale": "en"}], "format": {"kind": "grouped", "locale": "en"}})
    field.type("12345")
    field.select(1)
    field.type("9")
    field.shows("19|2,345")
    field.press("Control+z")
    field.shows("1|2,345")
    field.press("Control+Shift+Z")
    field.shows("19|2,345")


def _drag(field, text):
    """Drags a text out of the other field of the page."""
    field.evaluate(f"() => {{ document.querySelector('#area').value = '{text}'; document.querySelector('#area').select() }}")
    start, end = (field.evaluate(f"document.querySelector('{name}').getBoundingClientRect()") for name in ("#area", "#text"))
    field.browser.mouse.move(start["x"] + 12, start["y"] + 10)
    field.browser.mouse.down()
    for step in range(1, 6):
        field.browser.mouse.move(
            start["x"] + 12 + (end["x"] + 60 - start["x"] - 12) * step / 5,
            start["y"] + 10 + (end["y"] + 10 - start["y"] - 10) * step / 5)
    field.browser.mouse.up()
    field.wait(50)


@needs_input_methods
def a_dragged_text_that_is_rejected_stays_where_it_was(field):
    field.keep({"rules": [{"rule": "numbersOnly"}]}, "12")
    _drag(field, "WXYZ")
    assert field.property("value") == "12", field.state
    assert field.evaluate("document.querySelector('#area').value") == "WXYZ"
    assert field.evaluate("decisions.at(-1)") == "rejected"
    _drag(field, "34")
    assert sorted(field.property("value")) == ["1", "2", "3", "4"]
    assert field.evaluate("document.querySelector('#area').value") == ""


@needs_input_methods
def text_is_dragged_into_the_field(field):
    field.keep(_at_most(4, onViolation="amend"), "ab")
    _drag(field, "WXYZ")
    assert field.property("value") == "abWX", field.state
    assert field.evaluate("heard.at(-1)") == "abWX"


def anything_goes(field):
    """Sessions of what hands do at random: the rules hold, and the page has heard of what is there."""
    for seed in range(6):
        random = Random(seed)
        policy = random.choice(["reject", "amend"])
        field.evaluate("() => { window.kept?.detach(); document.querySelector('#text').value = ''; heard.length = 0 }")
        field.keep({"rules": [{"rule": "emoji", "policy": "forbidden", "onViolation": policy},
                              {"rule": "maxLength", "limit": 8, "unit": "gb18030", "onViolation": policy}]})
        done = []
        for _ in range(80):
            length = len(field.property("value"))
            pieces = ["a", "xyz", "张", "三四五", "😀", "x👍🏽y", "e\u0301", "123456789"]
            act, *arguments = random.choice([
                (field.type, random.choice("abc ")), (field.insert, random.choice(pieces)),
                (field.paste, random.choice(pieces)), (field.press, random.choice(
                    ["Backspace", "Delete", "Control+Backspace", "ArrowLeft", "Control+a", "Control+x"])),
                (field.press, random.choice(["Control+z", "Control+Shift+Z"])),
                (field.select, *sorted([random.randint(0, length), random.randint(0, length)])),
                (_compose_and_commit, field, random.choice(["张", "三四五", "😀", ""]))
                if field.browser.composes else (field.type, "三")])
            act(*arguments)
            done.append((act.__name__, arguments[-1] if act is _compose_and_commit else arguments, field.state))
            value = field.property("value")
            told = f"seed {seed}: {done[-4:]}"
            assert len(value.encode("gb18030")) <= 8, told
            assert not {"😀", "👍"} & set(value), told
            assert field.evaluate("kept.state.text") == value, told
            assert field.evaluate("heard.at(-1) ?? ''") == value, told


def _compose_and_commit(field, text):
    field.compose("n", "ni")
    if text:
        field.insert(text)
    else:
        field.compose("")


_CARD = {
    "rules": [{"rule": "numbersOnly"}], "format": {"kind": "pattern", "pattern": "#### #### #### ####"}}


def a_card_is_shown_in_fours(field):
    field.keep(_CARD)
    field.type("41112222")
    field.shows("4111 2222|")
    field.select(2)
    field.type("9")
    field.shows("419|1 1222 2")
    field.press("Backspace")
    field.shows("41|11 2222")
    field.insert("x")
    field.shows("41|11 2222")
    field.select(5)
    field.press("Backspace")
    field.shows("411|2 222")
    field.select(0, 9)
    field.paste("5500-0000-0000-0004")
    field.shows("5500 0000 0000 0004|")
    assert field.evaluate("heard.at(-1)") == "5500 0000 0000 0004"
    for _ in range(16):
        field.press("Backspace")
    field.shows("|")


def a_date_is_pasted_in_three_ways(field):
    field.keep({
        "rules": [{"rule": "numbersOnly"}], "format": {"kind": "pattern", "pattern": "####-##-##"}})
    for text in ("2024-02-29", "20240229", "2024/02/29"):
        field.paste(text)
        field.shows("2024-02-29|")
        field.select(0, 10)


def arrow_keys_step_a_date(field):
    field.keep({"rules": [], "format": {"kind": "date", "locale": "de", "latest": "2026-12-31"}})
    field.type("31122025")
    field.shows("31.12.2025|")
    field.press("ArrowUp")
    field.shows("31.12.2026|")
    field.select(2)
    field.press("ArrowUp")
    field.shows("01|.12.2026")
    field.press("ArrowDown")
    field.press("ArrowDown")
    field.shows("30|.12.2026")


def a_page_reads_and_writes_the_unformatted_text(field):
    field.keep({
        "rules": [{"rule": "decimal", "places": 2, "locale": "en"}, {"rule": "minLength", "limit": 3, "unit": "graphemes"}],
        "format": {"kind": "grouped", "locale": "en"}})
    field.type("12")
    field.evaluate("kept.set('1234567')")
    assert field.property("value") == "1,234,567"
    assert field.evaluate("kept.unformattedText") == "1234567"
    field.evaluate("() => { kept.update(kept.field.profile.field(kept.field.name)) }")
    assert field.property("value") == "1,234,567"


def blur_turns_an_unfinished_text_into_an_error(field):
    field.keep({"rules": [{"rule": "minLength", "limit": 3, "unit": "graphemes"}]})
    field.evaluate("""() => {
      const { element, field } = kept
      kept.detach()
      window.told = []
      window.kept = module.attach(element, field, { onValidityChange: ({ validity }, isError) => told.push([validity, isError]) })
    }""")
    field.type("ab")
    field.evaluate("kept.element.blur()")
    field.evaluate("kept.element.focus()")
    field.type("c")
    assert field.evaluate("told") == [["intermediate", False], ["intermediate", False], ["intermediate", True], ["valid", False]], field.evaluate("told")


def blur_gives_a_typed_mark_its_meaning(field):
    field.keep({
        "rules": [{"rule": "decimal", "places": 2, "locale": "de"}],
        "format": {"kind": "grouped", "locale": "de"}})
    field.type("12.5")
    field.shows("12.5|")
    field.evaluate("kept.element.blur()")
    assert field.property("value") == "12,5"
    assert field.property("getAttribute('aria-invalid')") == "false"
    field.heard("1", "12", "12.", "12.5", "12,5")


def decimals_and_affixes_stay(field):
    field.keep({
        "rules": [{"rule": "decimal", "places": 2, "locale": "de"}],
        "format": {"kind": "grouped", "locale": "de", "suffix": " €", "fixedDecimals": 2, "keepsAffixes": True}})
    field.type("1234")
    field.shows("1.234|,00 €")
    field.type(",5")
    field.shows("1.234,5|0 €")
    for shown in ("1.234,|00 €", "1.234|,00 €", "123|,00 €"):
        field.press("Backspace")
        field.shows(shown)
    for _ in range(4):
        field.press("Backspace")
    field.shows("| €")


def an_amount_is_grouped_while_it_is_typed(field):
    field.keep({
        "rules": [{"rule": "decimal", "places": 2, "locale": "en-IN"}],
        "format": {"kind": "grouped", "locale": "en-IN", "prefix": "₹ "}})
    field.type("1234567.5")
    field.shows("₹ 12,34,567.5|")
    field.select(5)
    field.press("Backspace")
    field.shows("₹ 1|,34,567.5")
    field.press("Control+z")
    assert field.property("value") == "₹ 12,34,567.5"
    field.press("Control+Shift+Z")
    assert field.property("value") == "₹ 1,34,567.5"


@functools.cache
def _answers(name):
    """Events of a profile, the native program's answers, and compiled fields for each engine, the smallest first."""
    intercepter, events = os.environ["INTERCEPTER"], Path(__file__).with_name("events.mjs")
    profile = f"Examples/{name}.json"

    def output(*command, **options):
        return subprocess.run(command, capture_output=True, check=True, **options).stdout

    def compiled(*fields):
        options = [option for field in fields for option in ("--field", field)]
        return output(intercepter, "compile", profile, "--language", "es", *options)

    lines = output("node", events, profile, "10000").decode().splitlines()
    native = output(
        intercepter, "process", "--profile", profile, "--language", "es", input="\n".join(lines).encode()).decode()
    fields = {field: compiled(field)[12] for field in json.loads(Path(profile).read_text())["fields"]}
    readable = [[field for field, needed in fields.items() if needed & ~parts == 0] for parts in (0, 1, 3)]
    return Path(profile).read_text(), lines, native.split("\n")[:-1], [list(compiled(*names)) for names in readable]


def the_verdicts_are_those_of_the_native_program(field):
    for name in ("signup", "every-violation"):
        profile, lines, native, compiled = _answers(name)
        answers = field.evaluate(
            """([json, lines]) => {
              const profile = intercepter.profile(json, { language: "es" })
              return lines.map((line) => profile.respond(line))
            }""", [profile, lines])
        assert len(lines) == 10000 and native == answers
        assert field.evaluate(
            """async ([profiles, lines, native]) => {
              const { loadProfile } = await import("./intercepter.js")
              const { answer } = await import("./requests.mjs")
              for (const bytes of profiles) {
                const profile = await loadProfile(Uint8Array.from(bytes))
                const wrong = lines.find((line, index) => {
                  const request = JSON.parse(line)
                  if (!profile.fields.includes(request.field)) return false
                  const { id, ...expected } = JSON.parse(native[index])
                  return JSON.stringify(answer(profile, request)) !== JSON.stringify(expected)
                })
                if (wrong) return wrong
              }
              return ""
            }""", [compiled, lines, native]) == ""


@needs_input_methods
def an_input_method_that_had_begun_keeps_its_text(field):
    field.evaluate("() => { document.querySelector('#text').focus() }")
    field.type("1234")
    field.compose("５")
    field.evaluate("rules => { keep('#text', rules) }", {
        "rules": [{"rule": "decimal", "places": 2, "locale": "en"}], "format": {"kind": "grouped", "locale": "en"}})
    field.compose("５６")
    field.insert("５６")
    field.shows("123,456|")


def a_format_is_shown_when_a_field_with_the_focus_is_left(field):
    field.evaluate("() => { const e = document.querySelector('#text'); e.value = '41112222'; e.focus(); e.setSelectionRange(2, 2) }")
    field.evaluate("rules => { keep('#text', rules) }", _CARD)
    field.shows("41|112222")
    field.press("Tab")
    assert field.property("value") == "4111 2222"


def what_was_refused_is_forgotten_when_the_field_is_left(field):
    field.keep({"rules": [{"rule": "emoji", "policy": "forbidden"}]})
    field.type("a")
    field.insert("😀")
    field.says("Emoji are not allowed here: “😀”.")
    field.press("Tab")
    field.says("")


def a_format_has_room_beside_maxlength(field):
    field.evaluate("() => { document.querySelector('#text').maxLength = 16 }")
    field.keep(_CARD)
    field.type("4111111111111111")
    field.shows("4111 1111 1111 1111|")
    field.evaluate("() => { kept.detach() }")
    assert field.property("maxLength") == 16


def what_is_no_text_is_a_type_error(field):
    field.keep(_CARD)
    said = field.evaluate("(() => { try { kept.field.validate(undefined) } catch (error) { return `${error}` } })()")
    assert said == "TypeError: expected a text, not undefined", said


def a_field_that_is_invalid_always_says_why(field):
    field.keep({"rules": [], "format": {"kind": "paymentCard"}})
    field.type("4111")
    field.press("Tab")
    assert field.evaluate("document.querySelector('[role=status]').textContent") != ""
    assert field.property("getAttribute('aria-invalid')") == "true"
    field.evaluate("s => { document.querySelector(s).focus() }", "#text")
    field.select(4)
    field.type("1")
    assert field.property("getAttribute('aria-invalid')") == "true"
    assert field.evaluate("document.querySelector('[role=status]').textContent") != ""
    field.type("x")
    assert "x" in field.evaluate("document.querySelector('[role=status]').textContent")
    field.evaluate("() => { kept.refresh() }")
    said = field.evaluate("document.querySelector('[role=status]').textContent")
    assert said != "" and "x" not in said, said


def redo_shows_the_caret_of_the_correction(field):
    field.keep({"rules": [{"rule": "decimal", "places": 2, "locale": "en"}], "format": {"kind": "grouped", "locale": "en"}})
    field.type("123457.89")
    field.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Backspace")
    field.shows("12,34|7.89")
    field.press("Control+z")
    assert field.property("value") == "123,457.89"
    field.press("Control+Shift+Z")
    field.shows("12,34|7.89")


def a_notice_is_in_the_language_and_the_direction_of_its_messages(field):
    for language, direction in [("fa", "rtl"), ("ar-EG", "rtl"), ("he", "rtl"), ("de-AT", "ltr")]:
        said = field.evaluate("""language => {
          const rules = [{ rule: "emoji", policy: "forbidden" }]
          const profile = intercepter.profile({ version: 1, fields: { field: { rules } } }, { language })
          const element = document.querySelector("#area")
          element.value = "😀"
          const kept = module.attach(element, profile.field("field"))
          kept.leave()
          const { lang, dir, textContent } = element.nextElementSibling
          kept.detach()
          return [lang, dir, textContent.includes("😀"), element.nextElementSibling?.localName]
        }""", language)
        assert said == [language, direction, True, "button"], said


def a_notice_isolates_what_it_quotes(field):
    """The code of the page gets the sentence of the other hosts."""
    said = field.evaluate("""() => {
      const rules = [{ rule: "oneOf", values: ["אבג (1)", "דהו (2)"] }]
      const profile = intercepter.profile({ version: 1, fields: { field: { rules } } }, { language: "en" })
      const element = document.querySelector("#area")
      element.value = "x"
      const kept = module.attach(element, profile.field("field"))
      kept.leave()
      const told = [element.nextElementSibling.textContent, element.validationMessage, kept.validity.violations[0].message]
      kept.detach()
      return told
    }""")
    plain = "This must be one of: אבג (1), דהו (2)."
    isolated = "This must be one of: \u2068אבג (1), דהו (2)\u2069."
    assert all(text.endswith(end) for text, end in zip(said, [isolated, isolated, plain])), said
