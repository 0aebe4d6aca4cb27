import TestSupport
import Testing
import TextInputIntercepter

/// A deletion that leaves a wrong text in the field of a value reports it, as the keys before it did.
@Suite struct WrongRestTests {
  static let fields: [(name: String, field: Intercepter, keys: [Character])] = [
    ("date", .date(locale: "de"), Array("0123456789..-/ xJan")),
    ("month in letters", .date(locale: "en"), Array("0123456789/, JanMay")),
    ("time", .time(locale: "en"), Array("0123456789::. apm")),
    ("range", .date(.dateRange(.dayMonthYear, separator: "/")), Array("0123456789//– x")),
    (
      "amount",
      Intercepter(
        rules: [.decimal(places: 2, locale: "en")], format: .grouped(locale: "en", prefix: "$")),
      Array("0123456789.,, K$-")
    ),
    (
      "fixed decimals",
      Intercepter(
        rules: [.decimal(places: 2, locale: "de")],
        format: .grouped(locale: "de", suffix: " €", fixedDecimals: 2)),
      Array("0123456789.,, Mio€")
    ),
    (
      "telephone", .telephone(TextMask("+49 ### #######", trunkPrefix: "0")),
      Array("0123456789+ (ext./")
    ),
  ]

  @Test(arguments: fields.indices) func `what is still wrong is reported`(index: Int) {
    let (_, intercepter, keys) = Self.fields[index]
    let breach = firstBreach(cases: 300) { random in
      let run = FormatRun(intercepter, asks: random.chance(50))
      for _ in 0..<Int.random(in: 3...14, using: &random) { run.insert(String(random.pick(keys))) }
      var last: Decision?
      run.field.onDecision = { last = $0 }
      while true {
        let before = run.field.state
        if random.chance(80) { run.backspace() } else { run.delete() }
        let after = run.field.state
        if after.text == before.text { return nil }
        // A finished text has no space at its end.
        if after.text.last != " ", !after.text.isEmpty,
          intercepter.validate(after.text).status == .invalid,
          last?.violations.hasErrors != true
        {
          return "\(before) became \(after)"
        }
      }
    }
    #expect(breach == nil)
  }

  static let rows: [(field: Intercepter, typed: String, violation: Violation.Variant?)] = [
    (.date(locale: "de"), "2026-13-01", .noSuchMonth), (.date(locale: "de"), "45.2026", .noSuchDay),
    (.time(), "8:75:", .noSuchMinute),
  ]

  @Test(arguments: rows)
  func `the reason stays`(row: (field: Intercepter, typed: String, violation: Violation.Variant?)) {
    let run = FormatRun(row.field, asks: true)
    run.type(row.typed)
    #expect(run.field.reasons.map(\.variant) == [row.violation])
    run.backspace()
    #expect(run.field.reasons.map(\.variant) == [row.violation])
  }
}
