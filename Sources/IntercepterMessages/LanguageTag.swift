internal import TextInputIntercepter

/// A language tag (BCP 47), and the language of ours that speaks to its readers.
struct LanguageTag {
  /// The tag as it is usually written: `zh-TW`.
  let tag: String
  /// The language; `nil` if there are no messages that its readers would understand.
  let language: Language?

  /// Reads a tag, in which underscores may stand for hyphens; `nil` if it is none.
  init?(_ text: String) {
    guard let tag = Self.normalized(text), var locale = LocaleIdentifier(tag),
      !locale.language.isEmpty
    else { return nil }
    self.tag = tag
    // A language within a group of them, such as `zh-cmn`, has codes of its own.
    locale.language = Self.usualCode(of: locale.language)
    switch locale.language {
    case "zh", "yue":
      let script = locale.script.isEmpty ? locale.likelyScript : locale.script
      language = script == "Hant" ? .traditionalChinese : .simplifiedChinese
    default: language = Language(rawValue: locale.language.description)
    }
  }

  /// A tag with its subtags in the usual capital and small letters (RFC 5646, section 2.1.1), and with the
  /// usual code of the language; `nil` for no tag.
  private static func normalized(_ text: String) -> String? {
    var parts: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    var subtags: [String] = []
    var isExtension = false
    for part in parts {
      guard (1...8).contains(part.count), let subtag = Subtag(part) else { return nil }
      if subtags.isEmpty {
        guard subtag.isLetters, subtag.count > 1 else { return nil }
        subtags.append(usualCode(of: subtag.lowercased).description)
        continue
      }
      isExtension = isExtension || subtag.count == 1
      subtags.append(isExtension ? subtag.lowercased.description : subtag.cased)
    }
    // A single character begins an extension, which is something.
    return parts.last?.count == 1 ? nil : subtags.joined(separator: "-")
  }

  /// The code of a language of ours that has several (CLDR's aliases).
  private static func usualCode(of language: Subtag) -> Subtag {
    switch language {
    case "eng": "en"
    case "zho", "chi", "cmn": "zh"
    case "jpn": "ja"
    case "kor": "ko"
    case "deu", "ger": "de"
    case "fra", "fre": "fr"
    case "spa": "es"
    default: language
    }
  }
}

extension Subtag {
  /// In the letters that are usual behind a language: `Hant`, `TW`, `valencia`.
  fileprivate var cased: String {
    switch count {
    case 4 where isLetters: titlecased.description
    case 2: uppercased.description
    default: lowercased.description
    }
  }
}
