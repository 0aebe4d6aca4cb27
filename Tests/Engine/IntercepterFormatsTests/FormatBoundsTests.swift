import Testing
import TextInputIntercepter

/// Offsets and bytes at the bounds of what there is.
@Suite struct FormatBoundsTests {
  static let carets = [Int.min, -1, 0, 2, 3, 99, Int.max - 1, Int.max]

  @Test(arguments: carets, carets)
  func `any caret is moved into the text`(old: Int, new: Int) {
    let field = Intercepter(rules: [.numbersOnly()], format: .pattern("#### ####"))
    let edit = Edit(range: 2..<2, replacement: "1")
    #expect(field.intercept(edit, in: EditingState("41", caret: old)).state.text == "411")
    let decision = field.intercept(
      EditingState("411", caret: new), after: EditingState("41", caret: old))
    #expect(decision.state.text == "411")
  }

  @Test(arguments: ["fa", "ar-EG", "hi-u-nu-deva"])
  func `what is no number is measured scalar by scalar`(locale: String) {
    let field = Intercepter(
      rules: [.decimal(places: 2, locale: locale, digits: .any)],
      format: .grouped(locale: locale, digits: .any))
    for text in ["é", "۱۲ €", "1é", "张", "😀", "-é", "é1é"] {
      #expect(field.formattedText(of: text) == text)
      #expect(!field.validate(text).isValid)
      _ = field.sanitize(text)
    }
  }

  static let long: [(TextMask, pasted: String, unit: String)] = [
    ("#### ####", pasted: "é1", unit: "é1"), ("##-##", pasted: "x1", unit: "x1"),
  ]

  @Test(arguments: long)
  func `thousands of violations are mapped in one pass`(
    pattern: TextMask, pasted: String, unit: String
  ) {
    let field = Intercepter(rules: [.numbersOnly()], format: .pattern(pattern))
    let count = 1 << 17
    let text = String(repeating: unit, count: count / unit.utf8.count)
    let old = pasted == unit ? "" : text
    let decision = field.intercept(
      EditingState(old == "" ? text : old + pasted, caret: .max),
      after: EditingState(old, caret: .max))
    #expect(decision.outcome == .rejected)
    #expect(decision.violations.count > 1000)
    let ranges = decision.violations.map(\.range)
    if old.isEmpty { #expect(ranges == ranges.indices.map { 2 * $0..<2 * $0 + 1 }) }
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }

  @Test func `violations behind the last literal are where they are shown`() {
    let field = Intercepter(
      rules: [.numbersOnly(onViolation: .flag)], format: .pattern("## ##", classes: ["#": .any]))
    let shown = field.formattedText(of: "1a2b3c")
    #expect(shown == "1a 2b3c")
    #expect(field.validate(shown).violations.map(\.range).contains(6..<7))
    let found = field.validate(shown).violations.filter { $0.code == .notADigit }.map(\.range)
    #expect(found == [1..<2, 4..<5, 6..<7])
  }
}
