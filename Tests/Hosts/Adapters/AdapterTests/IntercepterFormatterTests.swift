import AppKit
import IntercepterAdapters
import Testing
import TextInputIntercepter

/// A formatter, in the hands of a text field that shows what the formatter puts in the text's place.
@Suite struct IntercepterFormatterTests {
  static let amount = Intercepter(rules: [.decimal(places: 2), .maxLength(9, in: .utf16)])
  static let card = Intercepter(
    rules: [.numbersOnly(), .maxLength(8, in: .graphemes)], format: .pattern("#### ####"))

  /// What the field holds, what it is about to hold, what it holds then, and why.
  static let rows:
    [(rules: Intercepter, before: String, proposed: String, after: String, reason: String?)] = [
      (amount, "|", "1|", "1|", nil),
      (amount, "1.2|", "1.2a|", "1.2|", "notANumber"),
      (amount, "1‹2›3", "1x|3", "1‹2›3", "notANumber"),
      (amount, "12345678.|", "12345678.9|", "12345678.|", "tooLong"),
      (amount, "1.2|", "1.|", "1.|", nil),
      (AdapterCase.three, "a|b", "axyz|b", "ax|b", "tooLong"),
      (card, "1234|", "12345|", "1234 5|", nil),
    ]

  @Test(arguments: rows) func `an edit is judged before it is made`(
    row: (rules: Intercepter, before: String, proposed: String, after: String, reason: String?)
  ) {
    let formatter = IntercepterFormatter(row.rules)
    var reasons: [String] = []
    formatter.onViolation = { reasons += $0.map(\.code.rawValue) }
    let before = EditingState(notation: row.before)!
    let proposed = EditingState(notation: row.proposed)!
    var text = NSString(string: proposed.text)
    var selection = NSRange(proposed.selection!)
    var message: NSString?
    let isValid = formatter.isPartialStringValid(
      AutoreleasingUnsafeMutablePointer(&text), proposedSelectedRange: &selection,
      originalString: before.text, originalSelectedRange: NSRange(before.selection!),
      errorDescription: AutoreleasingUnsafeMutablePointer(&message))
    let shown = EditingState(String(text), selection: Range(selection))
    #expect(shown.description == row.after)
    #expect(isValid == (row.after == row.proposed))
    #expect(reasons == (row.reason.map { [$0] } ?? []))
    #expect((message != nil) == (row.reason != nil))
  }

  @Test func `the value is the raw text, where it is valid`() {
    #expect(value("1234 5678", Self.card).value == "12345678")
    #expect(value("1.", Self.amount).message != nil)
    #expect(value("1.", Self.amount).value == nil)
    #expect(IntercepterFormatter(Self.card).string(for: "12345678") == "1234 5678")
    #expect(IntercepterFormatter(Self.card).string(for: NSString(string: "12345")) == "1234 5")
    #expect(IntercepterFormatter(Self.card).string(for: 12345) == nil)
    #expect(IntercepterFormatter(Self.card).string(for: nil) == nil)
  }

  @Test func `a copy has the same rules`() throws {
    let formatter = IntercepterFormatter(Self.card)
    var count = 0
    formatter.onViolation = { _ in count += 1 }
    let copy = try #require(formatter.copy() as? IntercepterFormatter)
    #expect(copy.string(for: "12345") == "1234 5")
    copy.onViolation?(Violations())
    #expect(count == 1)
    #expect(IntercepterFormatter(coder: NSCoder())?.string(for: "12345") == "12345")
  }

  private func value(
    _ shown: String, _ rules: Intercepter
  ) -> (value: String?, message: String?) {
    var object: AnyObject?
    var message: NSString?
    let isValid = IntercepterFormatter(rules).getObjectValue(
      AutoreleasingUnsafeMutablePointer(&object), for: shown,
      errorDescription: AutoreleasingUnsafeMutablePointer(&message))
    #expect(isValid == (object != nil))
    return ((object as? NSString).map { String($0) }, message.map { String($0) })
  }
}
