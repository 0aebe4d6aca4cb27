import TestSupport
import Testing
import TextInputIntercepter

/// Parts of dates and times that are emptied and typed again.
@Suite struct EmptiedPartsTests {
  private static func layouts(_ order: DateOrder, _ separator: Character) -> [DateLayout] {
    [
      .date(order, separator: separator), .dateRange(order, separator: separator),
      .dateAndTime(order, separator: separator),
      .dateAndTime(order, separator: separator, seconds: true),
      .dateAndTime(order, separator: separator, periods: DayPeriods()),
      .dateAndTime(
        order, separator: separator, periods: DayPeriods("오전", "오후", isFirst: true)),
    ]
  }

  static let layouts: [DateLayout] =
    DateOrder.allCases.flatMap { order in
      [".", "-", "/", " "].flatMap { layouts(order, $0) }
    } + ["de", "fi", "ko", "en-US"].map { .dateAndTime(locale: $0) }

  static let values: [(DateValue, DateValue)] = [
    ("2024-12-31T00:05:10", "2025-01-30T12:34:56"), ("1985-07-15T02:16:13", "1942-02-06T04:20:33"),
    ("2000-02-02T03:07:00", "2071-11-11T11:11:11"), ("2024-10-12T14:07:59", "2012-12-12T20:12:20"),
    ("2030-12-27T23:59:20", "2010-01-01T01:01:01"),
  ]

  /// Returns the ranges of the numbers of a text.
  private static func numbers(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (offset, character) in text.enumerated() where character.isNumber {
      if let last = ranges.last, last.upperBound == offset {
        ranges[ranges.count - 1] = last.lowerBound..<offset + 1
      } else {
        ranges.append(offset..<offset + 1)
      }
    }
    return ranges
  }

  @Test(arguments: layouts.indices) func `each part is typed again in its place`(
    index: Int
  ) throws {
    let layout = Self.layouts[index]
    let intercepter = Intercepter.date(layout)
    for (old, new) in Self.values {
      let (text, other) = try (
        #require(layout.text(of: old)), #require(layout.text(of: new))
      )
      for (range, otherRange) in zip(Self.numbers(in: text), Self.numbers(in: other)) {
        let digits = String(Array(other)[otherRange])
        var characters = Array(text)
        characters.replaceSubrange(range, with: digits)
        let expected = EditingState(String(characters), caret: range.lowerBound + digits.count)
        for way in 0..<3 {
          for asks in [true, false] {
            let start = [range.upperBound..<range.upperBound, range.lowerBound..<range.lowerBound][
              way % 2]
            let run = FormatRun(
              intercepter, asks: asks,
              state: EditingState(text, selection: way == 2 ? range : start))
            for _ in range {
              if way == 0 { run.backspace() } else if way == 1 { run.delete() }
            }
            if way == 2 { run.backspace() }
            run.type(digits)
            try #require(
              run.field.state == expected, "\(text) \(range) \(digits) → \(run.field.state)")
          }
        }
      }
    }
  }
}
