internal import TextInputIntercepter

/// The digits of a text, and the symbols that affect the number: separators, signs, fractions,
/// exponents and units.
///
/// It omits the spaces, hyphens and brackets that group the digits of a telephone or card number.
struct DigitSequence: Equatable {
  private var symbols: [Character] = []

  init(_ text: String) {
    let characters = Array(text)
    guard let first = characters.firstIndex(where: { $0.decimalDigit != nil }),
      let last = characters.lastIndex(where: { $0.decimalDigit != nil })
    else { return }
    let before = characters[..<first]
    let behind = characters[(last + 1)...]
    if before.contains(where: { $0.isDash }) || behind.contains(where: { $0.isDash }) {
      symbols.append("-")
    }
    if before.last == "(", behind.first == ")" { symbols.append("-") }
    if let point = before.last, ".,．，٫".contains(point) { symbols.append(point) }
    for character in characters[first...last] {
      if let digit = character.decimalDigit {
        if digit > 0 || !symbols.allSatisfy({ $0 == "-" }) { symbols.append(Character("\(digit)")) }
      } else if !character.groupsDigits {
        symbols.append(character)
      }
    }
    if let next = behind.first, !next.isDash, !next.groupsDigits,
      !behind.allSatisfy({ $0.isWhitespace })
    {
      symbols.append(next)
    }
  }

  /// Returns whether a text is not a number, or has the same digits as the original.
  static func areKept(of original: String, in text: String) -> Bool {
    let mayBeNumber = !text.unicodeScalars.contains { $0.value.isAlphabeticScalar }
    guard mayBeNumber || original.mayBeNumber else { return true }
    return DigitSequence(text) == DigitSequence(original)
  }
}

extension String {
  /// A Boolean value that indicates whether the text may be a number with a sign, currency or unit.
  ///
  /// Such a text has digits and at most three letters, and does not begin with a letter.
  fileprivate var mayBeNumber: Bool {
    guard let first = first(where: { !$0.isWhitespace }), !first.isAlphabetic else { return false }
    return contains { $0.decimalDigit != nil } && count(where: { $0.isAlphabetic }) <= 3
  }
}

extension Character {
  /// A Boolean value that indicates whether the cluster is a hyphen, a dash (Unicode's category
  /// Pd) or a minus sign.
  fileprivate var isDash: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return scalar.isMinusSign || ScalarProperties.isDash(scalar)
  }

  /// A Boolean value that indicates whether the cluster only groups digits: a space, a hyphen, a
  /// bracket or an emoji.
  fileprivate var groupsDigits: Bool {
    if isNewline { return false }
    return isWhitespace || isDash || "()[]".contains(self)
      || EmojiScope.any.contains(self) && decimalDigit == nil
  }
}
