#!/usr/bin/env bash
# Guess: a library that reads prices of any shop reads them in the digits and with the marks of their country, or reads
# nothing.
# Seen with price-parser 0.5.1: it reads up to the first mark that it does not know, and says that this is the price. With
# the Swiss mark U+2019, CHF 1’234.50 is 1 franc (with an apostrophe, 1234.50). Full-width １，２３４円 is 1 yen. In Arabic
# digits, the decimals behind U+066B are lost. Three decimals are thousands even behind a zero: 0.125 is 125.
# So a price that looks read can be a thousandth of what was written, or a thousand times as much.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet price-parser==0.5.1
"$folder/python/bin/python" - <<'PYTHON'
from price_parser import Price

expected = {
    "CHF 1'234.50": "1234.50",
    "CHF 1\u2019234.50": "1",
    "1,234円": "1234",
    "１，２３４円": "1",
    "٣٤٫٥٠": "34",
    "0.125": "125",
    "₹1,23,456.50": "123456.50",
}
for text, amount in expected.items():
    read = str(Price.fromstring(text).amount)
    print(text, read)
    assert read == amount, (text, read)
PYTHON
