internal import TextInputIntercepter

/// A keyboard's way with a key, as far as a host can tell before the text changes.
enum TypingMode {
  /// Every key inserts what it shows: the emoji keyboard.
  case direct
  /// Letters and digits are inserted; an accent may wait for its letter.
  case letters
  /// A syllable is deleted, and what becomes of it inserted: the Korean keyboard of iOS.
  case syllables
  /// A key may begin marked text, or it is not known.
  case composing

  /// Reads the mode off the language of an input mode.
  ///
  /// The list needs not be complete: what is typed in any other language is judged once it is there.
  ///
  /// - Parameter language: A language tag (BCP 47), or one of UIKit's own: `emoji`, `dictation`.
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

  /// Reads the mode off an input source of macOS: a keyboard layout, or an input method.
  init(inputSource: String?) {
    self = inputSource?.split(separator: ".").contains("keylayout") == true ? .letters : .composing
  }
}

extension Edit {
  /// Whether an input method may begin to compose with this edit: it does so with one character, for
  /// one key.
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
  /// Whether a letter may be made of the character and another one; `ˇ` is a letter itself to Unicode.
  fileprivate var isAccent: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .modifierLetter, .modifierSymbol: true
    default: false
    }
  }
}
