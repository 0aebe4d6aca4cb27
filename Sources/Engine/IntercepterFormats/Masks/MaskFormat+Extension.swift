// An extension behind a telephone number, which is not a part of it.

extension MaskFormat {
  /// Reads a telephone number, and refuses an extension behind it.
  func readNumber(_ text: String, _ pieces: inout Pieces) -> Reading {
    let characters = Array(text)
    let label = characters.labelCount
    let number = String(characters[label...])
    // The label alone stays, and goes with the first character of a number.
    if label > 0, number.isEmpty || prefix(in: number) != nil {
      pieces.skip(pieces.rest)
      pieces.asTyped = !number.isEmpty ? number : pieces.isContinued ? "" : text
      return .beginning
    }
    for place in characters.extensionPlaces {
      let (front, rest) = (String(characters[..<place]), characters[place...])
      let isNumber =
        if case .value = readDigits(front, Array(characters[..<place]), &pieces) {
          isComplete(pieces.written)
        } else {
          false
        }
      pieces.restart()
      if !isNumber { continue }
      let range = front.utf16Length..<text.utf16Length
      if rest.allSatisfy({ $0.isSeparator }) {
        let reading = readDigits(text, characters, &pieces)
        // More digits would make an extension.
        if case .value = reading { pieces.asTyped = pieces.isContinued ? "" : text }
        return reading
      }
      if !rest.contains(where: { $0.decimalDigit != nil }) { break }
      return .wrong(
        rest.first == "/"
          ? Violation(
            .characterNotAllowed, byRule: "", range: range.lowerBound..<range.lowerBound + 1,
            characters: ["/"])
          : Violation(
            .patternMismatch, range: range, variant: .telephoneExtension,
            bound: String(rest).trimmed))
    }
    return readDigits(text, characters, &pieces)
  }
}

extension [Character] {
  /// The places behind which there may be an extension, of at most nine digits, or the end of a
  /// second number: the `51` of `231250/51`.
  var extensionPlaces: [Int] {
    var (places, digits) = ([Int](), 0)
    for index in indices.dropFirst().suffix(40).reversed() {
      let character = self[index]
      if character.decimalDigit != nil { digits += 1 }
      if digits > 9 || character.asPrefixCharacter == "+" { break }
      let isPlace =
        character == "/"
        ? digits <= 2 && places.isEmpty && !self[..<index].contains("/")
        : character.beginsExtension && !self[index - 1].beginsExtension
      if isPlace { places.append(index) }
    }
    return places.reversed()
  }
}

extension Character {
  /// A Boolean value that indicates whether the character may stand before an extension: a letter, or
  /// a mark that telephones dial or wait at.
  fileprivate var beginsExtension: Bool {
    switch onlyScalar {
    case ","?, ";"?, "~"?, ":"?, "*"?, "，"?, "；"?, "～"?, "："?, "、"?, "،"?: true
    default: isNumberSign || isLetter
    }
  }

  /// A Boolean value that indicates whether the character is `#`, which separates no digits of a number.
  var isNumberSign: Bool { self == "#" || self == "＃" }
}
