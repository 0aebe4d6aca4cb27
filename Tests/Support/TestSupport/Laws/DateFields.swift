import TextInputIntercepter

extension SeededGenerator {
  /// The fields for dates and times: each order with each separator, and the formats of a few
  /// locales.
  static let dates: [ValueField] =
    DateOrder.allCases.flatMap { order in
      ["-", ".", "/", " "].map { ValueField(.date(order, separator: $0), fronts: nil) }
    }
    + ["de", "en-US", "ja", "hu", "sv", "ar-EG", "bg"].map {
      ValueField(.date(locale: $0), fronts: nil)
    }
    + [ValueField(.time(), fronts: nil), ValueField(.time(seconds: true), fronts: nil)]
    + ["en", "fi", "ko", "hi"].map { ValueField(.time(locale: $0), fronts: nil) }

  /// Returns a date or a time as people write it, sometimes with a mistake.
  mutating func dateAsWritten() -> String {
    var parts = [
      pick(["1", "01", "5", "12", "29", "30", "31", "00"]),
      pick(["1", "02", "2", "9", "12", "13"]),
      pick(["2024", "1999", "2100", "24", "99", "0"]),
    ]
    if chance(40) { parts.swapAt(0, 2) }
    if chance(30) { parts.swapAt(0, 1) }
    if chance(10) { parts.removeLast() }
    let mark = pick([".", "-", "/", " ", "", ":", ". ", "\u{A0}"])
    var text = parts.joined(separator: mark)
    if chance(10) { text += pick([" ", ".", "\n", "x", " PM", "am", "T12:30"]) }
    return text
  }
}
