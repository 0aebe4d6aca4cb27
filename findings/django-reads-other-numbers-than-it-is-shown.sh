#!/usr/bin/env bash
# Guess: a localized number field of Django takes a number in each of its languages as CLDR writes it, which is how a
# browser's Intl.NumberFormat shows it in the same page.
# Seen with Django 5.2.8 beside Babel 2.19.0 (CLDR): of the languages for which Django has formats, six have another decimal
# mark than CLDR, among them Swiss German. French refuses 1 234,5 with U+202F, which CLDR and browsers write, and takes it with
# an ordinary space. Numbers in Arabic and Persian digits with U+066B are refused; full-width digits are read.
# So a text that the page has written itself comes back as an error, and a field in front of it has to write other spaces.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet django==5.2.8 babel==2.19.0
"$folder/python/bin/python" - <<'PYTHON'
import importlib
import pkgutil

import django
import django.conf.locale
from babel import Locale
from django import forms
from django.conf import settings
from django.utils import formats, translation

settings.configure(USE_THOUSAND_SEPARATOR=True)
django.setup()

others = []
for module in pkgutil.iter_modules(django.conf.locale.__path__):
    try:
        importlib.import_module(f"django.conf.locale.{module.name}.formats")
    except ImportError:
        continue
    with translation.override(module.name.replace("_", "-").lower()):
        mark = formats.get_format("DECIMAL_SEPARATOR")
    if mark != Locale.parse(module.name).number_symbols["latn"]["decimal"]:
        others.append(module.name)
print("other decimal marks:", others)
assert others == ["ar", "de_CH", "fy", "ka", "km", "ky"], others

expected = {
    ("fr", "1 234,5"): "1234.5",
    ("fr", "1\u202f234,5"): None,
    ("de-ch", "1'234.50"): None,
    ("ar", "١٬٢٣٤٫٥"): None,
    ("fa", "۱۲٫۵"): None,
    ("de", "１,５"): "1.5",
}
for (language, text), value in expected.items():
    with translation.override(language):
        try:
            read = str(forms.DecimalField(localize=True).clean(text))
        except forms.ValidationError:
            read = None
    print(language, repr(text), read)
    assert read == value, (language, text, read)
PYTHON
