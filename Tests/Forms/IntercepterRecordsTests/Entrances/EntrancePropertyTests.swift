import TestSupport
import Testing

/// The law of entrances for random values of all presets, in the notations of many locales.
///
/// The oracle shares no code with the engine. A sample knows its value, or that it has none.
@Suite struct EntrancePropertyTests {
  @Test(arguments: EntranceLocale.all)
  func `a value has one reading in every entrance`(locale: EntranceLocale) throws {
    var fields: [String: EntranceField] = [:]
    let breach = firstBreach(cases: 30, seed: locale.seed) { random in
      let sample = EntranceSample.random(in: locale, using: &random)
      do {
        let field = try fields[sample.field] ?? EntranceField(sample.field)
        fields[sample.field] = field
        return try sample.breach(in: field)
      } catch {
        return "\(sample.field): \(error)"
      }
    }
    #expect(breach == nil)
  }
}

/// A random text in a field, with the value that it has.
struct EntranceSample {
  /// The field in the JSON of profiles.
  let field: String
  let text: String
  /// The value as a form stores it, or `nil` if all entrances refuse the text.
  let value: String?
  /// A Boolean value that indicates whether a person has to see the text, as one in another order.
  var isSeen = false
  /// A Boolean value that indicates whether typing is outside the law, for a reason that the guide
  /// `Reading` gives.
  var isTypedOtherwise = false

  /// Returns what breaks the law, or `nil`.
  func breach(in field: EntranceField) throws -> String? {
    for entrance in Entrance.all + [.cutting] {
      let found = try entrance.value(of: text, in: field)
      // An entrance may refuse a text. A paste gives every value.
      let isGiven = found == value || found == nil && (entrance != .paste || isSeen)
      let isJudged = !isSeen || Entrance.live.contains(entrance) || found == nil
      if !isGiven || !isJudged { return describe(entrance, found) }
    }
    let typed = try Entrance.typing.value(of: text, in: field)
    return value == nil || typed == nil || typed == value || isTypedOtherwise
      ? nil : describe(.typing, typed)
  }

  private func describe(_ entrance: Entrance, _ found: String?) -> String {
    "\(entrance) of \(text.debugDescription) gives \(found ?? "nothing"), not \(value ?? "nothing") in \(field)"
  }

  /// Draws a sample of a random kind.
  static func random(
    in locale: EntranceLocale, using random: inout SeededGenerator
  ) -> EntranceSample {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: locale.amount(using: &random)
    case 5..<8: date(using: &random)
    case 8, 9: moment(using: &random)
    default: digits(using: &random)
    }
  }

  // MARK: Digits

  private static let formats: [(format: String, values: [String], marks: [String])] = [
    (
      #"{"kind":"paymentCard"}"#,
      ["4111111111111111", "378282246310005", "5555555555554444", "30569309025904"],
      ["", " ", "-", "\u{A0}"]
    ),
    (
      #"{"kind":"iban"}"#, ["DE89370400440532013000", "NO9386011117947", "GB29NWBK60161331926819"],
      ["", " ", "\u{A0}"]
    ),
    (#"{"kind":"oneTimeCode"}"#, ["123456", "000000", "987650"], ["", " ", "-"]),
    (
      #"{"kind":"patterns","patterns":[{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}]}"#,
      ["1701234567", "301234567"], ["", " ", "-", "/"]
    ),
  ]

  /// Cards, accounts, codes and telephone numbers.
  private static func digits(using random: inout SeededGenerator) -> EntranceSample {
    let (format, values, marks) = random.pick(formats)
    let (value, mark) = (random.pick(values), random.pick(marks))
    let size = format.contains("Code") ? 3 : 4
    var text = value.enumerated().map { index, character in
      (index > 0 && index.isMultiple(of: size) ? mark : "") + String(character)
    }.joined()
    let isTelephone = format.contains("patterns")
    let rule = isTelephone ? #"{"rule":"numbersOnly"}"# : ""
    if isTelephone { text = random.pick(["", "0", "+49 ", "0049 "]) + text }
    return EntranceSample(
      field: #"{"rules":[\#(rule)],"format":\#(format)}"#,
      text: format.contains("iban") ? text : text.inDigits(using: &random), value: value)
  }

  // MARK: Dates

  private static let orders = ["yearMonthDay", "dayMonthYear", "monthDayYear"]

  private static func date(using random: inout SeededGenerator) -> EntranceSample {
    let (own, other) = (
      Int.random(in: 0..<3, using: &random), Int.random(in: 0..<3, using: &random)
    )
    let year = Int.random(in: 1900...2100, using: &random)
    let month = Int.random(in: 1...12, using: &random)
    let day = Int.random(in: 1...31, using: &random)
    let (separator, mark) = (random.pick(["-", ".", "/"]), random.pick(["-", ".", "/"]))
    let (first, second) = other == 2 ? (month, day) : (day, month)
    let parts = [year, month, day].map { ($0 < 10 ? "0" : "") + String($0) }
    // The dates that the text is in the orders that can have it.
    let readings =
      other == 0
      ? [0: (month, day)] : [1: (second, first), 2: (first, second)]
    let dates = readings.filter { isDate(year, $0.value.0, $0.value.1) }
    let kept = dates[other == 0 ? 0 : own] ?? (dates.count == 1 ? dates.first?.value : nil)
    let isSame = dates.count == 2 && first == second
    let value = (kept ?? (isSame ? dates.first?.value : nil)).map { month, day in
      arrange([year, month, day].map { ($0 < 10 ? "0" : "") + String($0) }, own, separator)
    }
    return EntranceSample(
      field:
        #"{"rules":[],"format":{"kind":"date","order":"\#(orders[own])","separator":"\#(separator)"}}"#,
      text: arrange(parts, other, mark).inDigits(using: &random), value: value,
      isSeen: other != 0 && dates[own] == nil)
  }

  /// Times, months, dates with times and ranges of dates.
  private static func moment(using random: inout SeededGenerator) -> EntranceSample {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let years = [0, 0].map { _ in Int.random(in: 1900...2100, using: &random) }.sorted()
    let (month, day) = (
      two(Int.random(in: 1...12, using: &random)), two(Int.random(in: 1...28, using: &random))
    )
    let time = [23, 59].map { two(Int.random(in: 0...$0, using: &random)) }
    let dates = years.map { "\(day).\(month).\($0)" }
    let isISO = random.chance(30)
    let texts = isISO ? years.map { "\($0)-\(month)-\(day)" } : dates
    let order = #","order":"dayMonthYear","separator":".""#
    let (format, text, value) = random.pick([
      (
        #""kind":"time""#, time.joined(separator: random.pick([":", "."])),
        time.joined(separator: ":")
      ),
      (
        #""kind":"month""#, isISO ? "\(years[0])-\(month)" : "\(month)/\(years[0])",
        "\(month)/\(years[0])"
      ),
      (
        #""kind":"dateAndTime"\#(order)"#, texts[0] + " " + time.joined(separator: ":"),
        dates[0] + " " + time.joined(separator: ":")
      ),
      (
        #""kind":"dateRange"\#(order)"#, texts.joined(separator: random.pick([" – ", " - "])),
        dates.joined(separator: " – ")
      ),
    ])
    return EntranceSample(
      field: #"{"rules":[],"format":{\#(format)}}"#, text: text.inDigits(using: &random),
      value: value)
  }

  private static func arrange(_ parts: [String], _ order: Int, _ separator: String) -> String {
    let places = [[0, 1, 2], [2, 1, 0], [1, 2, 0]][order]
    return places.map { parts[$0] }.joined(separator: separator)
  }

  private static func isDate(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard 1...12 ~= month else { return false }
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return 1...[31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ~= day
  }
}

extension Entrance {
  /// The entrances whose result a person sees.
  fileprivate static let live: [Entrance] = [.paste, .programSet, .autofill, .script]
}

extension String {
  /// The text in the digits of a random script, mostly in its own.
  fileprivate func inDigits(using random: inout SeededGenerator) -> String {
    let zero: UInt32 = random.chance(80) ? 0x30 : random.pick([0xFF10, 0x660, 0x966])
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          0x30...0x39 ~= scalar.value ? Unicode.Scalar(scalar.value - 0x30 + zero)! : scalar
        }))
  }
}
