internal import TextInputIntercepter

/// A text of the interface: what stands around a field, and what a key opens.
///
/// Commands, their completions and their errors are English in every language, as those of any programming
/// language are.
enum InterfaceText: Hashable, Sendable {
  /// The label of a field that has none.
  case text
  /// The place of a field in a form, from 1.
  case place(Int, of: Int)
  // The rules, in a few words each.
  case noEmoji, emojiOnly, emojiUpTo(String), digitsOnly, decimals(Int), onlyCharacters(String)
  case noCharacters(String), like(String), oneLine, halfWidth
  /// The unit behind a number: `byte GB18030`, `bytes GB18030`.
  case unit(UnitName, Int)
  // The result of a submission, beside the field.
  case valid, validWithRemark, fixed(String, as: String), notFinished, composing
  // What became of an edit.
  case accepted, acceptedWithRemark(String), amended(String), rejected(String)
  case composingIsJudgedLater, nothingToPaste
  // A submission.
  case submit, textIsValid, allAreValid(Int), textIsNotValid, someAreNotValid(Int, of: Int)
  case whatIsWrong, nothingIsWrong
  // The keys in the last row.
  case commandHint, nextHint, acceptHint, submitHint, validateHint, emojiHint, helpHint, quitHint
  case giveUpHint
  /// A text of a panel.
  case panel(PanelText)
  /// What some keys do.
  case key(KeyHelp)
  /// What a command does.
  case command(MetaCommand)
  /// A text of the picker of emoji.
  case emoji(EmojiText)
}

/// The texts of the interface in a language.
protocol InterfaceCatalogue {
  static func text(_ text: InterfaceText) -> String
  static func panel(_ text: PanelText) -> String
  static func key(_ key: KeyHelp) -> String
  static func command(_ command: MetaCommand) -> String
  static func emoji(_ text: EmojiText) -> String
}

/// The language of the interface.
package struct InterfaceLanguage: Sendable {
  let text: @Sendable (InterfaceText) -> String

  /// English.
  package static let english = InterfaceLanguage(text: InterfaceInEnglish.text)

  private init(text: @escaping @Sendable (InterfaceText) -> String) { self.text = text }

  /// The language of messages that have this tag; English for one that is not known.
  package init(_ tag: String) {
    switch tag {
    case "zh-Hans": text = InterfaceInSimplifiedChinese.text
    case "zh-Hant": text = InterfaceInTraditionalChinese.text
    case "ja": text = InterfaceInJapanese.text
    case "ko": text = InterfaceInKorean.text
    case "de": text = InterfaceInGerman.text
    case "fr": text = InterfaceInFrench.text
    case "es": text = InterfaceInSpanish.text
    default: text = InterfaceInEnglish.text
    }
  }
}
