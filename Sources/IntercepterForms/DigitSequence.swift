internal import TextInputIntercepter

/// The digits of a text, and what stands among them that makes another number of them: separators, signs,
/// fractions, exponents, units.
///
/// Spaces, hyphens and brackets that group the digits of a telephone or card number are passed over.
struct DigitSequence: Equatable {
  private var symbols: [Character] = []

  init(_ text: String) {
    let characters = text.trimmed
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
    if let next = behind.first, !next.isDash, !next.groupsDigits { symbols.append(next) }
  }

  /// Whether a text is no number, or has the digits of the one that it was made of.
  static func areKept(of original: String, in text: String) -> Bool {
    let mayBeNumber = text.unicodeScalars.contains { $0.properties.isAlphabetic } == false
    guard mayBeNumber || original.mayBeNumber else { return true }
    return DigitSequence(text) == DigitSequence(original)
  }
}

extension String {
  /// Whether the text may be a number with a sign, a currency or a unit: it has digits, and no more than
  /// three letters, none of them in front.
  fileprivate var mayBeNumber: Bool {
    guard let first = first(where: { !$0.isWhitespace }), !first.isLetter else { return false }
    return contains { $0.decimalDigit != nil } && count(where: { $0.isLetter }) <= 3
  }

  fileprivate var trimmed: [Character] {
    var characters = Array(drop { $0.isWhitespace })
    while characters.last?.isWhitespace == true { characters.removeLast() }
    return characters
  }
}

extension Character {
  /// Whether the cluster is a hyphen, a dash or a minus sign.
  fileprivate var isDash: Bool {
    unicodeScalars.first?.properties.generalCategory == .dashPunctuation || self == "\u{2212}"
  }

  /// Whether the cluster stands among digits without saying anything: a space, a hyphen, a bracket, an emoji.
  fileprivate var groupsDigits: Bool {
    if isNewline { return false }
    return isWhitespace || isDash || "()[]".contains(self)
      || EmojiScope.any.contains(self) && decimalDigit == nil
  }
}
