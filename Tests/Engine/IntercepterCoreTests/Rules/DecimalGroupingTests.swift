import TestSupport
import Testing
import TextInputIntercepter

/// What the marks in an inserted number are: decided once, for the whole text that it would make.
@Suite struct DecimalGroupingTests {
  private static func decimal(
    _ places: Int = 2, _ separator: Character = ".", grouping: String = ",",
    understood: String = ".,", onViolation: ViolationPolicy = .reject
  ) -> Intercepter {
    Intercepter(rules: [
      .decimal(
        places: places, separator: separator, alternativeSeparators: understood,
        groupingSeparators: grouping, negative: true, maximum: 50_000_000,
        onViolation: onViolation)
    ])
  }

  static let english: [StateCase] = [
    .amends("|", "1,234.50|", to: "1234.50|"), .amends("|", "1.234,50|", to: "1234.50|"),
    .amends("|", "1,234|", to: "1234|"), .amends("|", "1,234,567.8|", to: "1234567.8|"),
    .amends("|", "12,34,567|", to: "1234567|"), .amends("|", "1.234.567|", to: "1234567|"),
    .amends("|", "1,234.|", to: "1234.|"), .amends("|", "-1,234|", to: "-1234|"),
    // A comma that groups nothing is the decimal separator.
    .amends("|", "1,50|", to: "1.50|"), .amends("0|", "0,|", to: "0.|"),
    // A typed one may group digits.
    .accepts("1|", "1,|"), .accepts("1,|", "1,2|"), .accepts("1,23|", "1,234|"),
    .amends("1,234|", "1,234.|", to: "1234.|"),
    .amends("|", "1234,5|", to: "1234.5|"), .amends("|", "1,2|", to: "1.2|"),
    // The locale's own separator is never anything else.
    .rejects("|", "1.234|", "tooManyDecimalPlaces"),
    .rejects("|", "1,2345|", "tooManyDecimalPlaces"),
    // No group begins with a zero: neither 500 nor 50000.
    .amends("|", "0,500|", to: "0.50|"), .rejects("|", "0,505|", "tooManyDecimalPlaces"),
    .amends("|", "0,50|", to: "0.50|"),
    .rejects("|", "1,2,3|", "notANumber"), .rejects("|", "1,,234|", "notANumber"),
    .rejects("|", "1,234.567.8|", "notANumber"), .rejects("|", ",234.5|", "notANumber"),
    .rejects("|", "1.234,567.8|", "notANumber"),
    .amends("|", "$1,234|", to: "1234|"),
    // What stands around the insertion counts.
    .amends("1|", "1,500|", to: "1500|"), .amends("1|", "1,50|", to: "1.50|"),
    .amends("|.50", "1,234|.50", to: "1234|.50"),
    .rejects("12|34", "12,345|34", "tooManyDecimalPlaces"),
    .rejects("1.5|", "1.5,|", "notANumber"), .rejects("1.2|", "1.2,345|", "notANumber"),
    .rejects("|.50", "1.234|.50", "notANumber"), .rejects("1|.50", "1,2|.50", "notANumber"),
    // Where a comma would group what is there, it is not needed.
    .rejects("1|234", "1,|234", "notANumber"), .rejects("1‹5›234", "1,|234", "notANumber"),
  ]

  @Test(arguments: english) func `a comma groups, or separates the decimals`(row: StateCase) {
    #expect(row.failure(Self.decimal()) == nil)
  }

  /// A field for French: a space groups, and a point is only understood.
  static let french: [StateCase] = [
    .amends("|", "1 234,50|", to: "1234,50|"), .amends("|", "1 234 567|", to: "1234567|"),
    .amends("|", "1.50|", to: "1,50|"), .amends("|", "1.234,50|", to: "1234,50|"),
    .amends("|", "1,234.50|", to: "1234,50|"), .accepts("|", "1,234|"),
    .amends("|", "1 234|", to: "1234|"), .amends("1|", "1.|", to: "1,|"),
    // Who writes this may mean a thousand or a fraction.
    .rejects("|", "1.234|", "notANumber"), .rejects("1|234", "1.|234", "notANumber"),
    .amends("|", "0.125|", to: "0,125|"), .amends("|", "1234.567|", to: "1234,567|"),
    .rejects("|", "1 23|", "notANumber"), .rejects("1|", "1 |", "notANumber"),
    .amends("|", " 1|", to: "1|"), .rejects("|1", " |1", "notANumber"),
  ]

  @Test(arguments: french) func `what can be read in two ways is refused`(row: StateCase) {
    #expect(row.failure(Self.decimal(3, ",", grouping: " ")) == nil)
  }

  static let amending: [StateCase] = [
    .amends("|", "$ 1,234.50|", to: "1234.50|"),
    .amends("|", "1,234.567|", to: "1234.56|", "tooManyDecimalPlaces"),
    .rejects("|", "1.234 kg, 5|", "notANumber"),
    .rejects("1‹5›234", "1,|234", "notANumber"),
    .rejects("1.2|", "1.2,345|", "notANumber"), .rejects("|", "60000000|", "outOfRange"),
  ]

  @Test(arguments: amending) func `amending reads marks in the same way`(row: StateCase) {
    #expect(row.failure(Self.decimal(onViolation: .amend)) == nil)
  }

  @Test(arguments: [
    ("1,234", "1234"), ("1,50", "1.50"), ("1.234.567", "1234567"), ("0,500", "0.50"),
    ("€1,234.50", "1234.50"), ("1,2,3", "1,2,3"),
  ])
  func `mending reads marks in the same way`(text: String, number: String) {
    #expect(Self.decimal().sanitize(text) == number)
  }

  @Test(arguments: 0...4, ["1,234", "12,345", "-123,456", " 1,799 ", "$1,234"])
  func `without grouping separators no entrance resolves an ambiguous number`(
    places: Int, text: String
  ) {
    for policy in [ViolationPolicy.reject, .amend] {
      let field = Self.decimal(places, grouping: "", onViolation: policy)
      #expect(field.sanitize(text) == text)
      let paste = StateCase.rejects("|", "\(text)|", "notANumber")
      #expect(paste.failure(field) == nil)
      #expect(field.validate(text).status == .invalid)
    }
  }

  @Test func `without grouping separators a number with one reading is fixed`() {
    let field = Self.decimal(grouping: "")
    let numbers = [
      ("0,500", "0.50"), ("1,50", "1.50"), ("1,234,567", "1234567"), ("1,234.5", "1234.5"),
    ]
    for (text, number) in numbers { #expect(field.sanitize(text) == number) }
  }

  static let ungrouped: [StateCase] = [
    .rejects("|", "1,234|", "notANumber"), .rejects("1|", "1,234|", "notANumber"),
    .amends("|", "0,125|", to: "0.125|"), .amends("|", "1234,567|", to: "1234.567|"),
    .amends("|", "1,25|", to: "1.25|"), .accepts("|", "1.234|"),
    // A key is the decimal separator.
    .amends("1|", "1,|", to: "1.|"), .amends("1|234", "1,|234", to: "1.|234"),
  ]

  @Test(arguments: ungrouped, [ViolationPolicy.reject, .amend])
  func `without grouping separators a paste that may say a thousand is refused`(
    row: StateCase, policy: ViolationPolicy
  ) {
    #expect(row.failure(Self.decimal(3, grouping: "", onViolation: policy)) == nil)
  }

  static let signs: [StateCase] = [
    .amends("|", "\u{200E}-5|", to: "-5|"), .amends("|", "\u{61C}-1,234|", to: "-1234|"),
    .amends("|", "\u{200E}−\u{200E}5.5|", to: "-5.5|"), .amends("|", "\u{200F}5|", to: "5|"),
    .amends("|", "－5|", to: "-5|"), .rejects("‹5›", "\u{200E}|", "notANumber"),
    .amends("|", "5-|", to: "-5|"), .rejects("5|", "5-|", "notANumber"),
  ]

  @Test(arguments: signs) func `direction marks beside a minus sign are left out`(row: StateCase) {
    #expect(row.failure(Self.decimal()) == nil)
  }
}
