@testable import EmojiAnnotations
import IntercepterEmoji
import Testing

@Suite struct AnnotationsTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8" ?>
    <!DOCTYPE ldml SYSTEM "../../common/dtd/ldml.dtd">
    <ldml>
      <annotations>
        <annotation cp="🐶">Hund | Tier |  | Haus &amp; Hof </annotation>
        <annotation cp="🐶" type="tts"> Hundegesicht </annotation>
        <annotation cp="€" type="tts" draft="contributed">Euro</annotation>
        <annotation cp="🏽">Typ 4 |\u{947}ne</annotation>
        <annotation cp="👋🏽" type="tts">winkende Hand: mittlere Hautfarbe</annotation>
        <other cp="🐱">Katze</other>
      </annotations>
    </ldml>
    """

  @Test func `annotations are read`() throws {
    let annotations = try AnnotationFile(Array(Self.xml.utf8), named: "de.xml").annotations
    #expect(
      annotations == [
        "🐶": EmojiAnnotation(name: "Hundegesicht", keywords: ["Hund", "Tier", "Haus & Hof"]),
        "€": EmojiAnnotation(name: "Euro"),
        // A bar with a vowel sign behind it is a bar; variants are named by their emoji.
        "🏽": EmojiAnnotation(keywords: ["Typ 4", "\u{947}ne"]),
      ])
  }

  @Test func `a file that is cut anywhere is refused with the line`() {
    let bytes = Array(Self.xml.utf8)
    for count in 0..<bytes.count {
      #expect(throws: AnnotationError.self) {
        try AnnotationFile(Array(bytes[..<count]), named: "de.xml")
      }
    }
    do throws(AnnotationError) {
      _ = try AnnotationFile(Array(bytes[..<200]), named: "de.xml")
      Issue.record("no error")
    } catch {
      #expect("\(error)".hasPrefix("de.xml:6: "), "\(error)")
    }
  }

  @Test func `entities that grow without end are refused`() {
    var xml = "<!DOCTYPE ldml [<!ENTITY a0 \"ha\">"
    for level in 1...30 { xml += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    xml += "]><ldml><annotation cp=\"🐶\">&a30;</annotation></ldml>"
    #expect(throws: AnnotationError.self) { try AnnotationFile(Array(xml.utf8), named: "x") }
  }

  static let chains: [(String, [String])] = [
    ("de", ["de"]), ("de-AT", ["de"]), ("de_CH", ["de_CH", "de"]), ("DE-ch", ["de_CH", "de"]),
    ("en-US", ["en"]), ("en-GB", ["en_GB", "en_001", "en"]), ("en-CA", ["en_CA", "en_001", "en"]),
    ("es-MX", ["es_MX", "es_419", "es"]), ("es-ES", ["es"]), ("pt-AO", ["pt_PT", "pt"]),
    ("pt-BR", ["pt"]), ("zh-Hans", ["zh"]), ("zh-Hans-CN", ["zh"]), ("zh-TW", ["zh_Hant"]),
    ("zh-HK", ["zh_Hant_HK", "zh_Hant"]), ("zh-Hant-MO", ["zh_Hant_HK", "zh_Hant"]),
    ("zh-MO", ["zh_Hant_HK", "zh_Hant"]), ("zh-hk", ["zh_Hant_HK", "zh_Hant"]), ("zh-SG", ["zh"]),
    ("nb", ["no"]), ("nn", ["nn", "no"]), ("sr-Latn", ["sr_Latn"]), ("xx", []), ("", []),
    ("../de", []), ("de-", ["de"]),
  ]

  @Test func `a tag leads to the files of its language and of its parents`() {
    let known: Set = [
      "de", "de_CH", "en", "en_001", "en_GB", "en_CA", "es", "es_419", "es_MX", "no", "nn", "pt",
      "pt_PT", "sr", "sr_Latn", "zh", "zh_Hant", "zh_Hant_HK",
    ]
    for (tag, chain) in Self.chains {
      #expect(AnnotationLanguage.chain(of: tag, in: known) == chain, "\(tag)")
    }
  }

  @Test func `a folder or a language that is not there is told`() {
    #expect(throws: AnnotationError.noFolder("/none")) { try AnnotationFolder("/none") }
    #expect(
      AnnotationError.noFolder("/none").description.contains("apt-get install unicode-cldr-core"))
  }

  @Test(.needsAnnotations) func `the languages of CLDR can be packed`() throws {
    let folder = try #require(Annotations.folder)
    #expect(folder.languages.count > 100)
    #expect(throws: AnnotationError.noLanguage("xx", folder: folder.path)) {
      try folder.builder(of: "xx")
    }
    let swiss = try EmojiNames(folder.builder(of: "de-CH").pack)
    #expect(swiss.language == "de_CH")
    // Emoji 17 has no annotations in CLDR 41.
    #expect(swiss.name(of: try #require(EmojiCatalogue.emoji("🫪"))) == "distorted face")
    #expect(try Annotations.names(of: "de").search("osterreich").first?.text == "🇦🇹")
  }
}
