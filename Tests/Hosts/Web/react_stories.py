"""A field of React 18, in strict mode."""

PAGE = "react.html"


def _state(field):
    return field.evaluate("document.querySelector('output').textContent")


def a_controlled_amount_is_typed(field):
    assert field.property("value") == "1,234"
    field.evaluate("document.querySelector('#text').focus()")
    field.select(5)
    field.type("5.5")
    field.shows("12,345.5|")
    assert _state(field) == "12345.5"
    last = field.evaluate("changes.at(-1)")
    assert last["value"] == {"number": "12345.5"}, last
    assert (last["text"], last["unformattedText"], last["validity"]["validity"]) == ("12,345.5", "12345.5", "valid"), last
    # A letter stays, with its reason, until it is deleted.
    field.type("x")
    field.shows("12,345.5x|")
    assert field.evaluate("changes.at(-1).validity.validity") == "invalid"
    field.press("Backspace")
    field.shows("12,345.5|")
    assert _state(field) == "12345.5"


def the_program_sets_a_controlled_amount(field):
    field.evaluate("() => { setAmount('7654321') }")
    field.wait(50)
    assert field.property("value") == "7,654,321"
    assert field.evaluate("changes") == []


def autofill_reaches_the_state(field):
    field.evaluate("""() => {
      const element = document.querySelector("#text")
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(element, "9876.5")
      element.dispatchEvent(new Event("input", { bubbles: true }))
    }""")
    field.wait(50)
    assert field.property("value") == "9,876.5"
    assert _state(field) == "9876.5"


def a_registered_field_hears_of_judged_texts(field):
    field.selector = "#registered"
    field.evaluate("document.querySelector('#registered').focus()")
    field.type("1234")
    field.shows("1,234|")
    assert field.evaluate("registered.heard") == ["1", "12", "123", "1,234"], field.evaluate("registered.heard")
    assert field.evaluate("registered.element.id") == "registered"


def a_form_library_reads_and_writes_unformatted_texts(field):
    """The calls of react-hook-form 7, which is not installed; `library` in the page imitates them."""
    field.selector = "#price"
    shown = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get.call(price)"
    assert field.evaluate(shown) == "98,765.4"
    field.evaluate("() => { price.focus(); price.setSelectionRange(0, 1) }")
    field.type("7")
    assert field.evaluate(shown) == "78,765.4" and field.evaluate("library.data") == {"price": "78765.4"}
    field.evaluate("() => { library.setValue('price', '1234.5') }")
    assert field.evaluate(shown) == "1,234.5"
    field.press("End")
    field.type("6")
    assert field.evaluate(shown) == "1,234.56" and field.evaluate("library.data") == {"price": "1234.56"}
    field.evaluate("() => { library.reset({ price: '7654321' }) }")
    field.wait(50)
    assert field.evaluate(shown) == "7,654,321" and field.evaluate("library.data") == {"price": "7654321"}
    field.press("Backspace")
    assert field.evaluate("library.data") == {"price": "765432"}


def nothing_is_left_of_an_unmounted_field(field):
    assert field.evaluate("document.querySelectorAll('.intercepter-notice').length") == 3
    field.evaluate("() => { root.unmount() }")
    field.wait(50)
    assert field.evaluate("document.querySelectorAll('#root *').length") == 0
