import CICU
import IntercepterICU
import TestSupport
import Testing

@testable import IntercepterCore
@testable import IntercepterLocales

/// The table of plural rules, of CLDR 48, against the linked libicu, where that has CLDR 42.
@Suite(.enabled(if: ICU.version.hasPrefix("72."), "the differences are those to libicu 72"))
struct PluralRulesAgainstICUTests {
  /// The languages whose rules for cardinals CLDR has added or changed since version 42: Sicilian has
  /// “many”, as Italian has; Chuvash and Konkani have rules at all.
  static let changed: Set = ["cv", "kok", "scn"]

  /// All languages that libicu has plural rules for.
  static let languages: [String] = {
    var languages: [String] = []
    for isOrdinal in [false, true] {
      var index = 0
      while let language = ICUPlurals.language(index, isOrdinal: isOrdinal) {
        languages.append(language)
        index += 1
      }
    }
    return Set(languages).sorted()
  }()

  static let numbers: [Int] = {
    var numbers = Array(0...220) + Array(980...1_020)
    // Around what rules of large numbers look at.
    for power in [10_000, 20_000, 60_000, 100_000, 140_000, 1_000_000, 21_000_000, 100_000_000] {
      numbers += power - 2...power + 22
    }
    return numbers + [123_456_789_012_345, 999_999_999_999_999, 900_000_000_000_011, -1, -2, -21]
  }()

  @Test(arguments: [false, true]) func `every language has libicu's form for every number`(
    isOrdinal: Bool
  ) throws {
    var breaches: [String] = []
    for language in Self.languages where language != "root" {
      if !isOrdinal, Self.changed.contains(language) { continue }
      let icu = try #require(ICUPlurals(language, isOrdinal: isOrdinal))
      let rules = PluralRules(try #require(LocaleIdentifier(language)))
      for number in Self.numbers {
        let found = isOrdinal ? rules.ordinal(number) : rules.cardinal(number)
        let expected = icu.category("\(number)")
        if found.rawValue != expected {
          breaches.append("\(language) \(number): \(found), not \(expected ?? "")")
        }
      }
    }
    #expect(Self.languages.count > 200)
    #expect(breaches.isEmpty, "\(breaches.count): \(breaches.prefix(10))")
  }

  /// libicu takes larger numbers for others: as floating-point numbers, or without their first digits.
  @Test(arguments: [
    ("ar", 999_999_999_999_999_999, PluralCategory.many), ("am", 1_000_000_000_000_000_000, .other),
    ("ru", .max, .many), ("ru", 9_223_372_036_854_775_801, .one), ("ru", .min, .many),
  ]) func `a number of any size has the form that the rules say`(
    language: String, number: Int, form: PluralCategory
  ) throws {
    let rules = PluralRules(try #require(LocaleIdentifier(language)))
    #expect(rules.cardinal(number) == form)
  }

  @Test func `a locale has the rules that libicu takes for it`() throws {
    let locales = ICULocales.all + ["pt_PT", "pt_AO", "pt_BR", "zh_Hant_TW", "xx", "tlh_001"]
    var breaches: [String] = []
    for locale in locales {
      if Self.changed.contains(String(locale.prefix { $0 != "_" })) { continue }
      let icu = try #require(ICUPlurals(locale, isOrdinal: false))
      let rules = PluralRules(try #require(LocaleIdentifier(locale)))
      for number in [0, 1, 2, 3, 5, 11, 21, 1_000_000] {
        let found = rules.cardinal(number)
        if found.rawValue != icu.category("\(number)") { breaches.append("\(locale) \(number)") }
      }
    }
    #expect(breaches.isEmpty, "\(breaches.count): \(breaches.prefix(10))")
  }

  @Test(arguments: [
    ("scn", 1_000_000, PluralCategory.many), ("cv", 0, .zero), ("cv", 1, .one), ("kok", 1, .one),
    ("kok", 0, .one), ("kok", 2, .other),
  ]) func `a language that CLDR has added has its rules`(
    language: String, number: Int, form: PluralCategory
  ) throws {
    #expect(PluralRules(try #require(LocaleIdentifier(language))).cardinal(number) == form)
  }

  @Test func `English without the table is English`() {
    let rules = PluralRules(LocaleIdentifier("en")!)
    for number in Self.numbers {
      #expect(PluralRules.english.cardinal(number) == rules.cardinal(number))
      #expect(PluralRules.english.ordinal(number) == rules.ordinal(number))
    }
  }
}

/// The plural rules of libicu for a locale.
final class ICUPlurals {
  private let rules: OpaquePointer

  init?(_ locale: String, isOrdinal: Bool) {
    guard let rules = cicu_plural_rules_open(locale, isOrdinal) else { return nil }
    self.rules = rules
  }

  deinit { cicu_plural_rules_close(rules) }

  /// The form of a number as it is written; `nil` if libicu fails.
  func category(_ number: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      cicu_plural_category(rules, number, buffer.baseAddress)
        ? String(cString: buffer.baseAddress!) : nil
    }
  }

  /// A language in libicu's list; `nil` behind the last.
  static func language(_ index: Int, isOrdinal: Bool) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress,
        cicu_plural_language(Int32(index), isOrdinal, start, start + 32)
      else { return nil }
      return String(cString: start)
    }
  }
}
