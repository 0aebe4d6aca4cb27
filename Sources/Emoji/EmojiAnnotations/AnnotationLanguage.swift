/// The fallback languages of a language tag (those of CLDR's `parentLocales` that annotations
/// have).
enum AnnotationLanguage {
  /// Returns the languages of a tag that have files, the nearest first; empty if there are none.
  static func chain(of tag: String, in known: Set<String>) -> [String] {
    var chain: [String] = []
    var next: String? = usual(tag)
    while let language = next {
      if known.contains(language) { chain.append(language) }
      next = parent(of: language)
    }
    return chain
  }

  /// Returns the tag in CLDR's notation: `zh-tw` becomes `zh_Hant_TW`, `nb` becomes `no`.
  private static func usual(_ tag: String) -> String {
    var subtags = tag.split { $0 == "-" || $0 == "_" }.enumerated().map { index, subtag in
      switch (index, subtag.count) {
      case (0, _): languages[subtag.lowercased()] ?? subtag.lowercased()
      case (_, 4): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.uppercased()
      }
    }
    if subtags.first == "zh", subtags.count > 1, ["TW", "HK", "MO"].contains(subtags[1]) {
      subtags.insert("Hant", at: 1)
    }
    if subtags.count > 1, subtags[0] == "zh", subtags[1] == "Hans" { subtags.remove(at: 1) }
    return subtags.joined(separator: "_")
  }

  /// Language codes that CLDR replaces.
  private static let languages = [
    "nb": "no", "iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "cmn": "zh",
  ]

  private static func parent(of language: String) -> String? {
    switch language {
    case "zh_Hant_MO": return "zh_Hant_HK"
    case "nn": return "no"
    case "hi_Latn": return "en_IN"
    case "en_US", "en_001", "es_ES", "es_419", "pt_PT", "pt_BR": break
    // A language in an unusual script does not fall back to its usual script.
    case "zh_Hant", "yue_Hans", "sr_Latn", "pa_Arab": return nil
    default:
      let parents = ["en": "en_001", "es": "es_419", "pt": "pt_PT"]
      let parts = language.split(separator: "_")
      if parts.count == 2, let parent = parents[String(parts[0])] { return parent }
    }
    return language.lastIndex(of: "_").map { String(language[..<$0]) }
  }
}
