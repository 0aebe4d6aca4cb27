import TestSupport
import Testing
import TextInputIntercepter

/// Correcting, replacing and pasting the parts of dates: the result is the date that was typed, or a refusal that
/// is seen, and nothing else changes.
@Suite struct DateLawsTests {
  /// A field, and the places of day, month and year in its text.
  struct Field: Sendable, CustomStringConvertible {
    let order: DateOrder
    let separator: Character

    var description: String { order.rawValue }

    /// The parts of a date as the field writes them.
    func parts(_ date: (year: Int, month: Int, day: Int)) -> [String] {
      let (year, month, day) = (
        String(10_000 + date.year).dropFirst(), String(100 + date.month).dropFirst(),
        String(100 + date.day).dropFirst()
      )
      return switch order {
      case .yearMonthDay: [year, month, day].map(String.init)
      case .dayMonthYear: [day, month, year].map(String.init)
      case .monthDayYear: [month, day, year].map(String.init)
      }
    }

    func text(_ date: (year: Int, month: Int, day: Int)) -> String {
      parts(date).joined(separator: String(separator))
    }
  }

  static let fields = [
    Field(order: .dayMonthYear, separator: "."), Field(order: .monthDayYear, separator: "/"),
    Field(order: .yearMonthDay, separator: "-"),
  ]

  /// Every third day of a leap year, and every 997th day from 1900 to 2100; all days where `LAW_CASES` is 997 or more.
  static let dates: [(year: Int, month: Int, day: Int)] = {
    var dates: [(year: Int, month: Int, day: Int)] = []
    var count = 0
    let stride = max(1, 997 / lawCasesFactor)
    for year in 1900...2100 {
      for month in 1...12 {
        for day in 1...31 where DateValue(year: year, month: month, day: day).exists {
          count += 1
          if count % (year == 2024 ? max(1, 3 / lawCasesFactor) : stride) == 0 {
            dates.append((year, month, day))
          }
        }
      }
    }
    return dates
  }()

  /// The parts of a date with one of them from another date, in each way that somebody brings that about.
  @Test(arguments: fields)
  func `correcting a part changes that part alone`(field: Field) throws {
    let intercepter = Intercepter.date(field.order, separator: field.separator)
    for (index, date) in Self.dates.enumerated() {
      let old = field.parts(date)
      let other = field.parts(Self.dates[(index * 7 + 3) % Self.dates.count])
      for part in 0..<3 {
        var expected = old
        expected[part] = other[part]
        let start = old[..<part].reduce(0) { $0 + $1.count + 1 }
        let range = start..<start + old[part].count
        let caret = EditingState(
          expected.joined(separator: String(field.separator)), caret: start + other[part].count)
        for (number, way) in Way.allCases.enumerated() {
          let selection = way == .backspace ? range.upperBound..<range.upperBound : range
          let run = FormatRun(
            intercepter, asks: (index + part + number).isMultiple(of: 2),
            state: EditingState(field.text(date), selection: selection))
          switch way {
          case .select: run.type(other[part])
          case .backspace:
            for _ in range { run.backspace() }
            run.type(other[part])
          case .paste: run.insert(other[part])
          }
          try #require(
            run.field.state == caret, "\(way) \(field.text(date)) \(range) \(other[part])")
        }
      }
    }
  }

  enum Way: CaseIterable { case select, backspace, paste }

  /// Whole dates in all notations, typed into an empty field, pasted into it, and pasted over another date: the date
  /// that is meant, or a refusal.
  @Test(arguments: fields)
  func `a date is read as it is meant, or refused`(field: Field) throws {
    let intercepter = Intercepter.date(field.order, separator: field.separator)
    for (index, date) in Self.dates.enumerated() where index % 5 == 0 {
      let asks = index.isMultiple(of: 2)
      let (value, text) = (
        DateValue(year: date.year, month: date.month, day: date.day), field.text(date)
      )
      let short = field.parts(date).map { $0.hasPrefix("0") ? String($0.dropFirst()) : $0 }
      // The field's own order is always read; of the others, what can be meant in one way alone.
      let own = [
        text, short.joined(separator: "/"), short.joined(separator: " "),
        short.joined(separator: "."),
        short.joined(separator: "-"), text.filter(\.isNumber),
      ]
      let iso = [value.description, "\(date.year)/\(date.month)/\(date.day)"]
      let others = Self.fields.map { $0.text(date) }
      let isEqualInBoth = date.day == date.month || date.day > 12
      for (kind, written) in [(0, own), (1, iso), (2, others)].flatMap({ kind, texts in
        texts.map { (kind, $0) }
      }) {
        // A paste of exactly the selected text is no change.
        if written == "17.05.2010" { continue }
        let empty = FormatRun(intercepter, asks: asks)
        let pasted = empty.insert(written)
        let over = FormatRun(
          intercepter, asks: asks, state: EditingState("17.05.2010", selection: 0..<10))
        let replaced = over.insert(written)
        try #require((pasted.outcome == .rejected) == (replaced.outcome == .rejected), "\(written)")
        if pasted.outcome == .rejected {
          try #require(kind == 2 && field.order == .yearMonthDay && !isEqualInBoth, "\(written)")
          continue
        }
        try #require(over.field.state == empty.field.state, "\(written)")
        let isShort = field.order == .yearMonthDay && kind < 2 && 1...3 ~= date.day
        let result = empty.field.state.text
        if isShort, result != text {
          // The last digit may be the first of two.
          try #require(intercepter.sanitize(result) == text, "\(written) → \(result)")
        } else if kind < 2 || isEqualInBoth || written == text {
          try #require(result == text, "\(written) → \(result)")
          try #require(intercepter.dateValues(of: written) == [value])
        }
        if kind == 0 {
          let typed = FormatRun(intercepter, asks: asks)
          typed.type(written)
          try #require(typed.field.state == empty.field.state, "typed \(written)")
        }
      }
    }
  }

  /// Keys of all sorts, in random places: both modes agree, a result is left alone, and a refusal changes nothing.
  @Test(arguments: fields) func `the laws of the engine`(field: Field) throws {
    var generator = SeededGenerator(seed: 28)
    let layouts: [DateLayout] = [
      .date(field.order, separator: field.separator), .time(seconds: true),
      .time(periods: DayPeriods("오전", "오후", isFirst: true)), .time(periods: DayPeriods()),
      .dateRange(field.order, separator: field.separator), .dateAndTime(field.order),
      .month(twoDigitYearsFrom: 1990),
    ]
    let keys = [
      "1", "2", "0", "9", ".", "-", " ", ":", "p", "오", "31", "2024", "12:30", "x", "2024-02-29",
      "", "",
    ]
    for layout in layouts {
      let intercepter = Intercepter.date(layout)
      var state = EditingState("", caret: 0)
      for _ in 0..<100 * lawCasesFactor {
        let length = state.text.utf16.count
        let bounds = [
          Int.random(in: 0...length, using: &generator),
          Int.random(in: 0...length, using: &generator),
        ].sorted()
        let isCaret = Int.random(in: 0..<3, using: &generator) > 0
        state.selection = isCaret ? bounds[1]..<bounds[1] : bounds[0]..<bounds[1]
        var range = state.selection!
        let key = keys.randomElement(using: &generator)!
        if key.isEmpty, range.isEmpty, range.lowerBound > 0 {
          range = range.lowerBound - 1..<range.upperBound
        }
        let (edit, before) = (Edit(range: range, replacement: key), state)
        let asked = intercepter.intercept(edit, in: state)
        let told = intercepter.intercept(edit.applied(to: state), after: state)
        var note: Comment { "\(before) \(range) “\(key)” → \(asked.state), \(told.state)" }
        try #require(asked == told, note)
        if asked.outcome == .rejected {
          try #require(asked.state == state && !key.isEmpty, note)
        } else {
          let again = intercepter.intercept(asked.state, after: state)
          try #require(key.isEmpty || again.state == asked.state, note)
        }
        let sanitized = intercepter.sanitize(asked.state.text)
        try #require(intercepter.sanitize(sanitized) == sanitized, note)
        let values = intercepter.dateValues(of: asked.state.text)
        try #require(values.isEmpty || intercepter.dateValues(of: sanitized) == values, note)
        state = asked.state
      }
    }
  }
}
