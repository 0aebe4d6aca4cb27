"""Writes the metadata of the PyPI package phonenumbers in the form of libphonenumber's PhoneNumberMetadata.xml, with
its example numbers as it formats them.

    pip install phonenumbers==9.0.35 && python Tests/Hosts/Web/telephone-metadata.py > PhoneNumberMetadata.xml
"""
from xml.sax.saxutils import quoteattr

from phonenumbers import COUNTRY_CODE_TO_REGION_CODE, PhoneNumber, PhoneNumberFormat, format_number
from phonenumbers.phonemetadata import PhoneMetadata

KINDS = {
    "general_desc": "generalDesc", "no_international_dialling": "noInternationalDialling", "fixed_line": "fixedLine",
    "mobile": "mobile", "pager": "pager", "toll_free": "tollFree", "premium_rate": "premiumRate",
    "shared_cost": "sharedCost", "personal_number": "personalNumber", "voip": "voip", "uan": "uan",
    "voicemail": "voicemail",
}


def attributes(**values):
    return "".join(f" {name}={quoteattr(value)}" for name, value in values.items() if value)


def element(name, text):
    return f"<{name}>{text}</{name}>" if text else ""


def template(text):
    return text and text.replace("\\", "$")


def number_format(own, international, prefix):
    rule = (own.national_prefix_formatting_rule or "").replace("\\1", "$FG")
    if prefix:
        rule = rule.replace(prefix, "$NP", 1)
    digits = "".join(element("leadingDigits", pattern) for pattern in own.leading_digits_pattern)
    return (
        f"<numberFormat{attributes(pattern=own.pattern, nationalPrefixFormattingRule=rule)}>{digits}"
        + element("format", template(own.format)) + element("intlFormat", international) + "</numberFormat>"
    )


def formats(data):
    """Formats without an international counterpart are national, if others have one."""
    others = list(data.intl_number_format)
    for own in data.number_format:
        same = [other for other in others if (other.pattern, other.leading_digits_pattern)
                == (own.pattern, own.leading_digits_pattern)]
        for other in same[:1]:
            others.remove(other)
        international = template(same[0].format) if same else "NA" if data.intl_number_format else None
        yield number_format(own, None if international == template(own.format) else international, data.national_prefix)


def example(code, digits):
    """An example number, as libphonenumber writes it in other countries and in its own."""
    if not digits:
        return ""
    zeros = len(digits) - len(digits.lstrip("0"))
    number = PhoneNumber(code, int(digits), italian_leading_zero=zeros > 0, number_of_leading_zeros=zeros or None)
    written = attributes(international=format_number(number, PhoneNumberFormat.INTERNATIONAL),
                         national=format_number(number, PhoneNumberFormat.NATIONAL))
    return f"<exampleNumber{written}>{digits}</exampleNumber>"


def kind(name, code, numbers):
    if numbers is None or numbers.national_number_pattern is None:
        return ""
    lengths = ",".join(str(length) for length in numbers.possible_length)
    return element(name, (f'<possibleLengths national="{lengths}"/>' if name != "generalDesc" else "")
                   + example(code, numbers.example_number)
                   + element("nationalNumberPattern", numbers.national_number_pattern))


def territory(data):
    tag = attributes(id=data.id, countryCode=str(data.country_code), internationalPrefix=data.international_prefix,
                     preferredInternationalPrefix=data.preferred_international_prefix,
                     nationalPrefix=data.national_prefix, mainCountryForCode=data.main_country_for_code and "true")
    return f"<territory{tag}>" + "".join(formats(data)) + "".join(
        kind(name, data.country_code, getattr(data, key)) for key, name in KINDS.items()) + "</territory>"


for code, regions in sorted(COUNTRY_CODE_TO_REGION_CODE.items()):
    for region in regions:
        print(territory(PhoneMetadata.metadata_for_nongeo_region(code) if region == "001"
                        else PhoneMetadata.metadata_for_region(region)))
