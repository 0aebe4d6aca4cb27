"""Somebody fills in a form of several fields, and a page that is written in HTML alone."""

from typist import needs_input_methods

_SIGNUP = {
    "version": 1,
    "fields": {
        "nickname": {"required": True, "rules": [{"rule": "emoji", "policy": "forbidden"}],
                     "fixes": [{"fix": "trimWhitespace"}]},
        "password": {"required": True, "rules": [{"rule": "minLength", "limit": 4, "unit": "utf8"}]},
        "confirmation": {"secret": True, "rules": []},
        "country": {"required": True, "rules": []},
    },
    "formRules": [{"rule": "equal", "field": "confirmation", "to": "password"}],
}


_COUNTRY = '<select name="country"><option></option><option>是</option></select>'
_TERMS_AND_PLAN = """
  <label><input name="terms" type="checkbox" value="yes"> I agree</label>
  <label><input name="plan" type="radio" value="a"> A</label>
  <label><input name="plan" type="radio" value="b"> B</label>"""


def _write_form(field, inner):
    """Adds a form with a button to the page; `before` is its HTML."""
    field.evaluate("""inner => {
      document.body.insertAdjacentHTML("beforeend", `<form id="signup">${inner}<button>Send</button></form>`)
      window.before = signup.outerHTML
    }""", inner)


def _sign_up(field):
    """A form with a choice among its fields; what is sent is kept in `sent`."""
    _write_form(field, """<input name="nickname"><input name="password" type="password">
      <input name="confirmation" type="password">""" + _COUNTRY)
    field.evaluate("""profile => {
      window.sent = []
      signup.addEventListener("submit", (event) => {
        event.preventDefault()
        sent.push(Object.fromEntries(new FormData(signup)))
      })
      window.attached = module.attachForm(signup, intercepter.profile(profile, { language: "en" }))
    }""", _SIGNUP)


def _enter(field, name, text):
    field.selector = f"[name={name}]"
    field.evaluate("s => { const e = document.querySelector(s); e.focus(); e.select() }", field.selector)
    field.type(text)


def _focus(field):
    return field.evaluate("document.activeElement.name ?? null")


def _send(field):
    field.evaluate("() => { signup.requestSubmit() }")


def _sent(field):
    return field.evaluate("sent.splice(0)")


def _says(field, name, words):
    said = field.evaluate(f"document.querySelector('[name={name}] + [role=status]').textContent")
    assert said == words, f"{name} says {said!r}"


def a_form_that_is_not_right_is_not_sent(field):
    _sign_up(field)
    _enter(field, "password", "abc")
    field.press("Enter")
    assert _sent(field) == [] and _focus(field) == "nickname"
    _says(field, "nickname", "This field is required.")
    _says(field, "password", "At least 4 bytes are needed here, not 3; a Chinese character counts 3.")
    _enter(field, "nickname", "ab")
    _says(field, "nickname", "")
    _send(field)
    assert _sent(field) == [] and _focus(field) == "password"


def a_field_depends_on_another(field):
    _sign_up(field)
    wrong = "document.querySelector('[name=confirmation]').getAttribute('aria-invalid')"
    _enter(field, "password", "secret")
    _enter(field, "confirmation", "secre")
    assert field.evaluate(wrong) == "false"
    field.press("Tab")
    assert field.evaluate(wrong) == "true"
    _enter(field, "password", "secre")
    assert field.evaluate(wrong) == "false"


def a_message_goes_with_the_error_of_another_field(field):
    _sign_up(field)
    _enter(field, "password", "secret")
    _enter(field, "confirmation", "secre")
    field.press("Tab")
    assert field.evaluate("signup.confirmation.nextElementSibling.textContent") != ""
    _enter(field, "password", "secre")
    _says(field, "confirmation", "")


def what_is_sent_is_what_was_judged(field):
    _sign_up(field)
    _enter(field, "nickname", " ab ")
    _enter(field, "password", "secret")
    _enter(field, "confirmation", "secret")
    _send(field)
    assert _sent(field) == [] and _focus(field) == "country"
    field.evaluate("""() => {
      signup.country.selectedIndex = 1
      signup.country.dispatchEvent(new Event("input", { bubbles: true }))
    }""")
    _send(field)
    assert _sent(field) == [
        {"nickname": "ab", "password": "secret", "confirmation": "secret", "country": "是"}]


_PAYMENT = {
    "version": 1,
    "fields": {"card": {
        "rules": [{"rule": "numbersOnly"}], "fixes": [{"fix": "trimWhitespace"}],
        "format": {"kind": "pattern", "pattern": "#### #### #### ####"},
    }},
}


def what_could_not_be_loaded_is_tried_again(field):
    told = field.evaluate("""async () => {
      await import("./element.js")
      const { fetch } = window
      const profile = "data:application/json,{%22version%22:1,%22fields%22:{%22late%22:{%22rules%22:[]}}}"
      const told = []
      const open = async () => {
        document.body.insertAdjacentHTML("beforeend",
          `<intercepted-field profile='${profile}' engine="intercepter-full.wasm?late"><input name="late"></intercepted-field>`)
        const host = document.body.lastElementChild
        await new Promise((resolve) => {
          for (const type of ["attached", "failure"]) {
            host.addEventListener(type, (event) => {
              event.preventDefault()
              told.push(type)
              resolve()
            })
          }
        })
        host.remove()
      }
      window.fetch = () => Promise.reject(new TypeError("offline"))
      await open()
      window.fetch = fetch
      await open()
      return told
    }""")
    assert told == ["failure", "attached"], told


def a_field_with_a_format_sends_its_raw_text(field):
    _write_form(field, '<input name="card" value="41111111">')
    field.evaluate("""profile => {
      window.sent = []
      signup.addEventListener("submit", (event) => {
        event.preventDefault()
        sent.push([new FormData(signup).get("card"), signup.card.value])
      })
      window.attached = module.attachForm(signup, intercepter.profile(profile))
    }""", _PAYMENT)
    shown = "signup.card.value"
    assert field.evaluate(shown) == "4111 1111"
    _enter(field, "card", "4111111111111111")
    _send(field)
    assert _sent(field) == [["4111111111111111", "4111 1111 1111 1111"]]
    field.press("Backspace")
    assert field.evaluate(shown) == "4111 1111 1111 111"
    field.evaluate("() => { signup.card.value = '55555'; attached.fields.get('card').refresh() }")
    assert field.evaluate(shown) == "5555 5"
    field.evaluate("() => { signup.reset() }")
    field.wait(50)
    assert field.evaluate(shown) == "4111 1111"


def full_width_digits_are_a_telephone_number(field):
    _write_form(field, '<input name="phone">')
    field.evaluate("""() => {
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: { phone: {
        rules: [{ rule: "numbersOnly" }], format: { kind: "patterns", patterns: [{ pattern: "+81 ## #### ###[#]", trunkPrefix: "0" }] } } } }))
      signup.phone.focus()
    }""")
    field.selector = "[name=phone]"
    for character in "０３１２３４５６７８":
        field.insert(character)
    field.shows("+81 31 2345 678|")
    assert field.evaluate("new FormData(signup).get('phone')") == "312345678"


def a_server_has_something_to_say(field):
    what_is_sent_is_what_was_judged(field)
    field.evaluate("""() => { attached.add({
      results: [{ name: "nickname", violations: [{ rule: "taken", code: "custom", range: [0, 2], message: "Taken." }] }],
      violations: [{ rule: "closed", code: "custom", range: [0, 0], message: "We are closed." }],
    }) }""")
    assert _focus(field) == "nickname"
    _says(field, "nickname", "Taken.")
    whole = "document.querySelector('#signup > [role=status]:last-child').textContent"
    assert field.evaluate(whole) == "We are closed."
    _send(field)
    assert _sent(field) == [] and field.evaluate(whole) == ""
    _enter(field, "nickname", "abc")
    _says(field, "nickname", "")
    _send(field)
    assert [form["nickname"] for form in _sent(field)] == ["abc"]


def a_form_is_reset(field):
    _sign_up(field)
    _send(field)
    _says(field, "nickname", "This field is required.")
    field.evaluate("() => { signup.reset() }")
    field.wait(20)
    _says(field, "nickname", "")
    assert field.evaluate("attached.submission.validity") == "intermediate"


_TERMS = {"version": 1, "fields": {
    "nickname": {"rules": []}, "terms": {"required": True, "rules": []}, "plan": {"rules": []}}}


def _agree(field):
    """A form with choices, after a server's answer to it."""
    _write_form(field, '<input name="nickname">' + _TERMS_AND_PLAN)
    field.evaluate("""profile => {
      window.attached = module.attachForm(signup, intercepter.profile(profile, { language: "en" }))
      const said = (message) => [{ rule: "server", code: "custom", range: [0, 0], message }]
      attached.add({
        results: ["nickname", "terms", "plan"].map((name) => ({ name, violations: said(`${name}!`) })),
        violations: said("Closed."),
      })
    }""", _TERMS)


def _reported(field):
    """What the form says, whether it is shown or not."""
    submission = field.evaluate("attached.submission")
    results = [one["message"] for result in submission["results"] for one in result["violations"]]
    return results + [one["message"] for one in submission.get("violations", [])]


def what_a_server_said_of_a_choice_is_forgotten_with_it(field):
    _agree(field)
    required = "This field is required."
    assert _reported(field) == ["nickname!", required, "terms!", "plan!", "Closed."], _reported(field)
    # Also when the same choice is made again.
    field.evaluate("() => { signup.terms.click(); signup.terms.click() }")
    assert _reported(field) == ["nickname!", required, "plan!", "Closed."], _reported(field)
    field.evaluate("() => { attached.add({ results: [{ name: 'plan', violations: [] }] }) }")
    assert _reported(field) == ["nickname!", required, "Closed."], _reported(field)


def a_reset_forgets_what_was_left_and_what_a_server_said(field):
    _agree(field)
    field.evaluate("() => { signup.reset() }")
    field.wait(20)
    assert _reported(field) == ["This field is required."], _reported(field)
    said = "[...signup.querySelectorAll('[role=status]')].map((one) => one.textContent)"
    assert field.evaluate(said) == [""] * 4, field.evaluate(said)
    assert field.evaluate("signup.querySelectorAll('[aria-invalid=true]').length") == 0


def what_is_not_sent_is_not_judged(field):
    _agree(field)
    texts = "attached.submission.results.map(({ text }) => text)"
    field.evaluate("() => { signup.nickname.value = 'ab'; signup.terms.click(); signup.plan[1].click() }")
    assert field.evaluate(texts) == ["ab", "yes", "b"]
    field.evaluate("() => { for (const one of [signup.nickname, signup.terms, ...signup.plan]) one.disabled = true }")
    assert field.evaluate(texts) == ["", "", ""]


def a_field_that_comes_speaks_for_itself(field):
    _write_form(field, '<input name="nickname">')
    field.evaluate("""profile => {
      window.attached = module.attachForm(signup, intercepter.profile(profile, { language: "en" }))
    }""", _TERMS)
    whole = "document.querySelector('#signup > [role=status]:last-of-type').textContent"
    assert field.evaluate(whole) == "This field is required.", field.evaluate(whole)
    field.evaluate("() => { signup.insertAdjacentHTML('afterbegin', '<p><input name=terms type=checkbox></p>') }")
    field.wait(50)
    assert field.evaluate(whole) == "", field.evaluate(whole)


def a_form_is_detached(field):
    _sign_up(field)
    _send(field)
    field.evaluate("() => { attached.detach() }")
    assert field.evaluate("signup.outerHTML") == field.evaluate("before")
    assert field.evaluate("signup.checkValidity()")
    _send(field)
    assert len(_sent(field)) == 1


def _write_html(field, html):
    field.evaluate("""async html => {
      await import("./element.js")
      window.told = []
      for (const type of ["attached", "decision", "failure"]) {
        addEventListener(type, (event) => { event.preventDefault(); told.push(type) })
      }
      document.body.insertAdjacentHTML("beforeend", html)
    }""", html)
    for _ in range(100):
        if field.evaluate("told.length > 0"):
            return
        field.wait(20)


_PROFILE = """<script type="application/json" id="profile">
  {"version": 1, "fields": {"nickname": {"rules": [{"rule": "emoji", "policy": "forbidden"}]}}}</script>"""


def a_page_is_written_in_html_alone(field):
    _write_html(field, _PROFILE + """<intercepted-field profile="#profile" lang="de">
      <input name="nickname"><output></output></intercepted-field>""")
    field.selector = "[name=nickname]"
    field.evaluate("() => { document.querySelector('[name=nickname]').focus() }")
    field.type("a")
    field.insert("😀")
    field.shows("a|")
    assert field.evaluate("document.querySelector('output').textContent") == "Emojis sind hier nicht erlaubt: „😀“."
    assert field.evaluate("told") == ["attached", "decision", "decision"]
    # What is taken out of the page is let go, and kept again when it comes back.
    field.evaluate("""() => {
      window.element = document.querySelector("intercepted-field")
      element.remove()
      told.length = 0
      window.let_go = element.attachment
      document.body.append(element)
    }""")
    field.wait(100)
    assert field.evaluate("let_go") is None and field.evaluate("told") == ["attached"]


def an_element_without_a_profile_is_an_ordinary_field(field):
    _write_html(field, """<intercepted-field profile="nowhere.json"><input name="nickname"></intercepted-field>""")
    assert field.evaluate("told") == ["failure"]
    field.selector = "[name=nickname]"
    field.evaluate("() => { document.querySelector('[name=nickname]').focus() }")
    field.type("a")
    field.insert("😀")
    field.shows("a😀|")


def what_is_no_text_field_says_what_is_wrong_behind_it(field):
    _write_form(field, '<input name="email" type="email">' + _TERMS_AND_PLAN)
    field.evaluate("""() => {
      const required = { required: true, rules: [] }
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: {
        email: { rules: [{ rule: "matches", pattern: "[^@]+@[^@]+" }] }, terms: required, plan: required,
      } }, { language: "en" }))
    }""")
    said = "[...signup.querySelectorAll('[role=status]')].map((one) => one.textContent)"
    wrong = "[...signup.querySelectorAll('[aria-invalid=true]')].map((one) => one.name)"
    assert field.evaluate(said) == ["", "", "", ""] and field.evaluate(wrong) == []
    _send(field)
    required = "This field is required."
    assert field.evaluate(said)[1:3] == [required, required], field.evaluate(said)
    assert field.evaluate(wrong) == ["terms", "plan"], field.evaluate(wrong)
    assert field.evaluate("signup.terms.closest('label').nextElementSibling.id === signup.terms.getAttribute('aria-describedby')")
    assert field.evaluate("signup.plan[1].closest('label').nextElementSibling.id === signup.plan[0].getAttribute('aria-describedby')")
    field.evaluate("() => { signup.terms.click(); signup.plan[1].click() }")
    assert field.evaluate(wrong) == [] and field.evaluate(said) == ["", "", "", ""]
    field.evaluate("() => { signup.email.focus() }")
    field.type("abc")
    field.press("Tab")
    assert field.evaluate(wrong) == ["email"] and field.evaluate(said)[0] != "", field.evaluate(said)
    field.evaluate("() => { attached.detach(); signup.reset() }")
    assert field.evaluate("signup.outerHTML === before")


def fields_come_and_go(field):
    _sign_up(field)
    field.evaluate("""() => {
      signup.nickname.remove()
      signup.insertAdjacentHTML("afterbegin", `<p><input name="nickname" id="later"></p>`)
    }""")
    field.wait(50)
    assert field.evaluate("attached.fields.get('nickname').element.id") == "later"
    assert field.evaluate("signup.querySelectorAll('[role=status]').length") == 5
    field.selector = "#later"
    field.evaluate("() => { later.focus() }")
    field.insert("😀")
    field.shows("|")
    _says(field, "nickname", "Emoji are not allowed here: “😀”.")
    field.evaluate("() => { later.closest('p').remove() }")
    field.wait(50)
    assert field.evaluate("attached.fields.has('nickname')") is False
    assert field.evaluate("signup.querySelectorAll('[role=status]').length") == 4


def a_form_in_a_closed_shadow_tree_is_judged(field):
    field.evaluate("""profile => {
      const host = document.body.appendChild(document.createElement("div"))
      window.root = host.attachShadow({ mode: "closed" })
      root.innerHTML = `<form id="inside"><input name="nickname"><button>Send</button></form>`
      const form = window.inside = root.querySelector("form")
      window.sent = 0
      form.addEventListener("submit", (event) => { event.preventDefault(); sent += 1 })
      window.attached = module.attachForm(form, intercepter.profile({ version: 1, fields: {
        nickname: { required: true, rules: [{ rule: "minLength", limit: 3, unit: "graphemes" }] } } }, { language: "en" }))
      form.nickname.focus()
    }""")
    value = "inside.nickname.value"
    field.type("ab")
    field.evaluate("() => { inside.requestSubmit() }")
    assert field.evaluate("sent") == 0
    assert field.evaluate("inside.nickname.getAttribute('aria-invalid')") == "true"
    field.type("c")
    field.evaluate("() => { inside.requestSubmit() }")
    assert field.evaluate("sent") == 1 and field.evaluate(value) == "abc"
    field.press("Backspace")
    assert field.evaluate("attached.fields.get('nickname').state.text") == "ab"
    assert field.evaluate("inside.nickname.validationMessage") != ""
    field.evaluate("() => { inside.reset() }")
    field.wait(50)
    assert field.evaluate("attached.fields.get('nickname').state.text") == ""


def a_framework_hears_of_texts_that_are_filled_in(field):
    """As React does, which watches an element's own `value`, and takes an event for news only if that has changed."""
    field.evaluate("""profile => {
      document.body.insertAdjacentHTML("beforeend", `<form id="signup"><input name="amount"><input name="nickname"></form>`)
      window.state = {}
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")
      window.native = (element, text) => {
        set.call(element, text)
        element.dispatchEvent(new Event("input", { bubbles: true }))
      }
      for (const element of signup.querySelectorAll("input")) {
        let tracked = element.value
        Object.defineProperty(element, "value", {
          configurable: true, get() { return get.call(this) }, set(text) { tracked = text; set.call(this, text) },
        })
        element.addEventListener("input", () => {
          const text = get.call(element)
          if (text === tracked) return
          tracked = text
          state[element.name] = text
        })
      }
      signup.addEventListener("submit", (event) => event.preventDefault())
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: {
        amount: { rules: [{ rule: "decimal", places: 2, locale: "en" }], format: { kind: "grouped", locale: "en" } },
        nickname: { rules: [], fixes: [{ fix: "trimWhitespace" }] } } }))
      native(signup.amount, "1234.5")
      native(signup.nickname, "  anna  ")
    }""")
    assert field.evaluate("state") == {"amount": "1,234.5", "nickname": "  anna  "}, field.evaluate("state")
    field.evaluate("() => { signup.requestSubmit() }")
    assert field.evaluate("state.nickname") == "anna", field.evaluate("state")


def _narrow_form(field):
    """A form as wide as on a phone, without a stylesheet: a message moves the button that follows it."""
    field.evaluate("""() => {
      document.body.insertAdjacentHTML("beforeend", `
        <form id="signup" style="width: 20rem">
          <label>Nickname <input name="nickname"></label>
          <label style="display: block">Email <input name="email" type="email"></label>
          <button style="display: block; height: 1rem">Send</button>
        </form>`)
      window.clicks = 0
      signup.querySelector("button").addEventListener("click", () => { clicks += 1 })
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: {
        nickname: { rules: [{ rule: "minLength", limit: 3, unit: "graphemes" }] },
        email: { rules: [{ rule: "matches", pattern: "[^@ ]+@[^@ ]+", onViolation: "flag" }] } } }, { language: "en" }))
    }""")


def _place_of_button(field):
    return field.evaluate("""() => {
      const { x, y, width, height } = signup.querySelector("button").getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }""")


def _first_press_counts(field, name, text, press):
    _narrow_form(field)
    _enter(field, name, text)
    press(*_place_of_button(field))
    for _ in range(40):
        if field.evaluate("clicks"):
            break
        field.wait(50)
    assert field.evaluate("clicks") == 1, "the press is lost"
    assert _focus(field) == name
    assert field.evaluate(f"signup.{name}.getAttribute('aria-invalid')") == "true"


def the_first_click_on_the_button_counts(field):
    _first_press_counts(field, "nickname", "ab", field.browser.click)


def the_first_click_after_an_email_counts(field):
    _first_press_counts(field, "email", "anna@", field.browser.click)


@needs_input_methods
def the_first_tap_on_the_button_counts(field):
    _first_press_counts(field, "email", "anna@", field.browser.tap)


def a_message_appears_after_the_click_that_leaves_the_field(field):
    _narrow_form(field)
    _enter(field, "nickname", "ab")
    field.evaluate("() => { window.seen = []; signup.email.addEventListener('click', () => seen.push(signup.innerText)) }")
    place = field.evaluate("""() => {
      const { x, y, width, height } = signup.email.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }""")
    field.browser.click(*place)
    field.wait(100)
    assert "At least 3" not in field.evaluate("seen[0]")
    _says(field, "nickname", "At least 3 characters are needed here, not 2.")


def _accessible_form(field):
    _write_form(
        field, '<input name="nickname"><input name="optional"><input name="email" type="email">' + _COUNTRY + _TERMS_AND_PLAN)
    field.evaluate("""() => {
      const required = { required: true, rules: [] }
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: {
        nickname: { required: true, rules: [{ rule: "emoji", policy: "forbidden" }] }, optional: { rules: [] },
        email: required, country: required, terms: required, plan: required } }, { language: "en" }))
    }""")


_ROLES = {"textbox", "combobox", "checkbox", "radio"}


@needs_input_methods
def a_screen_reader_finds_what_is_required_and_nothing_invalid(field):
    _accessible_form(field)
    nodes = [node for node in field.browser.accessible("#signup") if node["role"] in _ROLES]
    assert len(nodes) == 7 and [node["invalid"] for node in nodes] == ["false"] * 7, nodes
    # The protocol reports no requirement of other roles.
    assert [node["required"] for node in nodes[:3]] == [True, False, True], nodes
    stated = "['country', 'terms'].map((name) => signup[name].ariaRequired)"
    assert field.evaluate(stated) == ["true", "true"]
    assert field.evaluate("[...signup.plan].map((one) => one.required)") == [True, True]
    _send(field)
    nodes = [node for node in field.browser.accessible("#signup") if node["role"] in _ROLES]
    # The first radio button describes its group.
    assert [node["invalid"] for node in nodes] == ["true", "false"] + ["true"] * 4 + ["false"], nodes
    field.evaluate("() => { attached.detach() }")
    assert field.evaluate("signup.outerHTML === before")


@needs_input_methods
def a_second_refusal_is_announced_again(field):
    _accessible_form(field)
    field.evaluate("() => { signup.nickname.focus() }")
    words = "Emoji are not allowed here: “😀”."
    field.insert("😀")
    _says(field, "nickname", words)
    def read(): return [node["name"] for node in field.browser.accessible("#signup") if node["role"] == "StaticText"]
    assert words in read()
    field.evaluate("""() => {
      window.changes = []
      new MutationObserver((records) => {
        const status = signup.nickname.nextElementSibling
        changes.push([status.textContent, status.firstElementChild.ariaHidden])
      }).observe(signup.nickname.nextElementSibling, { childList: true, subtree: true, attributes: true })
    }""")
    field.insert("😀")
    _says(field, "nickname", words)
    for _ in range(40):
        if field.evaluate("changes.length") == 2:
            break
        field.wait(50)
    assert field.evaluate("changes") == [[words, "true"], [words, None]], field.evaluate("changes")
    assert words in read()


_AMOUNTS = {"version": 1, "fields": {
    "price": {"rules": [{"rule": "decimal", "places": 2, "locale": "de"}],
              "format": {"kind": "grouped", "locale": "de", "suffix": " €"}},
    "due": {"rules": [], "format": {"kind": "date", "locale": "de"}},
    "name": {"rules": []}}}


def a_form_posts_values(field):
    field.evaluate("""profile => {
      document.body.insertAdjacentHTML("beforeend", `
        <form id="signup"><input name="price" value="98765,4" data-submit="value"><input name="due" value="29.02.2024"><input name="name" value="Anna"></form>`)
      const own = (options) => {
        const form = module.attachForm(signup, intercepter.profile(profile), options)
        const posted = Object.fromEntries(new FormData(signup))
        window.values = ["price", "due", "name"].map((name) => form.fields.get(name).value)
        form.detach()
        return posted
      }
      window.posted = [own({}), own({ submits: "value" })]
      signup.price.dataset.submit = "text"
      posted.push(own({ submits: "value" }))
    }""", _AMOUNTS)
    values = {"price": "98765.4", "due": "2024-02-29", "name": "Anna"}
    assert field.evaluate("values") == [{"number": "98765.4"}, {"date": "2024-02-29"}, None], field.evaluate("values")
    assert field.evaluate("posted") == [
        {**values, "due": "29.02.2024"}, values, {**values, "price": "98765,4"}], field.evaluate("posted")


def a_model_has_unformatted_texts(field):
    """The listeners and hooks of Vue's `v-model`, which is not installed."""
    field.evaluate("""profile => {
      document.body.insertAdjacentHTML("beforeend", `<input id="modelled" name="price">`)
      window.model = "98765,4"
      const element = window.modelled
      const render = (value) => { if (!element.composing && element.value !== value) element.value = value }
      element.addEventListener("compositionstart", ({ target }) => { target.composing = true })
      element.addEventListener("compositionend", ({ target }) => {
        if (!target.composing) return
        target.composing = false
        target.dispatchEvent(new Event("input"))
      })
      element.addEventListener("input", ({ target }) => {
        if (target.composing) return
        model = target.value
        queueMicrotask(() => render(model))
      })
      window.assign = (value) => render(model = value)
      element.value = model
      window.attachment = module.attach(element, intercepter.profile(profile).field("price"), { elementValue: "unformatted" })
      window.shown = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").get.call(element)
      element.focus()
      element.setSelectionRange(0, 1)
    }""", _AMOUNTS)
    field.type("1")
    assert field.evaluate("[shown(), model]") == ["18.765,4 €", "18765,4"], field.evaluate("[shown(), model]")
    assert field.evaluate("modelled.selectionStart") == 1
    field.evaluate("() => { assign('1234,5') }")
    assert field.evaluate("[shown(), model, attachment.state.text]") == ["1.234,5 €", "1234,5", "1.234,5 €"]
    field.evaluate("() => { modelled.setSelectionRange(1, 1) }")
    field.type("9")
    assert field.evaluate("[shown(), model]") == ["19.234,5 €", "19234,5"], field.evaluate("[shown(), model]")
    field.evaluate("() => { attachment.detach() }")
    assert field.evaluate("modelled.value") == "19.234,5 €"


def two_copies_of_the_module_attach_once(field):
    refused = field.evaluate("""async profile => {
      const other = await import("./full.js?copy")
      const copy = await import("./full.min.js")
      document.body.insertAdjacentHTML("beforeend", `<form id="signup"><input name="price"></form>`)
      const own = module.attachForm(signup, intercepter.profile(profile))
      const before = signup.outerHTML
      const refused = []
      for (const { Intercepter, attach, attachForm } of [other, copy, module]) {
        const engine = await Intercepter.load()
        for (const act of [
          () => attachForm(signup, engine.profile(profile)), () => attach(signup.price, engine.profile(profile).field("price")),
        ]) {
          try { act() } catch (error) { refused.push(error.name) }
        }
      }
      const isSame = copy.attachmentOf(signup.price) === own.fields.get("price")
      const isUntouched = before === signup.outerHTML
      own.detach()
      copy.attachForm(signup, (await copy.Intercepter.load()).profile(profile)).detach()
      return [refused, isSame, isUntouched]
    }""", _AMOUNTS)
    assert refused == [["TypeError"] * 6, True, True], refused


_ORDINARY = {
    "no WebAssembly": ("<script>delete window.WebAssembly</script>", "./intercepter.js", "Intercepter.load()"),
    "a policy without WebAssembly": (
        """<meta http-equiv="content-security-policy" content="script-src 'self' 'unsafe-inline'">""", "./intercepter.js", "Intercepter.load()"),
    "no engine": ("", "./intercepter.js", "Intercepter.load('nowhere.wasm')"),
    "a page instead of the engine": ("", "./intercepter.js", "Intercepter.load('field.html')"),
    "a damaged engine": ("", "./intercepter.js", "Intercepter.load(new Uint8Array(8))"),
    "no network": (
        "<script>window.fetch = () => Promise.reject(new TypeError('offline'))</script>", "./intercepter.js", "Intercepter.load()"),
    "a module that fails": ("", "data:text/javascript,throw Error('damaged')", "Intercepter.load()"),
}


def without_an_engine_a_form_is_an_ordinary_one(field):
    for name, (head, path, load) in _ORDINARY.items():
        told = field.evaluate("""async ([head, path, load]) => {
          const frame = document.body.appendChild(document.createElement("iframe"))
          const ended = new Promise((resolve) => { window.ended = resolve })
          frame.srcdoc = `${head}<form id="signup"><input name="nickname" required></form>
            <script type="module">
              try {
                const { Intercepter, attachForm } = await import("${path}")
                const profile = (await ${load}).profile(new Uint8Array())
                attachForm(signup, profile)
                parent.ended("attached")
              } catch (error) {
                parent.ended(String(error))
              }
            <\\/script>`
          const reason = await ended
          const { signup } = frame.contentWindow
          let sent = 0
          signup.addEventListener("submit", (event) => { event.preventDefault(); sent += 1 })
          signup.requestSubmit()
          const refused = sent
          signup.nickname.value = "😀"
          signup.requestSubmit()
          const told = [reason, signup.noValidate, refused, sent, signup.nickname.value, signup.nickname.hasAttribute("aria-invalid")]
          frame.remove()
          return told
        }""", [head, path, load])
        assert told[0] != "attached" and told[1:] == [False, 0, 1, "😀", False], f"{name}: {told}"


_EIGHTEEN = """() => {
  const day = new Date()
  day.setFullYear(day.getFullYear() - 18)
  window.iso = (days) => new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + days)).toISOString().slice(0, 10)
  window.adult = (text, value) => value?.date > iso(0) ? "You must be 18 or older." : ""
}"""


def a_page_adds_a_rule(field):
    field.evaluate(_EIGHTEEN)
    _write_form(field, '<input name="birthday">')
    field.evaluate("""() => {
      window.sent = []
      signup.addEventListener("submit", (event) => { event.preventDefault(); sent.push(signup.birthday.value) })
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: {
        birthday: { rules: [], format: { kind: "date" } } } }, { language: "en" }), { rules: { birthday: adult } })
    }""")
    day, previous = field.evaluate("[iso(1), iso(0)]")
    _enter(field, "birthday", day.replace("-", ""))
    assert field.property("value") == day
    assert field.evaluate("signup.birthday.validationMessage") == "You must be 18 or older."
    _send(field)
    _says(field, "birthday", "You must be 18 or older.")
    assert _sent(field) == [] and field.evaluate("attached.submission.results[0].violations[0].code") == "custom"
    _enter(field, "birthday", previous.replace("-", ""))
    _says(field, "birthday", "")
    _send(field)
    assert _sent(field) == [previous]


def a_page_adds_a_rule_to_one_field(field):
    field.evaluate(_EIGHTEEN)
    field.evaluate("""() => {
      const profile = intercepter.profile({ version: 1, fields: { name: { rules: [{ rule: "minLength", limit: 3, unit: "graphemes" }] } } }, { language: "en" })
      window.seen = []
      module.attach(document.querySelector("#text"), profile.field("name"), {
        rule: (text, value) => { seen.push([text, value]); return text === "admin" ? "This name is reserved." : null } })
      document.querySelector("#text").focus()
    }""")
    field.type("admin")
    field.press("Tab")
    field.says("This name is reserved.")
    # The profile judges first.
    assert field.evaluate("seen") == [["", None], ["adm", None], ["admi", None], ["admin", None]], field.evaluate("seen")


def a_page_adds_a_format(field):
    _write_form(field, '<input name="key" value="12ab">')
    field.evaluate("""() => {
      window.sent = []
      signup.addEventListener("submit", (event) => { event.preventDefault(); sent.push([signup.key.value, new FormData(signup).get("key")]) })
      const pairs = { show: (text) => text.replace(/(..)(?=.)/g, "$1·"), unformat: (text) => text.replaceAll("·", "") }
      window.attached = module.attachForm(signup, intercepter.profile({ version: 1, fields: {
        key: { rules: [{ rule: "allowedCharacters", characters: "0123456789abcdef" }, { rule: "maxLength", limit: 8, unit: "graphemes" }] },
      } }, { language: "en" }), { formats: { key: pairs } })
      signup.key.focus()
      signup.key.setSelectionRange(5, 5)
    }""")
    field.selector = "[name=key]"
    field.shows("12·ab|")
    field.type("c")
    field.shows("12·ab·c|")
    field.type("z")
    field.shows("12·ab·c|")
    assert "z" in field.evaluate("signup.querySelector('[role=status]').textContent")
    field.select(1)
    field.type("9")
    field.shows("19|·2a·bc")
    field.press("Backspace")
    field.shows("1|2·ab·c")
    field.press("Control+z")
    assert field.property("value") == "19·2a·bc"
    field.select(2)
    field.paste("12345678")
    field.shows("19|·2a·bc")
    assert field.evaluate("attached.fields.get('key').unformattedText") == "192abc"
    _send(field)
    assert _sent(field) == [["19·2a·bc", "192abc"]]
