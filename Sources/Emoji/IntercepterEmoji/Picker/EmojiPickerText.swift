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
    var locale = LocaleIdentifier(language) ?? LocaleIdentifier()
    if locale.language == "yue", locale.script.isEmpty { locale.script = locale.likelyScript }
    if locale.language == "yue" || locale.language == "cmn" { locale.language = "zh" }
    let tables = EmojiTables.current
    let texts = locale.value(in: tables.texts) ?? locale.value(in: tables.groupNames)
    let text =
      texts?.field(place, separator: separator)
      ?? LocaleIdentifier("en")?.value(in: tables.texts)?.field(place, separator: separator)
    return text?.string ?? ""
  }

  /// The index of the text in a line of the table of texts.
  ///
  /// A line of the table of group names has the first nine.
  private var place: Int {
    switch self {
    case .title(.group(let group)): EmojiGroup.choices.firstIndex(of: group) ?? 9
    case .title(.frequent): 10
    case .title(.results): 11
    case .emoji: 12
    case .search: 13
    case .nothingFound: 14
    case .noneAdmitted: 15
    case .tones: 16
    case .favorite: 17
    case .delete: 18
    }
  }
}

private let separator = UInt8(ascii: "|")

extension EmojiPickerSection.Title {
  /// Returns the title in a language.
  ///
  /// See ``EmojiPickerText/text(in:)``.
  public func name(in language: String) -> String {
    EmojiPickerText.title(self).text(in: language)
  }
}
