"""A field with `v-model` of Vue 2."""

PAGE = "vue.html"

_SHOWN = "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').get.call(document.querySelector('#text'))"


def _has(field, shown, price):
    field.wait(20)
    found = field.evaluate(f"[{_SHOWN}, model.price]")
    assert found == [shown, price], found


def a_model_of_vue_has_unformatted_texts(field):
    _has(field, "98.765,4 €", "98765,4")
    field.evaluate("document.querySelector('#text').focus()")
    field.select(0, 1)
    field.type("1")
    _has(field, "18.765,4 €", "18765,4")
    assert field.property("selectionStart") == 1
    field.type("x")
    _has(field, "18.765,4 €", "18765,4")
    field.evaluate("() => { model.price = '1234,5' }")
    _has(field, "1.234,5 €", "1234,5")
    field.select(1)
    field.type("9")
    _has(field, "19.234,5 €", "19234,5")


def nothing_is_left_of_an_element_that_vue_removed(field):
    field.evaluate("() => { model.$destroy() }")
    assert field.evaluate("document.querySelectorAll('.intercepter-notice').length") == 0
    assert field.property("value") == "98.765,4 €"
