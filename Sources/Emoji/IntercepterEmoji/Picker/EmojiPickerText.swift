internal import TextInputIntercepter

/// A text of a picker other than emoji and their names.
///
/// ```swift
/// EmojiPickerText.nothingFound.text(in: "de-AT")  // "Nichts gefunden"
/// ```
public enum EmojiPickerText: Hashable, Sendable {
  /// The heading of a section.
  case title(EmojiPickerSection.Title)
  /// The title of a picker.
  case emoji
  /// The placeholder of the search.
  case search
  /// The text for a search without results, and the text if no emoji is offered.
  case nothingFound, noneAdmitted
  /// The button that shows the tones, and the button that makes an emoji a favorite.
  case tones, favorite
  /// The button that deletes the emoji before the caret.
  case delete

  /// Returns the text in a language.
  ///
  /// The names of groups exist in 68 languages, the other texts in eight.
  ///
  /// - Parameter language: A language tag, such as `de-AT` or `zh_Hant`. The text is in English if
  ///   the language is unknown.
  public func text(in language: String) -> String {
    let locale = LocaleIdentifier(language) ?? LocaleIdentifier()
    let known = Language(locale)
    if known == nil, case .title(.group(let group)) = self, let name = group.name(in: locale) {
      return name
    }
    let line = (known ?? .english).rawValue * 20 + 1 + place
    return EmojiTables.texts.field(line, separator: UInt8(ascii: "\n"))?.string ?? ""
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

  /// The languages of all texts.
  private enum Language: Int {
    case english, simplifiedChinese, traditionalChinese, japanese, korean, german, french, spanish

    /// Creates the language of a locale, or returns `nil` if it has no texts.
    init?(_ locale: LocaleIdentifier) {
      switch locale.language {
      case "zh", "yue", "cmn":
        var locale = locale
        if locale.language == "cmn" { locale.language = "zh" }
        let script = locale.script.isEmpty ? locale.likelyScript : locale.script
        self = script == "Hant" ? .traditionalChinese : .simplifiedChinese
      case "ja": self = .japanese
      case "ko": self = .korean
      case "de": self = .german
      case "fr": self = .french
      case "es": self = .spanish
      default: return nil
      }
    }
  }
}

extension EmojiPickerSection.Title {
  /// Returns the title in a language.
  ///
  /// See ``EmojiPickerText/text(in:)``.
  public func name(in language: String) -> String {
    EmojiPickerText.title(self).text(in: language)
  }
}
