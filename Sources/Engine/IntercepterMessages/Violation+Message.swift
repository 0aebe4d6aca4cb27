extension Violation {
  /// The violation as one English sentence.
  public var message: String { sentence(isolates: false) }

  /// The message for people to read, in which quoted texts and labels are isolated as with
  /// `Messages.isolatesQuotations`.
  public var isolatedMessage: String { sentence(isolates: true) }

  private func sentence(isolates: Bool) -> String {
    if let ruleMessage {
      return isolates
        ? text(ruleMessage.englishPattern, isolates: true) : ruleMessage.text(for: self)
    }
    if let customMessage { return customMessage }
    let english = MessageCatalogue.english.patterns
    let pattern = english[.violation, key] ?? ""
    // Without an actual value, the sentence states the limit alone.
    let sentence = text(
      actual == nil ? pattern.without(", not {actual}") : pattern, isolates: isolates)
    guard variant == .notListed, characterCount > 0 else { return sentence }
    let list = english[.violation, Variant.notListed.rawValue] ?? ""
    return "\(sentence) \(text(list, isolates: isolates))"
  }

  /// The key of the English pattern.
  ///
  /// A pattern that names the characters takes precedence over that of the variant.
  private var key: String {
    if variant == .removed || characterCount == 0 {
      return variant?.rawValue ?? sentenceName
    }
    let hasOwnSentence =
      switch code {
      case .emojiForbidden: variant == nil
      case .emojiRequired, .emojiTooNew, .tooLong: true
      case .notADigit: !objectsToDigits
      default: false
      }
    return hasOwnSentence ? code.rawValue : Code.characterNotAllowed.rawValue
  }

  /// The length of the character that a violation of a length names, or `nil` if it names none.
  var namedLength: Int? {
    guard code == .tooLong, let character = characters.first else { return nil }
    return unit.flatMap { LengthUnit.Name(utf8Of: $0) }?.unit.length(of: character)
  }

  /// The name of the standard sentence of the code.
  var sentenceName: String { code.isStandard ? code.rawValue : Code.custom.rawValue }

  /// The English words for the unit, each with a space before it, and a hint about how much a
  /// character counts where that may surprise.
  public var englishUnit: (one: String, many: String, hint: String) {
    switch unit.map({ LengthUnit.Name(rawValue: $0)?.family }) {
    case .graphemes: (" character", " characters", "")
    case .scalars: (" character", " characters", "some emoji count several")
    case .utf16: (" character", " characters", "most emoji count 2")
    case .utf8: (" byte", " bytes", "a Chinese character counts 3")
    case .gb18030: (" byte", " bytes", "a Chinese character counts 2")
    case .doubleWidth: (" column", " columns", "a Chinese character takes 2")
    case .some: (" (\(unit ?? ""))", " (\(unit ?? ""))", "")
    case nil: ("", "", "")
    }
  }
}

extension Violation {
  /// A Boolean value that indicates whether a rule for digits objects to a digit, such as the
  /// full-width `１` where only `0` to `9` are allowed.
  ///
  /// The sentence then says that the characters are not allowed, not that they are not digits.
  public var objectsToDigits: Bool {
    code == .notADigit
      && characters.contains {
        $0.unicodeScalars.contains { DecimalDigits.value(of: $0.value) != nil }
      }
  }

  /// A Boolean value that indicates whether a pattern objects to a character, which the sentence names.
  var objectsToOneCharacter: Bool { code == .patternMismatch && characterCount > 0 }
}

extension String {
  /// Returns the text without all copies of a part.
  fileprivate func without(_ part: String) -> String {
    var text = self
    while let start = text.utf8Offset(of: part) {
      text = text.replacingUTF8(start..<start + part.utf8.count, with: "")
    }
    return text
  }
}
