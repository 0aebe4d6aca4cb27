#!/usr/bin/env bash
# Guess: a PDF library that gets a character which its font has not stops, or prints a box that readers copy as U+FFFD.
# Seen with fpdf2 2.8.9 and pypdf 7.1.1: it warns in its log, and the text of the page lacks the characters. The date
# 2026年5月10日 is copied as 2026510, which a reader of dates may take for another day, and a name of ideographs is empty.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
# ReportLab brings a TrueType font without ideographs.
"$folder/python/bin/pip" install --quiet fpdf2==2.8.9 pypdf==7.1.1 reportlab==5.1.0
cd "$folder"
"$folder/python/bin/python" - <<'PYTHON'
import pathlib

import fpdf
import pypdf
import reportlab

page = fpdf.FPDF()
page.add_page()
page.add_font("vera", "", pathlib.Path(reportlab.__file__).parent / "fonts" / "Vera.ttf")
page.set_font("vera", size=12)
page.cell(0, 10, "A: 2026年5月10日 :Z")
page.output("page.pdf")
text = pypdf.PdfReader("page.pdf").pages[0].extract_text()
print(ascii(text))
assert text.strip() == "A: 2026510 :Z", ascii(text)
PYTHON
