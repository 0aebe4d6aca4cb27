internal import TextInputIntercepter

/// The way in which a keyboard inserts text, as far as a host knows it before the text changes.
enum TypingMode {
  /// Every key inserts its character immediately, as on the emoji keyboard.
  case direct
  /// Keys insert letters and digits. An accent key may wait for its letter.
  case letters
  /// A key deletes a syllable and inserts the changed one, as on the Korean keyboard of iOS.
  case syllables
  /// A key may begin marked text, or the keyboard is unknown.
  case composing

  /// Creates the mode for the language of an input mode.
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

  /// Creates the mode for an input source of macOS, which is a keyboard layout or an input method.
  init(inputSource: String?) {
    self = inputSource?.split(separator: ".").contains("keylayout") == true ? .letters : .composing
  }
}

extension Edit {
  /// Returns whether an input method may begin a composition with this edit.
  ///
  /// A composition begins with a single character, typed with one key.
  func mayBeginComposition(_ typing: TypingMode) -> Bool {
    guard let character = replacement.first, replacement.dropFirst().isEmpty else { return false }
    // The emoji keyboard may have no language.
    if EmojiScope.displayed.contains(character) { return false }
    switch typing {
    case .direct, .syllables: return false
    case .letters: return character.isAccent || !character.isLetter && !character.isNumber
    case .composing: return true
    }
  }
}

extension Character {
  /// A Boolean value that indicates whether the character may combine with the next key into a
  /// letter.
  ///
  /// Unicode classifies `ˇ` as a letter (category Lm).
  fileprivate var isAccent: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .modifierLetter, .modifierSymbol: true
    default: false
    }
  }
}
