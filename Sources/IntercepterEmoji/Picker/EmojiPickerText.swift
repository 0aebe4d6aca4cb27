internal import TextInputIntercepter

/// A text that a picker shows beside the emoji and their names, in the languages of the messages.
///
/// ```swift
/// EmojiPickerText.nothingFound.text(in: "de-AT")  // "Nichts gefunden"
/// ```
public enum EmojiPickerText: Hashable, Sendable {
  /// The heading of a section.
  case title(EmojiPickerSection.Title)
  /// What a picker is called.
  case emoji
  /// What stands in the empty search.
  case search
  /// Where a search finds nothing, and where nothing is offered at all.
  case nothingFound, noneAdmitted
  /// What shows the tones, and what makes an emoji a favourite.
  case tones, favorite
  /// What deletes the emoji before the caret.
  case delete

  /// The text in a language.
  ///
  /// The names of groups are in 68 languages, the other texts in those of the messages.
  ///
  /// - Parameter language: A language tag, such as `de-AT` or `zh_Hant`; English where it is not known.
  public func text(in language: String) -> String {
    let locale = LocaleIdentifier(language) ?? LocaleIdentifier()
    let texts = Self.texts(in: locale)
    if texts == nil, case .title(.group(let group)) = self, let name = group.name(in: locale) {
      return name
    }
    return (texts ?? Self.english).bytes.part(place, separator: UInt8(ascii: "\n"))
  }

  private var place: Int {
    switch self {
    case .title(.frequent): 0
    case .title(.results): 1
    case .title(.group(let group)): 2 + Int(group.rawValue)
    case .emoji: 12
    case .search: 13
    case .nothingFound: 14
    case .noneAdmitted: 15
    case .tones: 16
    case .favorite: 17
    case .delete: 18
    }
  }

  /// The texts in a language of the messages; `nil` in others.
  private static func texts(in locale: LocaleIdentifier) -> StaticString? {
    switch locale.language {
    case "zh", "yue", "cmn":
      var locale = locale
      if locale.language == "cmn" { locale.language = "zh" }
      let script = locale.script.isEmpty ? locale.likelyScript : locale.script
      return script == "Hant" ? traditionalChinese : simplifiedChinese
    case "ja": return japanese
    case "ko": return korean
    case "de": return german
    case "fr": return french
    case "es": return spanish
    default: return nil
    }
  }
}

extension EmojiPickerSection.Title {
  /// The title in a language; see ``EmojiPickerText/text(in:)``.
  public func name(in language: String) -> String {
    EmojiPickerText.title(self).text(in: language)
  }
}
