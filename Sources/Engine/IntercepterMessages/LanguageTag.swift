/// A language tag (BCP 47) and the language of the messages for it.
struct LanguageTag {
  /// The tag in its usual form, such as `zh-TW`.
  let tag: String
  /// The language of the messages, or `nil` if there are none for the tag.
  let language: Language?
  /// The code of the language.
  let code: Subtag

  /// Parses a tag, with hyphens or underscores.
  ///
  /// Returns `nil` if the text is not a tag.
  init?(_ text: String) {
    guard let tag = Self.normalized(text), let locale = LocaleIdentifier(tag),
      !locale.language.isEmpty
    else { return nil }
    self.tag = tag
    code = locale.language
    switch locale.language {
    case "zh", "yue":
      let script = locale.script.isEmpty ? locale.likelyScript : locale.script
      language = script == "Hant" ? .traditionalChinese : .simplifiedChinese
    default: language = Language(rawValue: locale.language.description)
    }
  }

  /// Returns a tag in the usual case (RFC 5646, section 2.1.1) with the usual code of its language,
  /// or `nil` if the text is not a tag.
  private static func normalized(_ text: String) -> String? {
    let parts = text.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    var subtags: [String] = []
    var isExtension = false
    for part in parts {
      guard (1...8).contains(part.count), let subtag = Subtag(part) else { return nil }
      if subtags.isEmpty {
        guard subtag.isLetters, subtag.count > 1 else { return nil }
        subtags.append(subtag.lowercased.usualLanguage.description)
        continue
      }
      isExtension = isExtension || subtag.count == 1
      subtags.append(isExtension ? subtag.lowercased.description : subtag.cased)
    }
    // A single character begins an extension, which must not be empty.
    return parts.last?.count == 1 ? nil : subtags.joined(separator: "-")
  }
}

extension Subtag {
  /// The subtag in the usual case after a language: `Hant`, `TW`, `valencia`.
  fileprivate var cased: String {
    switch count {
    case 4 where isLetters: titlecased.description
    case 2: uppercased.description
    default: lowercased.description
    }
  }
}
