import CICU
import IntercepterICU
import TestSupport
import Testing

@testable import IntercepterCore
@testable import IntercepterLocales
@testable import TextBytes

/// The table of locales against the linked libicu, where that has the same CLDR.
@Suite(.enabled(if: ICU.version.hasPrefix("72."), "the table is of CLDR 42, libicu 72's"))
struct NumberSymbolsAgainstICUTests {
  static let locales = ICULocales.all + ICULocales.legacy

  @Test func `every locale has libicu's symbols, in its own digits and in others`() {
    let uses: [String?] = [nil, "latn", "native", "traditional", "finance", "arab", "arabext"]
    var breaches: [String] = []
    for locale in Self.locales {
      for use in uses { breaches += differences(locale, use) }
    }
    #expect(Self.locales.count > 800)
    #expect(breaches.isEmpty, "\(breaches.count): \(breaches.prefix(10))")
  }

  @Test func `a language has libicu's symbols in any numbering system`() {
    let languages = Self.locales.filter { !$0.contains("_") } + ["root"]
    #expect(ICULocales.numberingSystems.count > 80)
    let breach = firstBreach(cases: 500) { random in
      differences(random.pick(languages), random.pick(ICULocales.numberingSystems)).first
    }
    #expect(breach == nil)
  }

  @Test func `a locale that is not listed inherits from the one that libicu takes`() {
    let languages =
      Set(Self.locales.map { $0.prefix { $0 != "_" } }).sorted() + ["xx", "tlh", "cmn"]
    let scripts = ["", "", "", "_Latn", "_Cyrl", "_Arab", "_Hans", "_Hant", "_Deva", "_Xxxx"]
    let tails = ["", "", "", "", "_POSIX", "_VALENCIA", "@numbers=arab", "@currency=EUR"]
    let breach = firstBreach(cases: 1_000) { random in
      let region = random.chance(90) ? "_" + random.pick(ICULocales.regions) : ""
      let locale = random.pick(languages) + random.pick(scripts) + region
      return differences(locale + random.pick(tails), random.pick([nil, "latn"])).first
    }
    #expect(breach == nil)
  }

  @Test(arguments: [
    "de-DE-u-nu-latn", "ar-EG-u-ca-islamic-nu-latn-co-phonebk", "ar-EG-u-co-phonebk-x-u-nu-latn",
    "zh-Hant-u-nu-native", "zh-yue-HK", "zh-cmn-Hans-CN", "hi-IN-u-nu-traditio", "DE-de", "DE_ch",
    "sr-latn-rs", "ZH-hANT", "en-US-posix", "ca-ES-valencia", "de-CH-1996", "sl-IT-nedis-rozaj",
    "ar_EG@numbers=latn;calendar=islamic", "ar_EG@calendar=islamic;numbers=latn",
    "ar_EG@numbers=arabext", "de_DE.UTF-8", "und", "", "root", "en-u-nu-thai", "fa-t-en-u-nu-latn",
    "en-u-nu-nonsense", "en-x-u-nu-arab", "az-Arab", "az-IR", "en-Shaw", "mo", "ji", "jw",
    "no-NO-u-nu-deva", "he-u-nu-hebr", "xx", "-", "1a", "a", "@numbers=arab",
  ])
  func `a tag is read as libicu reads it`(_ tag: String) {
    #expect(differences(tag, nil) == [])
    #expect(differences(tag, "latn") == [])
  }

  private func differences(_ locale: String, _ system: String?) -> [String] {
    let expected = ICULocales.symbols(locale, numberingSystem: system)
    var identifier = LocaleIdentifier(locale)
    if let system { identifier?.numberingSystem = Subtag(system.utf8) ?? .none }
    let found = identifier.flatMap {
      NumberSymbols($0, usingASCIIDigits: system == "latn")
    }
    if found?.fields == expected?.fields { return [] }
    return ["\(locale) \(system ?? ""): \(found?.fields ?? []), not \(expected?.fields ?? [])"]
  }
}

extension NumberSymbols {
  fileprivate var fields: [String] {
    [
      decimalSeparator, groupingSeparator, minusSign, percentSign,
      zeroDigit.map { String($0) } ?? "", percentPrefix, percentSuffix, "\(primaryGroupingSize)",
      "\(secondaryGroupingSize)", "\(percentSecondaryGroupingSize)", "\(minimumGroupingDigits)",
    ]
  }
}

extension CICUNumberSymbols {
  fileprivate var fields: [String] {
    let zero = string(of: zeroDigit).unicodeScalars.first
    return [
      string(of: decimalSeparator), string(of: groupingSeparator), string(of: minusSign),
      string(of: percentSign),
      // Ideographic digits are no run of ten.
      zero.flatMap { $0.properties.generalCategory == .decimalNumber ? String($0) : nil } ?? "",
      string(of: percentPrefix), string(of: percentSuffix), "\(primaryGroupingSize)",
      "\(secondaryGroupingSize)", "\(percentSecondaryGroupingSize)", "\(minimumGroupingDigits)",
    ]
  }

  /// The text in a tuple of C characters that a zero ends.
  private func string<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
