import CICU
import IntercepterICU
import TestSupport
import Testing

@testable import IntercepterFormats

/// The orders of dates and the clocks of CLDR 48 against libicu 72, which has CLDR 42.
@Suite(.enabled(if: ICU.version.hasPrefix("72."), "the differences are those from CLDR 42"))
struct DatesAgainstICUTests {
  @Test func `a locale differs from libicu only where CLDR has changed since`() {
    var found: [String: [String]] = [:]
    for locale in ICULocales.all {
      let theirOrder = pattern(locale, "yMMdd").flatMap(order)
      let ourOrder = DateOrder.of(locale: locale).order.letters
      if let theirOrder, theirOrder != ourOrder {
        found["\(theirOrder) → \(ourOrder)", default: []].append(locale)
      }
      let theirClock = pattern(locale, "jmm")?.contains { "abB".contains($0) } == true ? 12 : 24
      let ourClock = DayPeriods(locale: locale) == nil ? 24 : 12
      if theirClock != ourClock {
        found["\(theirClock) → \(ourClock)", default: []].append(locale)
      }
    }
    let lines = found.map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }.sorted()
    #expect(ICULocales.all.count > 800)
    #expect(lines.joined(separator: "\n") == LocaleChanges.dates)
  }

  private func pattern(_ locale: String, _ skeleton: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let locale = "\(locale)@calendar=gregorian;numbers=latn"
      guard let start = buffer.baseAddress, cicu_date_pattern(locale, skeleton, start) else {
        return nil
      }
      return String(cString: start)
    }
  }

  private func order(_ pattern: String) -> String? {
    var letters = ""
    for letter in pattern.lowercased() where "ymd".contains(letter) && !letters.contains(letter) {
      letters.append(letter)
    }
    let isNumeric = pattern.contains { "./-".contains($0) }
    return isNumeric && ["ymd", "dmy", "mdy"].contains(letters) ? letters : nil
  }
}

extension DateOrder {
  fileprivate var letters: String {
    switch self {
    case .yearMonthDay: "ymd"
    case .dayMonthYear: "dmy"
    case .monthDayYear: "mdy"
    }
  }
}
