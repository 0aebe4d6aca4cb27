import CICU
import Foundation

/// Returns the table of the locales' order of year, month and day, separators of dates and times,
/// and words for AM and PM.
///
/// The regions of English are written even if they inherit their order, because all regions that CLDR
/// lacks write the day first. Where libicu writes the month first, CLDR's folder decides: CLDR 42, which
/// libicu 72 has, does so in Canada, and the versions around it do not.
func dateTable(directory: URL) throws(GeneratorError) -> String {
  let folder = try CLDRFolder(directory)
  var (orders, times): ([String: String], [String: String]) = ([:], [:])
  let names = (0..<cicu_locale_count()).map { String(cString: cicu_locale($0)) }.sortedByLength()
  for name in names {
    guard var order = pattern(of: name, "yMMdd").flatMap(dateOrder) else { continue }
    let isRegion = name.wholeMatch(of: #/en_([A-Z]{2}|\d{3})/#) != nil
    if isRegion, order.hasPrefix("m"), let short = try folder.shortDate(of: name) {
      order = dateOrder(short) ?? order
    }
    if isRegion || order != orders.inherited(by: name, else: "ymd-") { orders[name] = order }
  }
  for name in names {
    if let time = time(of: name), time != times.inherited(by: name, else: "-:") {
      times[name] = time
    }
  }
  return """
    \(head(of: "Engine/IntercepterFormats/Presets/DateTable", by: "dates CLDR", from: "libicu \(libicuVersion), and English dates of CLDR \(folder.version)"))
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
private func dateOrder(_ pattern: String) -> String? {
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
