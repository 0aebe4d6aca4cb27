import TestSupport
import Testing
import TextInputIntercepter

/// A date that exists only in another order than the field's.
@Suite struct OtherOrderTests {
  static let german = Intercepter.date(locale: "de")
  static let lenient = Intercepter.date(.date(locale: "de"), otherOrder: .warn)

  @Test(arguments: [german, lenient], [true, false])
  func `a paste says that it was rewritten`(field: Intercepter, asks: Bool) {
    let decision = FormatRun(field, asks: asks).insert("02/29/2024")
    #expect(decision.outcome == .amended && decision.state.text == "29.02.2024")
    #expect(decision.violations.map(\.variant) == [.dateInOtherOrder])
    #expect(decision.violations.map(\.severity) == [.warning])
    // ISO 8601 is a notation of every field.
    #expect(FormatRun(field, asks: asks).insert("2024-02-29").violations.isEmpty)
  }

  @Test func `a finished date in another order is invalid, or valid with a warning`() {
    #expect(Self.german.validate("02/29/2024").status == .invalid)
    #expect(Self.german.sanitize("02/29/2024") == "02/29/2024")
    let validity = Self.lenient.validate("02/29/2024")
    #expect(validity.isValid)
    #expect(validity.violations.map(\.variant) == [.dateInOtherOrder])
    #expect(validity.violations.map(\.severity) == [.warning])
    #expect(Self.lenient.sanitize("02/29/2024") == "29.02.2024")
    #expect(Self.lenient.dateValues(of: "02/29/2024") == ["2024-02-29"])
  }

  @Test func `both dates of a range are in one order`() {
    let range = Intercepter.date(.dateRange(locale: "de"), otherOrder: .warn)
    for (text, written) in [
      ("02/29/2024 - 03/04/2024", "29.02.2024 – 04.03.2024"),
      ("01/02/2024 - 02/29/2024", "02.01.2024 – 29.02.2024"),
      ("03/03/2024 - 04/29/2024", "03.03.2024 – 29.04.2024"),
      // ISO 8601 has no other order.
      ("2024-02-29 - 03/04/2024", "29.02.2024 – 03.04.2024"),
    ] { #expect(range.sanitize(text) == written) }
    let mixed = range.validate("02/29/2024 - 31/12/2024")
    #expect(mixed.violations.map(\.variant) == [.dateAmbiguous])
  }

  @Test func `bounds and ambiguous dates stay errors`() {
    let bounded = Intercepter.date(
      .date(locale: "de"), earliest: "2024-03-01", otherOrder: .warn)
    let validity = bounded.validate("02/29/2024")
    #expect(validity.status == .invalid)
    #expect(validity.violations.map(\.variant) == [.tooEarly, .dateInOtherOrder])
    let ordered = Intercepter.date(.date(), otherOrder: .warn)
    #expect(ordered.validate("03/04/2024").status == .invalid)
    #expect(ordered.validate("02/29/2024").isValid)
  }
}
