import CICU

/// The order in which locales write year, month and day in digits, and the mark between them.
struct DateTable {
  private var orders: [String: String] = [:]

  init() {
    let names = (0..<cicu_locale_count()).map { String(cString: cicu_locale($0)) }
    for name in names.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      guard let order = Self.order(of: name), order != inherited(by: name) else { continue }
      orders[name] = order
    }
  }

  /// What is found for a locale without an entry of its own.
  private func inherited(by name: String) -> String {
    // A script does not inherit from the language, which is written in another one.
    guard let end = name.lastIndex(of: "_"), name[end...].utf8.count != 5 else { return "ymd-" }
    let parent = String(name[..<end])
    return orders[parent] ?? inherited(by: parent)
  }

  /// `dmy.` for `dd.MM.y`; `nil` where the pattern has no mark that a keyboard has.
  private static func order(of locale: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard cicu_date_pattern("\(locale)@calendar=gregorian;numbers=latn", buffer.baseAddress!)
      else {
        return nil
      }
      let pattern = String(cString: buffer.baseAddress!)
      var letters = ""
      for letter in pattern.lowercased() where "ymd".contains(letter) && !letters.contains(letter) {
        letters.append(letter)
      }
      let mark = pattern.first { "./-".contains($0) }
      return mark.flatMap { ["ymd", "dmy", "mdy"].contains(letters) ? letters + String($0) : nil }
    }
  }

  /// The table as a Swift file.
  var source: String {
    """
    \(head(of: "Presets/DateTable", by: "dates", from: "libicu \(libicuVersion)"))
    /// How the locales of CLDR write dates in digits.
    enum DateTable {
      /// The locales that do not write `2024-02-29`, with the order of day, month and year, and the mark between.
      static let orders: StaticString = \"""
    \(lines(orders))

    \"""
    }

    """
  }
}
