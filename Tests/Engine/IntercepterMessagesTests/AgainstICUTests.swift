import CICU
import CICUMessages
import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterMessages

/// Every message in every language, as libicu's message format fills it in.
@Suite struct AgainstICUTests {
  static let numbers =
    Array(0...130) + [
      999, 1_000, 1_001, 1_021, 9_999, 10_000, 12_345, 100_000, 123_456, 999_999, 1_000_000,
      1_000_001,
      2_000_000, 1_234_567_890, .max, -1, -21, -1_234, .min,
    ]
  /// The numbers for patterns without plural forms, and for the regional variants of a language.
  static let fewNumbers = [0, 7, 1_000, 12_345, -1_234, .max, .min]
  static let locales =
    Messages.languages + [
      "de-AT", "es-CO", "en-IN", "es-MX", "fr-CA", "fr-CH", "zh-TW", "zh-HK", "en-u-nu-deva",
      "ja-u-nu-hanidec", "de-u-nu-arab", "en-ZA", "es-419", "ko-KR",
    ]

  /// Returns the locale with the digits of CLDR 48, which are 0 to 9 in Arabic without a region.
  private static func icuLocale(_ locale: String) -> String {
    locale == "ar" ? "ar-u-nu-latn" : locale
  }

  static let keys = [MessagePatterns.Kind.violation, .unit, .hint, .sentence].flatMap { kind in
    Language.english.catalogue.patterns.names(of: kind).map { (kind: kind, name: $0) }
  }

  @Test(arguments: locales) func `every message is what libicu makes of its pattern`(
    locale: String
  ) throws {
    let messages = try #require(Messages(language: locale))
    let isLanguage = Messages.languages.contains(locale)
    var count = 0
    var breaches: [String] = []
    for key in Self.keys {
      guard let pattern = messages[key.kind, key.name] else { continue }
      let icu = try #require(ICUMessage(pattern, locale: Self.icuLocale(locale)), "\(pattern)")
      let hasForms = pattern.contains(", plural") || pattern.contains(", selectordinal")
      for number in hasForms && isLanguage ? Self.numbers : Self.fewNumbers {
        for hint in pattern.lowercased().contains("hint") ? ["", "a {pair} takes '2'"] : [""] {
          let values = Values(limit: number, actual: number &+ 1, text: hint)
          let text = messages.text(pattern, values.value)
          let expected = icu.text(values.all)
          count += 1
          if text != expected {
            breaches.append("\(pattern) \(number): \(text), not \(expected ?? "")")
          }
        }
      }
    }
    #expect(count > (isLanguage ? 800 : 700))
    #expect(breaches.isEmpty, "\(breaches.count): \(breaches.prefix(5))")
  }

  /// What both say of patterns made at random, and which of them one alone can read.
  @Test func `a pattern that is read means what it means to libicu`() {
    let pieces = [
      "{", "}", "{limit}", "{text}", "{limit, plural, ", "{limit, selectordinal, ",
      "{text, select, ",
      "other {", "}}", "one {", "few {", "=1 {", "=-21 {", "a {", "#", "'", "''", " ", "'{", "'#'",
      "{limit, number}", "{limit, number, integer}", "{limit, number, percent}", "é", "\u{200E}",
      "\n",
      "it's ", "{ actual , number , percent }", "|", ",", "=0 {# }", "other {# '#' ''}}",
    ]
    let locales = ["en", "ru", "ar-EG", "fr", "he", "hi", "pt-PT", "cy", "sk"].map { tag in
      (tag, MessageLocale(LocaleIdentifier(tag)!))
    }
    var readByBoth = 0
    let breach = firstBreach(cases: 1_000) { generator in
      let pattern = (0..<Int.random(in: 1...9, using: &generator))
        .map { _ in generator.pick(pieces) }.joined()
      let (tag, locale) = generator.pick(locales)
      let values = Values(
        limit: generator.pick([0, 1, 2, 3, 6, 11, 21, 22, 103, 1_000_000, -21]),
        actual: generator.pick([-5, 0, 1, 12_345]),
        text: generator.pick(["a", "b", "other", "{é}"]))
      let text: String
      do throws(MessageFault) {
        text = try MessageFormatter.text(pattern, values.value, in: locale)
      } catch {
        return error.offset <= pattern.utf8.count ? nil : "out of place: \(error) in \(pattern)"
      }
      guard let expected = ICUMessage(pattern, locale: tag)?.text(values.all) else {
        return "libicu cannot read \(pattern)"
      }
      readByBoth += 1
      return text == expected ? nil : "\(tag) \(pattern): \(text), not \(expected)"
    }
    #expect(breach == nil)
    #expect(readByBoth > 200)
  }

  /// Numbers in every locale that libicu lists, but for those that CLDR has changed since.
  @Test func `every locale writes numbers and percentages as libicu does`() throws {
    var breaches: [String] = []
    let numbers = [0, 1, -1, 12, 999, 1_000, -12_345, 123_456, 1_234_567, .max, .min]
    for index in 0..<cicu_locale_count() {
      let name = String(cString: cicu_locale(index))
      if LocaleChanges.localesOfNumbers.contains(name) { continue }
      let tag = name.replacing("_", with: "-")
      let locale = MessageLocale(try #require(LocaleIdentifier(tag)))
      for pattern in ["{limit}", "{limit, number, percent}"] {
        let icu = try #require(ICUMessage(pattern, locale: tag))
        for number in numbers {
          let values = Values(limit: number, actual: 0, text: "")
          let text = try MessageFormatter.text(pattern, values.value, in: locale)
          let expected = icu.text(values.all)
          if text != expected {
            breaches.append("\(name) \(number): \(text), not \(expected ?? "")")
          }
        }
      }
    }
    #expect(breaches.isEmpty, "\(breaches.count): \(breaches.prefix(10))")
  }

  @Test(arguments: locales) func `a bound is written with all its digits, as libicu does`(
    locale: String
  ) throws {
    let messages = try #require(Messages(language: locale))
    let own = try messages.replacing(sentence: .minimum, with: "{minimum}")
    let icu = try #require(
      ICUMessage("{number, number, ::.+ ,!}", locale: Self.icuLocale(locale)))
    for number in ["0", "0.5", "-0.05", "1234.5", "-99999.99", "12345678901234567890.123456789"] {
      let text = own.text(for: .minimum, minimum: DecimalNumber(number))
      #expect(text == icu.text(["number": .decimal(number)]))
    }
  }
}

/// One value for each kind of argument.
private struct Values {
  let limit: Int
  let actual: Int
  let text: String

  func value(_ argument: MessageArgument) -> MessageValue? {
    switch argument {
    case .limit, .count, .two, .characterCount: .number(limit)
    case .actual, .three: .number(actual)
    case .limitWithUnit, .actualWithUnit, .unit, .hint, .minimum, .maximum, .text, .bound,
      .characters:
      .text(text)
    case .hasHint, .hasBound: .text(text.isEmpty ? "false" : "true")
    case .label: nil
    }
  }

  var all: KeyValuePairs<StaticString, ICUMessage.Value> {
    [
      "limit": .whole(limit), "two": .whole(limit), "actual": .whole(actual),
      "three": .whole(actual),
      "limitWithUnit": .text(text), "actualWithUnit": .text(text), "unit": .text(text),
      "hint": .text(text), "minimum": .text(text), "text": .text(text),
      "hasHint": .text(text.isEmpty ? "false" : "true"),
      "hasBound": .text(text.isEmpty ? "false" : "true"), "bound": .text(text),
      "count": .whole(limit), "characterCount": .whole(limit), "characters": .text(text),
      "maximum": .text(text),
    ]
  }
}
