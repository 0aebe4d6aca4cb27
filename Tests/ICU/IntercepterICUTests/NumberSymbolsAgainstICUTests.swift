import CICU
import IntercepterICU
import TestSupport
import Testing

@testable import IntercepterLocales

/// The table of locales, which is CLDR 48's, against libicu 72, which has CLDR 42.
@Suite(.enabled(if: ICU.version.hasPrefix("72."), "the differences are those from CLDR 42"))
struct NumberSymbolsAgainstICUTests {
  static let locales = ICULocales.all + ICULocales.legacy

  @Test func `a locale differs from libicu only where CLDR has changed since`() {
    var found: [String: [String]] = [:]
    for locale in Self.locales {
      for (name, theirs, ours) in differences(locale) {
        found["\(name) \(theirs) → \(ours)", default: []].append(locale)
      }
    }
    let lines = found.map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }.sorted()
    #expect(Self.locales.count > 800)
    #expect(lines.joined(separator: "\n") == LocaleChanges.numbers)
  }

  @Test(arguments: [
    "de-DE-u-nu-latn", "ar-EG-u-ca-islamic-nu-latn-co-phonebk", "ar-EG-u-co-phonebk-x-u-nu-latn",
    "zh-Hant-u-nu-native", "zh-yue-HK", "hi-IN-u-nu-traditio", "DE-de", "sr-latn-rs", "ZH-hANT",
    "en-US-posix", "ca-ES-valencia", "de-AT-1996", "ar_EG@numbers=latn;calendar=islamic",
    "ar_EG@calendar=islamic;numbers=latn", "ar_EG@numbers=arabext", "de_DE.UTF-8", "und", "",
    "root", "en-u-nu-thai", "fa-t-en-u-nu-latn", "en-u-nu-nonsense", "en-x-u-nu-arab", "en-Shaw",
    "mo", "iw", "in", "tl", "sh", "zh-HK", "zh-MO", "sr-ME", "pa-PK", "uz-AF", "no-NO-u-nu-deva",
    "he-u-nu-hebr", "xx", "-", "1a", "a", "@numbers=arab",
  ])
  func `a tag is read as libicu reads it`(_ tag: String) {
    #expect(differences(tag).isEmpty)
  }

  /// The names of the symbols that differ, with libicu's and ours.
  private func differences(_ locale: String) -> [(name: String, theirs: String, ours: String)] {
    let theirs = ICULocales.symbols(locale)?.fields ?? []
    let ours = NumberSymbols(locale: locale)?.fields ?? []
    if theirs.isEmpty || ours.isEmpty {
      return theirs.isEmpty == ours.isEmpty ? [] : [("locale", "\(theirs)", "\(ours)")]
    }
    return zip(zip(theirs, ours), NumberSymbols.names).compactMap { texts, name in
      texts.0 == texts.1 ? nil : (name, texts.0.visible, texts.1.visible)
    }
  }
}

extension NumberSymbols {
  fileprivate static let names = [
    "decimal", "grouping", "zero", "minus", "percent", "prefix", "suffix", "primary", "secondary",
    "secondary of percentages", "minimum",
  ]

  fileprivate var fields: [String] {
    [
      decimalSeparator, groupingSeparator, zeroDigit.map { String($0) } ?? "", minusSign,
      percentSign, percentPrefix, percentSuffix, "\(primaryGroupingSize)",
      "\(secondaryGroupingSize)", "\(percentSecondaryGroupingSize)", "\(minimumGroupingDigits)",
    ]
  }
}

extension CICUNumberSymbols {
  fileprivate var fields: [String] {
    let zero = string(of: zeroDigit).unicodeScalars.first
    return [
      string(of: decimalSeparator), string(of: groupingSeparator),
      // Ideographic digits are no run of ten.
      zero.flatMap { $0.properties.generalCategory == .decimalNumber ? String($0) : nil } ?? "",
      string(of: minusSign), string(of: percentSign), string(of: percentPrefix),
      string(of: percentSuffix), "\(primaryGroupingSize)", "\(secondaryGroupingSize)",
      "\(percentSecondaryGroupingSize)", "\(minimumGroupingDigits)",
    ]
  }

  /// The text in a tuple of C characters that a zero ends.
  private func string<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension String {
  /// The text with the numbers of spaces and of invisible marks.
  fileprivate var visible: String {
    unicodeScalars.map { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
        ? "<\(String(scalar.value, radix: 16, uppercase: true))>" : String(scalar)
    }.joined()
  }
}
