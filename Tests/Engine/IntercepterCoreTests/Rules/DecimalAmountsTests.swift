import TestSupport
import Testing
import TextInputIntercepter

/// Amounts as people write them: a currency, a sign anywhere, brackets.
///
/// They are read exactly, or not at all.
@Suite struct DecimalAmountsTests {
  private static let field = Intercepter(rules: [.decimal(places: 2, negative: true)])

  /// What an empty field holds once a text is pasted; `nil` if that is refused.
  private static func paste(
    _ text: String, _ policy: ViolationPolicy, negative: Bool = true
  ) -> String? {
    let field = Intercepter(rules: [.decimal(places: 2, negative: negative, onViolation: policy)])
    let decision = field.intercept(
      Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
    return decision.outcome == .rejected ? nil : decision.state.text
  }

  static let amounts: [(String, String)] = [
    ("Rs.500", "500"), ("Rs. 500", "500"), ("Fr.20", "20"), ("kr.500", "500"), ("₨.1500", "1500"),
    ("Rp.5.000.000", "5000000"), ("S/.20", "20"), ("B/.5", "5"), ("د.إ.\u{200F} 5", "5"),
    ("د.إ.5.50", "5.50"), ("CHF 5.00", "5.00"), ("CHF\u{A0}1’234.50", "1234.50"),
    ("US$5.00", "5.00"),
    ("$5", "5"), ("5,00 €", "5.00"), ("5.00 zł", "5.00"), ("R$ 5", "5"), ("R 5", "5"),
    ("5.00 kr.", "5.00"),
    ("5 ₽", "5"), ("1 234,50\u{A0}₽", "1234.50"), ("5元", "5"), ("5.00 F\u{202F}CFA", "5.00"),
    ("5,00 $\u{A0}US", "5.00"), ("EUR5", "5"), ("5EUR", "5"), ("5 руб.", "5"), ("ƒ5", "5"),
    ("+5", "5"), ("+ $1,234.50", "1234.50"), ("€＋5", "5"),
    (".5 €", "0.5"), ("\u{FEFF}5", "5"), ("5\u{200B}6", "56"), ("\u{2066}5\u{2069} €", "5"),
  ]

  @Test(arguments: amounts) func `a currency is read`(text: String, number: String) {
    #expect(Self.field.sanitize(text) == number)
  }

  static let negatives: [(String, String)] = [
    ("-CHF 5.00", "-5.00"), ("-US$5.00", "-5.00"), ("–US$5.00", "-5.00"), ("€ -5", "-5"),
    ("€–5", "-5"),
    ("- 5", "-5"), ("5.00 -", "-5.00"), ("5.00-", "-5.00"), ("5.00- €", "-5.00"),
    ("(5.00)", "-5.00"),
    ("($5.00)", "-5.00"), ("$(5.00)", "-5.00"), ("(5.00 €)", "-5.00"), ("(5.00) €", "-5.00"),
    ("（5）", "-5"), ("-.5", "-0.5"), ("-\u{200E}5", "-5"), ("\u{200F}-5 ₪", "-5"),
    ("-Rs.500", "-500"),
  ]

  @Test(arguments: negatives) func `a sign is never lost`(text: String, number: String) {
    #expect(Self.field.sanitize(text) == number)
    #expect(Self.paste(text, .amend) == number)
    // In French, a space may also group digits.
    for (locale, separator) in [("en", "."), ("fr", ",")] {
      let field = Intercepter(
        rules: [.decimal(places: 2, locale: locale, negative: true, onViolation: .amend)])
      #expect(field.paste(text) == number.replacing(".", with: separator))
    }
    let positive = Intercepter(rules: [.decimal(places: 2)])
    #expect(positive.sanitize(text).scalars == text.scalars)
    #expect(Self.paste(text, .amend, negative: false) == nil)
  }

  static let others: [String] = [
    "1½", "1万", "5万元", "1.5M", "3K", "3k", "5²", "5%", "5‰", "5 kg", "5 h", "5x", "x5", "5 bis 6",
    "5 to 6",
    "5 and 6", "1.5 Mio", "1.5 Mio €", "2 Bn", "2 T€", "5 M$", "5¢", "¢5", "50 ct", "1e5", "0x10",
    "#5", "№5",
    "5+", "++5", "+-5", "(+5)", "~5", "≈5", "<5", "5/6", "5/-", "₹500/-", "5:30", "5;6", "5_6",
    "5*", "5!", "12.5°", "5′",
    "5\u{20E3}",
    "5\u{301}", "--5", "-5-", "(-5)", "-(5)", "((5))", "(5", "5)", ")5(", "5 kr.-", "20.-",
    "CHF 20.–", "5,-",
    "$.50", "€.500", "Rs .500", "$5 USD", "€ 5 €", "K 5", "5 KM", "5 km", "5 cents", "Total 5",
    "T-shirt 5",
    "5 - five", "US-5", "EUR 5.-", "$ 5,", "1-2", "1–2", "555-1234", "5 - 6", "①",
    "¥1,234-", "￥50,000-", "JPY 500-", "¥1,234 ―", "Ⅳ", "五", "￥５", "5．．6",
  ]

  @Test(arguments: others) func `anything else is no number`(text: String) {
    #expect(Self.field.sanitize(text).scalars == text.scalars)
    for policy in [ViolationPolicy.reject, .amend] { #expect(Self.paste(text, policy) == nil) }
  }

  @Test(arguments: amounts + negatives)
  func `a pasted whole text is what a form stores`(text: String, number: String) {
    for policy in [ViolationPolicy.reject, .amend, .flag, .warn] {
      #expect(Self.paste(text, policy) == number)
    }
  }

  @Test func `a long text of anything is read in time`() {
    for piece in ["-", "(", "€", " ", ".", "5", "5,", "\u{200E}", "$ ", "a\u{301}"] {
      let text = String(repeating: piece, count: 1 << 14)
      #expect(Self.field.sanitize(text).scalars == text.scalars)
    }
  }
}
