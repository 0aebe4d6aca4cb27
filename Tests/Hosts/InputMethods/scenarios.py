"""What people type with input methods. A step gives keys, and what they leave."""

from typist import Scenario, Step

_TOO_LONG = "At most {} characters are allowed here, not {}."


def _at_most(limit, unit="graphemes", **more):
    return {"rules": [{"rule": "maxLength", "limit": limit, "unit": unit, **more}]}


_DIGITS = {"rules": [{"rule": "numbersOnly"}]}
_NAME = {"rules": [{"rule": "emoji", "policy": "forbidden"}, {"rule": "maxLength", "limit": 10, "unit": "gb18030"}]}
_AMOUNT = {"rules": [{"rule": "decimal", "places": 2, "locale": "en"}], "format": {"kind": "grouped", "locale": "en", "prefix": "$ "}}
_CARD = {"rules": [{"rule": "numbersOnly", "digits": "normalized"}, {"rule": "maxLength", "limit": 16, "unit": "graphemes"}],
         "format": {"kind": "pattern", "pattern": "#### #### #### ####"}}
_IMMEDIATELY = {**_at_most(4), "composition": "immediately"}
