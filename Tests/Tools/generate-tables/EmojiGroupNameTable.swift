import Foundation

/// The labels that name the groups, in the order of `EmojiGroup.choices`.
private let groupLabels = [
  "smiley", "person", "animals_nature", "food_drink", "travel_places", "activities", "objects",
  "symbols", "flags",
]

/// The languages without texts in `EmojiPickerText`.
///
/// All languages of CLDR would add 8 KB to a page's engine.
private let languages = """
  af ar az be bg bn bs ca cs cy da el et eu fa fi fil ga gl gu he hi hr hu hy id is it ka kk kn lt lv mk \
  ml mr ms nb ne nl nn no pa pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi
  """.split(separator: " ")

/// Returns the table of CLDR's names of the emoji groups.
func emojiGroupNameTable(directory: URL) throws(GeneratorError) -> String {
  let folder = try CLDRFolder(directory)
  var names: [String: String] = [:]
  for locale in folder.locales where languages.contains(locale.prefix { $0 != "_" }) {
    guard let line = groupNames(try folder.labels(of: locale)) else { continue }
    let key = folder.withoutUsualScript(locale)
    if line != names.inherited(by: key, else: "") { names[key] = line }
  }
  for language in languages where names[String(language)] == nil {
    throw GeneratorError("CLDR \(folder.version) does not name all groups in \(language)")
  }
  return """
    \(head(
      of: "Emoji/IntercepterEmoji/Catalogue/EmojiGroupNameTable", by: "emoji-groups CLDR",
      from: "characterLabels of CLDR \(folder.version)"))
    enum EmojiGroupNameTable {
      /// The locales, each with the names of `EmojiGroup.choices`.
      static let lines: StaticString = \(literal(lines(names)))
    }

    """
}

/// Returns the names in a locale, or `nil` if any are missing, equal or English.
private func groupNames(_ labels: [String: String]) -> String? {
  let names = groupLabels.compactMap { labels[$0]?.withCapital }
  guard Set(names).count == groupLabels.count,
    ["Activities", "Objects", "Symbols", "Flags"].allSatisfy({ !names.contains($0) })
  else { return nil }
  return names.joined(separator: "|")
}

extension String {
  /// The text with an initial capital if its script has capitals.
  fileprivate var withCapital: String {
    guard let first = unicodeScalars.first else { return self }
    return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
  }
}

extension [String: String] {
  /// Returns the value that a locale without its own entry inherits.
  fileprivate func inherited(by name: String, else root: String) -> String {
    // A locale with a script does not inherit from its language, which is written in another
    // script.
    guard let end = name.lastIndex(of: "_"), name[end...].utf8.count != 5 else { return root }
    let parent = String(name[..<end])
    return self[parent] ?? inherited(by: parent, else: root)
  }
}
