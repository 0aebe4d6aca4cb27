import Foundation

/// Returns the table of the locales' order of year, month and day, separators of dates and times,
/// and words for AM and PM.
///
/// The order is that of the short date. CLDR's locales inherit it from the root, `y-MM-dd`, where
/// nobody submitted one; the order of the numeric date then decides, if the locale has its own.
func dateTable(directory: URL) throws(GeneratorError) -> String {
  let data = try CLDRData(directory)
  var (orders, times): ([String: String], [String: String]) = ([:], [:])
  for dates in try data.dates() where dates.locale != "und" {
    let name = dates.locale.replacing("-", with: "_")
    let short = dates.dateFormats["short"].flatMap { dateOrder($0.text) }
    let numeric = dates.skeletons["yMd"].flatMap { dateOrder($0.text) }
    orders[name] = short == nil || short == "ymd-" ? numeric ?? short : short
    times[name] = time(of: dates)
  }
  // All English regions of CLDR are written, because the others write the day first. CLDR's JSON
  // names the United States by the language alone.
  orders["en_US"] = orders["en"]
  let english = orders.filter { $0.key.wholeMatch(of: #/en_([A-Z]{2}|\d{3})/#) != nil }
  orders = data.withoutInherited(orders, root: "ymd-").merging(english) { first, _ in first }
  times = data.withoutInherited(times, root: "-:")
  return """
    \(head(of: "Engine/IntercepterFormats/Presets/DateTable", by: "dates CLDR", from: "CLDR \(data.version)"))
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

/// Returns `dmy.` for `dd.MM.y`, or `nil` if the pattern has no separator that keyboards have, or
/// another order.
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
private func time(of dates: CLDRData.Dates) -> String? {
  guard let pattern = dates.timeFormats["short"]?.text,
    let mark = pattern.first(where: { ":.".contains($0) })
  else { return nil }
  guard let period = pattern.firstIndex(where: { "abB".contains($0) }) else { return "-\(mark)" }
  // What the letter `a` of patterns stands for in libicu and browsers.
  let words = dates.dayPeriods["format"]?["wide"]
  guard let hour = pattern.firstIndex(where: { "hK".contains($0) }),
    let morning = words?["am"].flatMap(dayPeriod), let afternoon = words?["pm"].flatMap(dayPeriod),
    morning != afternoon
  else { return nil }
  return "\(period < hour ? "<" : ">")\(mark)\(morning)/\(afternoon)"
}

/// Returns the word for AM or PM, with ordinary spaces and without invisible marks.
private func dayPeriod(_ name: String) -> String? {
  let word = name.unicodeScalars
    .filter { $0.properties.generalCategory != .format }
    .map { $0.properties.isWhitespace ? " " : Character($0) }
  return word.isEmpty || word.contains("/") ? nil : String(word)
}
