import TestSupport
import Testing
import TextInputIntercepter

/// A date that is written as its field writes it is read in a short way, and means what every other way of reading
/// finds: a space behind it changes nothing.
@Suite struct OwnDatesTests {
  static let layouts: [DateLayout] = {
    let locales = [
      "de", "en", "en-GB", "fr", "hu", "fi", "sv", "zh", "ko", "bg", "lv", "fa", "hi", "xx",
    ]
    var layouts = locales.flatMap { locale -> [DateLayout] in
      [
        .date(locale: locale), .time(locale: locale), .time(locale: locale, seconds: true),
        .dateAndTime(locale: locale), .dateRange(locale: locale),
      ]
    }
    for separator in [".", "-", "/", " ", ":", "T", "h", "年", "–", "x", "1", "·", ","]
      as [Character]
    {
      for order in DateOrder.allCases {
        layouts += [
          .date(order, separator: separator), .month(order, separator: separator),
          .date(order, separator: separator, twoDigitYearsFrom: 1950),
          .month(order, separator: separator, twoDigitYearsFrom: 2000),
          .dateRange(order, separator: separator), .dateAndTime(order, separator: separator),
        ]
      }
      layouts += [.time(separator: separator), .time(seconds: true, separator: separator)]
    }
    return layouts
  }()

  @Test func `a date as its field writes it is read as with a space behind it`() throws {
    var generator = SeededGenerator(seed: 29)
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    var (valid, invalid) = (0, 0)
    for (index, layout) in Self.layouts.enumerated() {
      let field = Intercepter.date(layout, otherOrder: index.isMultiple(of: 2) ? .flag : .warn)
      for _ in 0..<20 * lawCasesFactor {
        func date() -> String? {
          layout.text(
            of: DateValue(
              year: number(1949...2101), month: number(1...12), day: number(1...31),
              hour: number(0...23), minute: number(0...59), second: number(0...59)))
        }
        guard var text = date() else { continue }
        if number(0...2) == 0 {
          let place = text.index(text.startIndex, offsetBy: number(0...text.count - 1))
          let others = ["0", "3", "9", "00", "", "٣", " ", "-", "."]
          text.replaceSubrange(place...place, with: others[number(0...others.count - 1)])
        }
        let (own, spaced) = (field.validate(text), field.validate(text + " "))
        let meanings = [own, spaced].map { validity in
          validity.violations.map {
            "\($0.code) \($0.variant as Any) \($0.bound as Any) \($0.severity)"
          }
        }
        try #require(
          own.status == spaced.status && meanings[0] == meanings[1], "“\(text)” in \(layout)")
        let values = field.dateValues(of: text)
        try #require(values == field.dateValues(of: text + " "), "“\(text)” in \(layout)")
        if !own.isValid {
          invalid += 1
          continue
        }
        valid += 1
        // What the layout cannot read again stays as it was written, with its space.
        let sanitized = field.sanitize(text)
        try #require(
          [sanitized, sanitized + " "].contains(field.sanitize(text + " ")),
          "“\(text)” in \(layout)")
        let pasted = ["", " "].map {
          field.intercept(
            Edit(range: 0..<0, replacement: text + $0), in: EditingState("", caret: 0)
          ).state.text
        }
        try #require([pasted[0], pasted[0] + " "].contains(pasted[1]), "“\(text)” in \(layout)")
      }
    }
    #expect(valid > 1000 && invalid > 200, "\(valid) valid, \(invalid) not")
  }
}
