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
  /// - Parameter language: A language tag, such as `de-AT` or `zh_Hant`; English where it is not known.
  public func text(in language: String) -> String { Self.texts(in: language)[place] }

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

  private static func texts(in tag: String) -> [String] {
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch subtags.first {
    case "zh", "yue", "cmn":
      let isTraditional =
        subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        || subtags == ["yue"]
      return isTraditional ? traditionalChinese : simplifiedChinese
    case "ja": return japanese
    case "ko": return korean
    case "de": return german
    case "fr": return french
    case "es": return spanish
    default: return english
    }
  }
}

extension EmojiPickerSection.Title {
  /// The name in a language of the messages; English in others.
  public func name(in language: String) -> String {
    EmojiPickerText.title(self).text(in: language)
  }
}
