import Foundation

/// Returns the table of the names in the locales' dates and times, as `DateNames` reads it.
///
/// A language that is written in two scripts has the names of both.
func dateNameTable(directory: URL) throws(GeneratorError) -> String {
  let data = try CLDRData(directory)
  var own: [String: DateNames] = [:]
  for dates in try data.dates() where dates.locale != "und" {
    own[dates.locale.replacing("-", with: "_")] = DateNames(dates, data)
  }
  var texts: [String: String] = [:]
  for (locale, names) in own {
    var all = names
    let language = locale.prefix { $0 != "_" }
    for (other, others) in own.sorted(by: { $0.key < $1.key }) {
      let parts = other.split(separator: "_")
      if parts[0] == language, parts.count == 1 || (parts.count == 2 && parts[1].count == 4) {
        all.add(others)
      }
    }
    texts[locale] = all.lines.joined(separator: "\n")
  }
  var shared: [SharedLines] = [SharedLines(), SharedLines(), SharedLines()]
  var locales: [String: String] = [:]
  for (locale, text) in data.withoutInherited(texts).sorted(by: { $0.key < $1.key }) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.map { String(shared[$0].place(of: String(lines[$0]))) }
    locales[locale] = places.joined(separator: " ")
  }
  return """
    \(head(of: "Engine/IntercepterLocales/Dates/DateNameTable", by: "date-names CLDR", from: "CLDR \(data.version)"))
    /// The names in dates and times of CLDR's locales.
    enum DateNameTable {
      /// The locales, each with the offsets of its lines in the texts below.
      static let locales: StaticString = \(literal(lines(locales)))

      /// The names of the months, between semicolons; the names of one month, between bars.
      static let months: StaticString = \(shared[0].literal)

      /// The names of the halves and parts of the day, between semicolons: `am`, `pm`, or the first minute of
      /// the day and the one behind the last; then an equals sign and the names, between bars.
      static let periods: StaticString = \(shared[1].literal)

      /// The words between the parts of dates and times, between semicolons: the letters of the parts before
      /// and after them, an equals sign and the words, between bars.
      static let literals: StaticString = \(shared[2].literal)
    }

    """
}

/// Distinct lines and their offsets.
private struct SharedLines {
  private var places: [String: Int] = [:]
  private var text = ""

  mutating func place(of line: String) -> Int {
    if let place = places[line] { return place }
    places[line] = text.utf8.count
    text += line + "\n"
    return text.utf8.count - line.utf8.count - 1
  }

  var literal: String { "\"\"\"\n\(text.escapingInvisible)\n\"\"\"" }
}

/// The names in the dates and times of one locale, by the keys of the table.
///
/// Names that differ only in case, points and spaces are one name. Left out are names with digits
/// (`1月`), and short names of one letter, which several months share.
private struct DateNames {
  private var months: [[String]] = []
  private var periods: [String: [String]] = [:]
  private var literals: [String: [String]] = [:]
  private var known: [Set<String>] = Array(repeating: [], count: 14)

  init(_ dates: CLDRData.Dates, _ data: CLDRData) {
    months = Array(repeating: [], count: 12)
    for month in 1...12 {
      for name in Self.names(dates.months, String(month)) where !name.contains(where: \.isNumber) {
        add(name, toMonth: month - 1)
      }
    }
    let language = dates.locale.prefix { $0 != "-" }
    let rules = data.dayPeriods[dates.locale] ?? data.dayPeriods[String(language)] ?? [:]
    for period in ["am", "pm", "noon", "midnight"] + rules.keys.sorted() {
      let key: String? =
        switch period {
        case "am", "pm": period
        case "noon": "720-720"
        case "midnight": "0-0"
        default:
          rules[period].flatMap { rule in
            minutes(rule._from).flatMap { from in
              minutes(rule._before).map { "\(from)-\($0 % 1440)" }
            }
          }
        }
      guard let key else { continue }
      for name in Self.names(dates.dayPeriods, period) { add(name, toPeriod: key) }
    }
    let patterns = [dates.dateFormats, dates.timeFormats, dates.skeletons, dates.intervalYMd]
    for pattern in patterns.flatMap(\.values).map(\.text).sorted() { addLiterals(of: pattern) }
    for join in dates.dateTimeFormats.values.map(\.text).sorted() {
      let text = join.replacing("'", with: "").replacing(#/^\{\d\}|\{\d\}$/#, with: "")
      add(text, toLiteral: join.hasPrefix("{1}") ? "DT" : "TD")
    }
  }

  /// Adds the names of another script that mean nothing else in this one.
  mutating func add(_ other: DateNames) {
    for (month, names) in other.months.enumerated() {
      for name in names { add(name, toMonth: month) }
    }
    for (key, names) in other.periods.sorted(by: { $0.key < $1.key }) {
      for name in names { add(name, toPeriod: key) }
    }
    for (key, words) in other.literals.sorted(by: { $0.key < $1.key }) {
      for word in words { add(word, toLiteral: key) }
    }
  }

  /// The lines of the months, the parts of the day and the literals.
  var lines: [String] {
    func line(_ names: [String: [String]]) -> String {
      names.sorted { $0.key < $1.key }
        .map { "\($0.key)=\($0.value.joined(separator: "|"))" }.joined(separator: ";")
    }
    return [
      months.map { $0.joined(separator: "|") }.joined(separator: ";"), line(periods),
      line(literals),
    ]
  }

  private mutating func add(_ name: String, toMonth month: Int) {
    if known[month].insert(name.folded).inserted { months[month].append(name.visible) }
  }

  private mutating func add(_ name: String, toPeriod key: String) {
    if known[12].insert(name.folded).inserted { periods[key, default: []].append(name.visible) }
  }

  private mutating func add(_ text: String, toLiteral key: String) {
    let word = text.visible.trimming { $0.isWhitespace || "،,، –-~、;:/".contains($0) }
      .trimmingPrefix(".").trimmingPrefix(while: \.isWhitespace)
    if word.contains(where: \.isLetter), known[13].insert(key + word.folded).inserted {
      literals[key, default: []].append(String(word))
    }
  }

  /// Adds the words between the parts of a pattern such as `d 'de' MMMM y`.
  private mutating func addLiterals(of pattern: String) {
    var (before, text, isQuoted) = ("-", "", false)
    for scalar in (pattern + "\0").unicodeScalars {
      if scalar == "'" {
        isQuoted.toggle()
      } else if !isQuoted, scalar == "\0" || (scalar.isASCII && scalar.properties.isAlphabetic) {
        let part = scalar == "\0" ? "-" : Self.part(Character(scalar))
        add(text, toLiteral: before + part)
        (before, text) = (part, "")
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the key of the part that a letter of a pattern writes.
  private static func part(_ letter: Character) -> String {
    switch letter {
    case "L": "M"
    case "h", "k", "K": "H"
    case "b", "B": "a"
    case "c", "e": "E"
    default: String(letter)
    }
  }

  /// The names of a month or period in each context and width, without narrow names of one letter.
  private static func names(
    _ names: CLDRData.Dates.Names, _ key: String
  ) -> [String] {
    ["format", "stand-alone"].flatMap { context in
      ["wide", "abbreviated", "narrow"].compactMap { width in
        names[context]?[width]?[key].flatMap { width == "narrow" && $0.folded.count < 2 ? nil : $0 }
      }
    }
  }
}

/// Returns the minutes of `17:30`.
private func minutes(_ time: String?) -> Int? {
  let parts = time?.split(separator: ":").compactMap { Int($0) } ?? []
  return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
}

extension StringProtocol {
  /// The text with ordinary spaces and without marks of direction.
  fileprivate var visible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { !["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) }
          .map { $0.properties.isWhitespace ? " " : $0 }))
  }

  /// The letters of the text in lowercase.
  fileprivate var folded: String {
    visible.lowercased().filter { $0 != "." && $0 != " " }
  }

  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> SubSequence {
    var rest = self[...]
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
