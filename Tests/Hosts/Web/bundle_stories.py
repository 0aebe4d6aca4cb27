"""An app that imports the package, as bundlers put it together."""


def _judges(field):
    field.evaluate("document.querySelector('#text').focus()")
    field.insert("张三")
    field.insert("😀")
    field.shows("张三|")
    assert field.evaluate("window.offered") == ["🍕"]


def an_app_is_bundled_by_esbuild(field):
    _judges(field)


def an_app_is_bundled_by_rollup(field):
    _judges(field)


an_app_is_bundled_by_esbuild.page = "bundled.html?esbuild"
an_app_is_bundled_by_rollup.page = "bundled.html?rollup"
