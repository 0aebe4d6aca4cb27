#!/usr/bin/env bash
# Guess: a telephone number that is typed digit by digit ends as the same library writes the whole number, and a full-width
# plus sign counts as one, as full-width digits do.
# Seen with phonenumbers 9.0.43 (a port of libphonenumber, with its metadata), with the example numbers of all regions: in
# 28 regions the as-you-type formatter ends with another text than format_number, such as 01115 2345 67-89 for
# 011 15-2345-6789 in Argentina. Behind a full-width plus sign, no number is formatted at all, though parse takes the sign. Behind
# every calling code the text ends with a space.
# So two fields of one form show one number in two ways, and a person who deletes behind +49 deletes a space first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet phonenumbers==9.0.43
"$folder/python/bin/python" - <<'PYTHON'
import phonenumbers
from phonenumbers import PhoneNumberFormat, PhoneNumberType


def typed(region, keys):
    formatter = phonenumbers.AsYouTypeFormatter(region)
    return [formatter.input_digit(key) for key in keys]


def keys(text):
    return "".join(character for character in text if character.isdigit() or character == "+")


others, unformatted, numbers, spaces = set(), 0, 0, set()
for region in phonenumbers.SUPPORTED_REGIONS:
    for kind in (PhoneNumberType.FIXED_LINE, PhoneNumberType.MOBILE):
        number = phonenumbers.example_number_for_type(region, kind)
        if number is None:
            continue
        national = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
        if typed(region, keys(national))[-1] != national:
            others.add(region)
        international = keys(phonenumbers.format_number(number, PhoneNumberFormat.INTERNATIONAL))
        numbers += 1
        spaces |= {region for text in typed(region, international) if text.endswith(" ")}
        wide = international.replace("+", "\uff0b")
        assert phonenumbers.parse(wide, region) == number
        unformatted += typed(region, wide)[-1] == wide
print(len(others), "regions differ;", unformatted, "of", numbers, "are not formatted;", len(spaces), "regions have spaces")
assert len(others) == 28 and unformatted == numbers
assert typed("AR", "0111523456789")[-1] == "01115 2345 67-89"
assert typed("DE", "+49")[-1] == "+49 "
PYTHON
