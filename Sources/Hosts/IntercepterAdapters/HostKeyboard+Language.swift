internal import TextInputIntercepter

extension HostKeyboard {
  /// Creates the way of typing for the language of an input mode.
  ///
  /// The list need not be complete: text in any other language is evaluated after the change.
  ///
  /// - Parameter language: A language tag (BCP 47), or UIKit's `emoji` or `dictation`.
  init(language: String?) {
    switch language?.prefix(while: { $0 != "-" }) {
    case "emoji": self = .direct
    case "ko": self = .syllables
    case "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "he", "hr", "hu",
      "is", "it", "lt", "lv", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr", "uk":
      self = .letters
    default: self = .composing
    }
  }

  /// Creates the way of typing for an input source of macOS, which is a keyboard layout or an input
  /// method.
  init(inputSource: String?) {
    self = inputSource?.split(separator: ".").contains("keylayout") == true ? .letters : .composing
  }
}
