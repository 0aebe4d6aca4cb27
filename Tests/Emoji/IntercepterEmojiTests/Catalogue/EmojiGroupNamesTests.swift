import EmojiAnnotations
import Foundation
import Testing
import TextInputIntercepter

@testable import IntercepterEmoji

/// The headings of the groups, most of them in the words of CLDR.
@Suite struct EmojiGroupNamesTests {
  /// The locales of the table.
  static let locales = EmojiGroupNameTable.lines.description.split(separator: "\n")
    .map { String($0.prefix { $0 != " " }) }
  static let languages = locales.filter { !$0.contains("_") }
  /// The languages with all texts of a picker.
  static let own = ["en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es"]

  private static func names(in language: String) -> [String] {
    EmojiGroup.choices.map { EmojiPickerSection.Title.group($0).name(in: language) }
  }

  @Test func `the names are in 68 languages`() {
    // `no` and `nb` are one language.
    #expect(Self.own.count + Self.languages.count - 1 == 68)
    #expect(Set(Self.locales).count == Self.locales.count)
    #expect(Self.locales.contains("sr_Latn"))
  }

  @Test(arguments: own + locales)
  func `a language has nine different names, none of them English`(_ language: String) {
    let names = Self.names(in: language)
    #expect(Set(names).count == 9)
    #expect(names.allSatisfy { !$0.isEmpty })
    let english = Self.names(in: "en")
    #expect(language == "en" || zip(names, english).allSatisfy { $0 != $1 })
  }

  static let rows: [(language: String, group: EmojiGroup, name: String)] = [
    ("de", .smileysAndEmotion, "Smileys & Gefühle"), ("ar-EG", .foodAndDrink, "طعام وشراب"),
    ("hi", .activities, "गतिविधि"), ("th", .flags, "ธง"), ("zh-Hant", .objects, "物品"),
    ("zh-HK", .objects, "物品"), ("cmn-TW", .objects, "物品"), ("yue", .objects, "物品"),
    ("yue-CN", .objects, "物品"), ("zh-SG", .flags, "旗帜"), ("ja", .peopleAndBody, "人と体"),
    ("pt", .foodAndDrink, "Comidas e bebidas"), ("pt-BR", .foodAndDrink, "Comidas e bebidas"),
    ("pt_PT", .foodAndDrink, "Comida e bebida"), ("pt-AO", .foodAndDrink, "Comida e bebida"),
    ("sr", .flags, "Заставе"), ("sr-Latn", .flags, "Zastave"), ("sr-ME", .flags, "Zastave"),
    ("sr-Cyrl-BA", .travelAndPlaces, "Путовања и мјеста"),
    ("sr-BA", .travelAndPlaces, "Путовања и мјеста"), ("nb-NO", .flags, "Flagg"),
    ("IT_it", .smileysAndEmotion, "Smiley"), ("ka", .symbols, "სიმბოლოები"),
    ("tr", .peopleAndBody, "Kişi"), ("ru", .animalsAndNature, "Животные и природа"),
    // Without a table of the language or of its script, the names are English.
    ("tlh", .objects, "Objects"), ("az-Arab", .objects, "Objects"), ("", .objects, "Objects"),
    ("not a tag", .objects, "Objects"), ("it", .components, "Component"),
  ]

  @Test(arguments: rows)
  func `a tag leads to the names of its language`(
    language: String, group: EmojiGroup, name: String
  ) {
    #expect(EmojiPickerSection.Title.group(group).name(in: language) == name)
  }

  @Test func `other texts are English where only the groups have names`() {
    #expect(EmojiPickerText.search.text(in: "it") == "Search emoji")
    #expect(EmojiPickerSection.Title.frequent.name(in: "it") == "Frequently Used")
  }

  private static let labels = [
    "smiley", "person", "animals_nature", "food_drink", "travel_places", "activities", "objects",
    "symbols", "flags",
  ]

  @Test(.needsAnnotations, arguments: languages)
  func `the names are the labels in the file of the language`(_ language: String) throws {
    let path = try #require(Annotations.folder).path
    // Both kinds of Norwegian inherit from `no`.
    let files = [language] + (["nb", "nn"].contains(language) ? ["no"] : [])
    let lines = try files.flatMap { file -> [Substring] in
      let bytes = try Data(contentsOf: URL(filePath: "\(path)/main/\(file).xml"))
      // The lines are a small part of the file: bytes are searched faster than characters.
      guard let start = bytes.range(of: Data("<characterLabels>".utf8)),
        let end = bytes.range(of: Data("</characterLabels>".utf8))
      else { return [Substring]() }
      return String(decoding: bytes[start.upperBound..<end.lowerBound], as: UTF8.self)
        .split(separator: "\n").filter { $0.contains("<characterLabel ") }
    }
    let names = Self.names(in: language)
    for (label, name) in zip(Self.labels, names) {
      let line = try #require(lines.first { $0.contains("type=\"\(label)\">") })
      let value = line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
        .replacing("&amp;", with: "&")
      // Only the first letter may be another one.
      #expect(value.lowercased() == name.lowercased(), "\(label)")
      #expect(value.dropFirst() == name.dropFirst(), "\(label)")
    }
  }
}
