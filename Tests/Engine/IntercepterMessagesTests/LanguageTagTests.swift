import CICU
import CICUMessages
import TestSupport
import Testing

@testable import IntercepterMessages

/// Which language a tag finds, beside what libicu makes of the tag.
@Suite struct LanguageTagTests {
  static let languages: [String] = {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let pairs = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    return pairs + pairs.flatMap { pair in letters.map { "\(pair)\($0)" } }
  }()

  @Test func `every language code finds the messages that libicu's reading of it does`() {
    var breaches: [String] = []
    // CLDR 48 reads Najdi Arabic as Arabic, libicu 72 does not.
    for code in Self.languages where code != "ars" {
      if LanguageTag(code)?.language != expected(code) { breaches.append(code) }
    }
    #expect(breaches == [])
  }

  @Test func `Chinese is written as libicu expects it in each script and region`() {
    var regions = [""]
    while let region = cicu_regions()[regions.count - 1] {
      regions.append("-" + String(cString: region))
    }
    var breaches: [String] = []
    for language in ["zh", "yue", "cmn", "zho", "zh-cmn", "zh-yue"] {
      for script in ["", "-Hans", "-Hant", "-Latn", "-hANT"] {
        for region in regions {
          let tag = language + script + region
          if LanguageTag(tag)?.language != expected(tag) { breaches.append(tag) }
        }
      }
    }
    #expect(regions.count > 200)
    #expect(breaches == [])
  }

  @Test(arguments: [
    ("ZH-tw", "zh-TW"), ("zh_hant_hk", "zh-Hant-HK"), ("DE-at", "de-AT"), ("deu-CH", "de-CH"),
    ("es-419", "es-419"), ("en-U-NU-DEVA", "en-u-nu-deva"), ("de-1996", "de-1996"),
    ("ca-VALENCIA", "ca-valencia"), ("en-x-Private", "en-x-private"),
  ]) func `a tag is kept as libicu writes it`(tag: String, kept: String) {
    #expect(LanguageTag(tag)?.tag == kept)
    #expect(icu(tag.replacing("_", with: "-"))?.tag == kept)
  }

  @Test(arguments: [
    "", "-", "e", "en-", "-en", "en--US", "en-!", "é", "en-US-", "englishlanguage", "1a", "en-u",
    "en-u-", "en.UTF-8", "en@numbers=latn", "en-\u{0}", "toolongforasubtag-US", "und", "i-klingon",
  ]) func `what is no tag of a language is none`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func `any text is a tag or none`() {
    let pieces = [
      "zh", "Hant", "TW", "-", "_", "u", "nu", "deva", "x", "1996", "é", "\u{0}", "yue",
    ]
    let breach = firstBreach(cases: 500) { generator in
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in generator.pick(pieces) }.joined()
      guard let tag = LanguageTag(text) else { return nil }
      return LanguageTag(tag.tag)?.tag == tag.tag ? nil : "\(text) becomes \(tag.tag)"
    }
    #expect(breach == nil)
  }

  private func expected(_ tag: String) -> Language? {
    guard let found = icu(tag) else { return nil }
    return found.language == "zh" || found.language == "yue"
      ? found.script == "Hant" ? .traditionalChinese : .simplifiedChinese
      : Language(rawValue: found.language)
  }

  private func icu(_ tag: String) -> (tag: String, language: String, script: String)? {
    var found = CICULanguage()
    guard cicu_language(tag, &found) else { return nil }
    return (string(of: found.tag), string(of: found.language), string(of: found.script))
  }

  /// The text in a tuple of C characters that a zero ends.
  private func string<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
