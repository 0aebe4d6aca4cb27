#!/usr/bin/env bash
# Guess: a Python writer of workbooks writes a number as Python prints it, in the fewest digits that give it back (repr).
# Seen with openpyxl 3.1.5 and XlsxWriter 3.3.1: both write %.16g. The cell of 99999999.99 has the text 99999999.98999999,
# that of 0.07 has 0.07000000000000001, and 123456789012345.67 becomes 123456789012345.7, which is another number.
# So an amount that is read from the text of the cell has decimals that nobody typed, and one of 17 digits is changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet openpyxl==3.1.5 XlsxWriter==3.3.1
cd "$folder"
"$folder/python/bin/python" - <<'PYTHON'
import re
import zipfile

import openpyxl
import xlsxwriter

numbers = [99999999.99, 0.07, 1234567.89, 123456789012345.67]
expected = ["99999999.98999999", "0.07000000000000001", "1234567.89", "123456789012345.7"]

book = openpyxl.Workbook()
for number in numbers:
    book.active.append([number])
book.save("openpyxl.xlsx")

book = xlsxwriter.Workbook("xlsxwriter.xlsx")
sheet = book.add_worksheet()
for row, number in enumerate(numbers):
    sheet.write_number(row, 0, number)
book.close()

for name in ["openpyxl", "xlsxwriter"]:
    text = zipfile.ZipFile(f"{name}.xlsx").read("xl/worksheets/sheet1.xml").decode()
    cells = re.findall(r"<v>(.*?)</v>", text)
    print(name, cells)
    assert cells == expected, cells
    assert [float(cell) == number for cell, number in zip(cells, numbers)] == [True, True, True, False]
assert [repr(number) for number in numbers] == ["99999999.99", "0.07", "1234567.89", "123456789012345.67"]
PYTHON
