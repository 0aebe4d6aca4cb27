import CICU

/// Returns the table of the locales' order of year, month and day, separators of dates and times,
/// and words for AM and PM.
func dateTable() -> String {
  var (orders, times): ([String: String], [String: String]) = ([:], [:])
  let names = (0..<cicu_locale_count()).map { String(cString: cicu_locale($0)) }
  for name in names.sortedByLength() {
    if let order = order(of: name), order != orders.inherited(by: name, else: "ymd-") {
      orders[name] = order
    }
    if let time = time(of: name), time != times.inherited(by: name, else: "-:") {
      times[name] = time
    }
  }
  return """
    \(head(of: "Engine/IntercepterFormats/Presets/DateTable", by: "dates", from: "libicu \(libicuVersion)"))
    /// The numeric dates and times of CLDR's locales.
    enum DateTable {
      /// The locales that do not write `2024-02-29`, with the order of day, month and year, and the separator.
      static let orders: StaticString = \(literal(lines(orders)))

      /// The locales that do not write `23:59`: the position of AM and PM (`<` before, `>` after, or `-` for hours to
      /// 23), the separator, and the words for AM and PM.
      static let times: StaticString = \(literal(lines(times)))
    }

    """
}

/// Returns `dmy.` for `dd.MM.y`, or `nil` if the pattern has no separator that keyboards have.
private func order(of locale: String) -> String? {
  guard let pattern = pattern(of: locale, "yMMdd") else { return nil }
  var letters = ""
  for letter in pattern.lowercased() where "ymd".contains(letter) && !letters.contains(letter) {
    letters.append(letter)
  }
  let mark = pattern.first { "./-".contains($0) }
  return mark.flatMap { ["ymd", "dmy", "mdy"].contains(letters) ? letters + String($0) : nil }
}

/// Returns `-:` for `HH:mm`, `>:AM/PM` for `h:mm a`, `<:오전/오후` for `a h:mm`, or `nil` for another
/// separator.
private func time(of locale: String) -> String? {
  guard let pattern = pattern(of: locale, "jmm"),
    let mark = pattern.first(where: { ":.".contains($0) })
  else { return nil }
  guard let period = pattern.firstIndex(where: { "abB".contains($0) }) else { return "-\(mark)" }
  guard let hour = pattern.firstIndex(where: { "hK".contains($0) }),
    let morning = word(of: locale, 0), let afternoon = word(of: locale, 1), morning != afternoon
  else { return nil }
  return "\(period < hour ? "<" : ">")\(mark)\(morning)/\(afternoon)"
}

private func pattern(of locale: String, _ skeleton: String) -> String? {
  libicuText { cicu_date_pattern("\(locale)@calendar=gregorian;numbers=latn", skeleton, $0) }
}

/// Returns the word for AM or PM, with ordinary spaces and without invisible marks.
private func word(of locale: String, _ index: Int32) -> String? {
  let text = libicuText { cicu_day_period("\(locale)@calendar=gregorian", index, $0) }
  let word = (text ?? "").unicodeScalars
    .filter { $0.properties.generalCategory != .format }
    .map { $0.properties.isWhitespace ? " " : Character($0) }
  return word.isEmpty || word.contains("/") ? nil : String(word)
}

extension [String: String] {
  /// Returns the value that a locale without its own entry inherits.
  func inherited(by name: String, else root: String) -> String {
    // A locale with a script does not inherit from its language, which is written in another
    // script.
    guard let end = name.lastIndex(of: "_"), name[end...].utf8.count != 5 else { return root }
    let parent = String(name[..<end])
    return self[parent] ?? inherited(by: parent, else: root)
  }
}
