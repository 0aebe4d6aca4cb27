import CICU

/// Every locale that the linked libicu has data for, and the numbers it writes there.
enum ICULocales {
  static let all: [String] = (0..<cicu_locale_count()).map { String(cString: cicu_locale($0)) }

  /// The old names of locales that libicu still reads: `zh_TW`, `iw`.
  static let legacy = names(cicu_legacy_locale)

  /// The numbering systems that libicu knows.
  static let numberingSystems = names(cicu_numbering_system_at)

  /// The regions of ISO 3166, and some areas that CLDR has data for.
  static let regions: [String] = {
    var regions = ["001", "150", "419", "ZZ"]
    var index = 0
    while let region = cicu_regions()[index] {
      regions.append(String(cString: region))
      index += 1
    }
    return regions
  }()

  /// How libicu writes numbers in a locale; `nil` if it does not know.
  static func symbols(_ locale: String, numberingSystem: String? = nil) -> CICUNumberSymbols? {
    var symbols = CICUNumberSymbols()
    return cicu_number_symbols(locale, numberingSystem, &symbols) ? symbols : nil
  }

  private static func names(
    _ name: (Int32, UnsafeMutablePointer<CChar>) -> Bool
  ) -> [String] {
    var names: [String] = []
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      while name(Int32(names.count), buffer.baseAddress!) {
        names.append(String(cString: buffer.baseAddress!))
      }
    }
    return names
  }

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
