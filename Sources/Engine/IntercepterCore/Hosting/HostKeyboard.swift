/// The way in which a keyboard inserts text, as far as a host knows it before the text changes.
public enum HostKeyboard: Hashable, Sendable {
  /// Every key inserts its character immediately, as on the emoji keyboard.
  case direct
  /// Keys insert letters and digits. An accent key may wait for its letter.
  case letters
  /// A key deletes a syllable and inserts the changed one, as on the Korean keyboard of iOS.
  case syllables
  /// A key may begin marked text, or the keyboard is unknown.
  case composing
}

extension Edit {
  /// Returns whether an input method may begin a composition with this edit.
  ///
  /// A composition begins with a single character, typed with one key.
  func mayBeginComposition(_ keyboard: HostKeyboard) -> Bool {
    guard let character = replacement.first, replacement.dropFirst().isEmpty else { return false }
    // The emoji keyboard may have no language.
    if EmojiScope.displayed.contains(character) { return false }
    switch keyboard {
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
