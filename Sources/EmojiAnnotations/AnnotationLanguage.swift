/// Which files speak to the readers of a language (CLDR's `parentLocales`, as far as annotations have them).
enum AnnotationLanguage {
  /// The languages of a tag that there are files for, the nearest first; none where nobody speaks it.
  static func chain(of tag: String, in known: Set<String>) -> [String] {
    var chain: [String] = []
    var next: String? = usual(tag)
    while let language = next {
      if known.contains(language) { chain.append(language) }
      next = parent(of: language)
    }
    return chain
  }

  /// The tag as CLDR writes it: `zh-tw` is `zh_Hant_TW`, `nb` is `no`.
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

  /// Codes that CLDR replaces by others.
  private static let languages = [
    "nb": "no", "iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "cmn": "zh",
  ]

  private static func parent(of language: String) -> String? {
    switch language {
    case "zh_Hant_MO": return "zh_Hant_HK"
    case "nn": return "no"
    case "hi_Latn": return "en_IN"
    case "en_US", "en_001", "es_ES", "es_419", "pt_PT", "pt_BR": break
    // A script that is not the usual one has readers of its own.
    case "zh_Hant", "yue_Hans", "sr_Latn", "pa_Arab": return nil
    default:
      let parents = ["en": "en_001", "es": "es_419", "pt": "pt_PT"]
      let parts = language.split(separator: "_")
      if parts.count == 2, let parent = parents[String(parts[0])] { return parent }
    }
    return language.lastIndex(of: "_").map { String(language[..<$0]) }
  }
}
