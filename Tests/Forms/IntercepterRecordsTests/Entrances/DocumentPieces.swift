/// Pieces of one letter, as programs give them: written by Chromium 156, WeasyPrint 70.0, fpdf2 2.8.9 and ReportLab
/// 5.1.0 as PDF, and copied by Poppler 22.12, MuPDF 1.21.1, pypdf 7.1.1, pdfminer.six 20260107, PDFium (pypdfium2
/// 5.15.2) and PyMuPDF 2.0.
///
/// They gave 1,371 pieces. These are the different ones, except where the font lacked the characters.
enum DocumentPieces {
  /// Lines with the field, the value as a form stores it (`none` if it has two readings), the piece up to the bar, and
  /// the first route that gives it.
  static let lines = """
    card|4111111111111111|4111 1111 1111 1111|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 54 more
    card|4111111111111111|4111\u{202F}1111\u{202F}1111\u{202F}1111|Chromium 156 (Noto Serif CJK) → PyMuPDF 2.0, and 12 more
    code|482913|482-913|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 43 more
    code|482913|482\u{2011}913|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 23 more
    date|10.05.2026|10.05.2026|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    date|10.05.2026|2026\u{5E74}5\u{6708}10\u{65E5}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 19 more
    date|10.05.2026|10. Mai 2026|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    date|10.05.2026|2026-05-10|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    date|10.05.2026|2026\u{5E74}5\u{2F49}10\u{2F47}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 4 more
    date|10.05.2026|2026 5 10 \u{5E74} \u{6708} \u{65E5}|Chromium 156 (DejaVu) → Poppler 22.12 -layout
    date|10.05.2026|2026 \u{5E74} 5 \u{2F49} 10 \u{2F47} |Chromium 156 (DejaVu) → pypdf 7.1.1
    date|10.05.2026|2026510|fpdf2 2.8.9 → Poppler 22.12, and 6 more
    dollars|1234.50|$1,234.50|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    dollars|-1234.50|($1,234.50)|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    dollars|-1234.50|\u{2212}$1,234.50|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    email|ann@example.org|ann@example.org|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    email|ann.office@example.org|ann.office@example.org|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 30 more
    email|ann.office@example.org|ann.o\u{FB03}ce@example.org|Chromium 156 (Noto Serif CJK) → pypdf 7.1.1, and 3 more
    euros|1234,50|1.234,50 \u{20AC}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    euros|-1234,50|\u{2212}1.234,50 \u{20AC}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    euros|1234,50|1 234,50 \u{20AC}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 20 more
    euros|1234,50|EUR 1.234,50|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    euros|1234567,00|1\u{2019}234\u{2019}567,00|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    euros|1234,50|1\u{202F}234,50\u{A0}\u{20AC}|Chromium 156 (Noto Serif CJK) → PyMuPDF 2.0, and 8 more
    euros|1234,50|1\u{202F}234,50 \u{20AC}|ReportLab 5.1.0 → pypdf 7.1.1, and 3 more
    iban|DE89370400440532013000|DE89 3704 0044 0532 0130 00|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 58 more
    iban|DE89370400440532013000|IBAN: DE89 3704 0044 0532 0130 00|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    iban|DE89370400440532013000|DE89\u{A0}3704\u{A0}0044\u{A0}0532\u{A0}0130\u{A0}00|Chromium 156 (Noto Serif CJK) → PyMuPDF 2.0, and 8 more
    name|Ann-Kathrin M\u{FC}ller|Ann-Kathrin M\u{FC}ller|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    name|van der Berg|van der Berg|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 24 more
    name|Stoffel H\u{E4}ffner|Stoffel H\u{E4}ffner|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 29 more
    name|\u{141}ukasz \u{17B}\u{F3}\u{142}\u{107}|\u{141}ukasz \u{17B}\u{F3}\u{142}\u{107}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 30 more
    name|Nguy\u{1EC5}n Th\u{1ECB} Ng\u{1ECD}c|Nguy\u{1EC5}n Th\u{1ECB} Ng\u{1ECD}c|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    name|Zo\u{EB} Fischer|Zoe\u{308} Fischer|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 27 more
    name|\u{9AD8}\u{5C0F}\u{9752}|\u{9AD8}\u{5C0F}\u{9752}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 19 more
    name|\u{91D1}\u{6587}\u{65B9}|\u{91D1}\u{6587}\u{65B9}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 20 more
    name|\u{77F3}\u{5C71}\u{4EBA}|\u{77F3}\u{5C71}\u{4EBA}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 20 more
    name|\u{957F}\u{91CE}\u{65E5}\u{6708}|\u{957F}\u{91CE}\u{65E5}\u{6708}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 20 more
    name|\u{5C71}\u{7530}\u{592A}\u{90CE}|\u{5C71}\u{7530}\u{592A}\u{90CE}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 20 more
    name|\u{AE40}\u{C11C}\u{C5F0}|\u{AE40}\u{C11C}\u{C5F0}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 20 more
    name|\u{141}ukasz \u{17B}\u{F3}\u{142}\u{107}|\u{141}ukasz Z\u{307}\u{F3}\u{142}c\u{301}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 1 more
    name|Zo\u{EB} Fischer|Zo\u{EB} Fischer|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 5 more
    name|\u{9AD8}\u{5C0F}\u{9752}|\u{2FBC}\u{2F29}\u{2ED8}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 4 more
    name|\u{91D1}\u{6587}\u{65B9}|\u{2FA6}\u{2F42}\u{2F45}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 4 more
    name|\u{77F3}\u{5C71}\u{4EBA}|\u{2F6F}\u{2F2D}\u{2F08}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 4 more
    name|\u{957F}\u{91CE}\u{65E5}\u{6708}|\u{2ED3}\u{91CE}\u{2F47}\u{2F49}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 4 more
    name|\u{5C71}\u{7530}\u{592A}\u{90CE}|\u{2F2D}\u{2F65}\u{592A}\u{90CE}|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 4 more
    name|Stoffel H\u{E4}ffner|Sto\u{FB00}el H\u{E4}\u{FB00}ner|Chromium 156 (Noto Serif CJK) → pypdf 7.1.1, and 3 more
    name|\u{141} ukasz \u{17B}\u{F3} \u{142} \u{107}|\u{141} ukasz Z\u{307}\u{F3} \u{142} c\u{301}|Chromium 156 (Noto Serif CJK) → pypdf 7.1.1
    name|van der Berg|van\u{A0}der\u{A0}Berg|Chromium 156 (Noto Serif CJK) → PyMuPDF 2.0, and 8 more
    name|\u{9AD8}\u{5C0F}\u{9752}|\u{2FBC}\u{2F29}\u{2ED8} |Chromium 156 (DejaVu) → pypdf 7.1.1
    name|\u{91D1}\u{6587}\u{65B9}|\u{2FA6}\u{2F42}\u{2F45} |Chromium 156 (DejaVu) → pypdf 7.1.1
    name|\u{77F3}\u{5C71}\u{4EBA}|\u{2F6F}\u{2F2D}\u{2F08} |Chromium 156 (DejaVu) → pypdf 7.1.1
    name|\u{957F}\u{91CE}\u{65E5}\u{6708}|\u{2ED3}\u{91CE}\u{2F47}\u{2F49} |Chromium 156 (DejaVu) → pypdf 7.1.1
    name|\u{5C71}\u{7530}\u{592A}\u{90CE}|\u{2F2D}\u{2F65}\u{592A}\u{90CE} |Chromium 156 (DejaVu) → pypdf 7.1.1
    name|\u{AE40}\u{C11C}\u{C5F0}|\u{AE40}\u{C11C}\u{C5F0} |Chromium 156 (DejaVu) → pypdf 7.1.1
    telephone|3023125012|+49 30 23125-012|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    telephone|3023125012|+49 (0)30 / 23125\u{2011}012|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 14 more
    telephone|3023125012|Tel.: 030/23125012|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 33 more
    telephone|3023125012|+49 (0)30 / 23125-012|Chromium 156 (Noto Serif CJK) → MuPDF 1.21.1, and 9 more
    telephone|3023125012|+49\u{A0}(0)30 / 23125\u{2011}012|Chromium 156 (Noto Serif CJK) → PyMuPDF 2.0, and 8 more
    yen|1234|\u{A5}1,234|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    yen|1234|\u{FFE5}\u{FF11}\u{FF0C}\u{FF12}\u{FF13}\u{FF14}|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 24 more
    yen|none|\u{A5}1,234-|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    yen|-1234|\u{25B3}1,234|Chromium 156 (Noto Serif CJK) → Poppler 22.12, and 34 more
    yen|1234|   \u{FFE5}\u{FF11}\u{FF0C}\u{FF12}\u{FF13}\u{FF14}|Chromium 156 (DejaVu) → Poppler 22.12 -layout
    yen|1234|\u{FFE5}\u{FF11}\u{FF0C}\u{FF12}\u{FF13}\u{FF14} |Chromium 156 (DejaVu) → pypdf 7.1.1
    """
}
