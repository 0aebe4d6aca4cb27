import CICU

/// Every locale that the linked libicu has data for, and the numbers it writes there.
enum ICULocales {
  static let all: [String] = (0..<cicu_locale_count()).map { String(cString: cicu_locale($0)) }

  /// A number as a locale writes it, in its own digits and with its thousands grouped.
  static func format(_ number: String, in locale: String) -> String? {
    let capacity = 256
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      let length = cicu_format_decimal(locale, number, buffer.baseAddress, Int32(capacity))
      guard length > 0 else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }
}
