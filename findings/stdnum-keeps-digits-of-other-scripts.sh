#!/usr/bin/env bash
# Guess: a library for identifying numbers treats digits of other scripts in one way: it reads them as ASCII, or refuses
# them.
# Seen with python-stdnum 2.2, with the valid number of each module's own documentation: full-width digits become ASCII in
# 222 of 231 modules. The same numbers in Arabic-Indic digits are refused by 220, and kept as they are by seven: Damm,
# Verhoeff, three of ISO 7064, LEI and the creditor reference ISO 11649. Two raise a ValueError that is no error of the library.
# So a reference that was accepted can still be one that no bank's system finds, unless the field writes ASCII.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet python-stdnum==2.2
"$folder/python/bin/python" - <<'PYTHON'
import collections
import importlib
import pkgutil
import re

import stdnum
import stdnum.exceptions


def outcome(validate, number, digits):
    plain = validate(number)
    try:
        read = validate(number.translate(digits))
    except stdnum.exceptions.ValidationError:
        return "refused"
    except ValueError:
        return "raised"
    return "ascii" if read == plain else "kept" if read == plain.translate(digits) else "mixed"


found = {}
for script, digits in [("Arabic", "٠١٢٣٤٥٦٧٨٩"), ("full-width", "０１２３４５６７８９")]:
    table = str.maketrans("0123456789", digits)
    kinds = collections.defaultdict(list)
    for module in pkgutil.walk_packages(stdnum.__path__, "stdnum."):
        if module.ispkg:
            continue
        try:
            loaded = importlib.import_module(module.name)
        except ImportError:
            continue
        examples = re.findall(r">>> validate\('([^']*\d[^']*)'\)\n(?!Traceback)", loaded.__doc__ or "")
        for number in examples[:1]:
            try:
                kinds[outcome(loaded.validate, number, table)].append(module.name.removeprefix("stdnum."))
            except stdnum.exceptions.ValidationError:
                pass
    found[script] = kinds
    print(script, {kind: len(names) for kind, names in kinds.items()})
assert len(found["Arabic"]["refused"]) == 220 and len(found["full-width"]["ascii"]) == 222
assert found["Arabic"]["raised"] == ["iso6346", "pt.cc"]
assert found["Arabic"]["kept"] == [
    "damm", "iso11649", "iso7064.mod_11_10", "iso7064.mod_11_2", "iso7064.mod_97_10", "lei", "verhoeff",
]
PYTHON
