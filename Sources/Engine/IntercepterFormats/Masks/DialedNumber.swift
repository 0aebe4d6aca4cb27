/// The digits of a number of any script, and the places behind them.
struct DialedNumber {
  let text: String
  /// The digits in ASCII, and 0 for any other character.
  private(set) var digits: [UInt8] = []
  private var ends: [Int] = []

  init(_ text: String) {
    self.text = text
    var end = 0
    for character in text {
      end += character.utf8.count
      digits.append(character.decimalDigit.map { UInt8(0x30 + $0) } ?? 0)
      ends.append(end)
    }
  }

  /// Returns the offset behind a number of characters.
  func end(of count: Int) -> Int { count == 0 ? 0 : ends[count - 1] }

  func starts(with prefix: [UInt8], at start: Int = 0) -> Bool {
    digits.dropFirst(start).starts(with: prefix)
  }

  /// Returns whether more digits follow those of a prefix.
  func isDialed(with prefix: [UInt8]) -> Bool {
    !prefix.isEmpty && digits.count > prefix.count && starts(with: prefix)
  }

  /// Returns whether a text has another character inside the calling code behind `00`: in `006 66 2`,
  /// the prefix is `006`.
  ///
  /// - Parameter kept: Which characters of the text are the number's.
  func splitsCode(in kept: [Bool]) -> Bool {
    let code = digits.dropFirst(2).callingCodeCount
    let places = kept.indices.filter { kept[$0] }
    return starts(with: [0x30, 0x30]) && digits.count >= 2 + code && code > 1
      && places[1 + code] - places[2] >= code
  }

  func isASCII(before count: Int) -> Bool { end(of: count) == count }

  /// Returns the number of characters before a national number without the zero that people dial
  /// before it, or `nil` if no number begins like that.
  ///
  /// - Parameters:
  ///   - count: The number of characters before the national number with the zero.
  ///   - isKept: Whether a zero that is not a trunk prefix belongs to the number.
  func withoutZero(_ count: Int, _ layout: MaskLayout, isKept: Bool) -> Int? {
    guard digits.count > count + 1, digits[count] == 0x30 else { return count }
    if layout.trunkPrefix == [0x30] { return digits[count + 1] == 0x30 ? nil : count + 1 }
    return isKept ? count : nil
  }
}

extension [Character] {
  /// The number of characters of a label before a number: `tel:` (RFC 3966), `Tel.:`, `Tél. :`.
  var labelCount: Int {
    var (count, hasMark) = (0, false)
    for character in self {
      switch (count, character.onlyScalar) {
      case (0, "t"?), (0, "T"?), (1, "e"?), (1, "E"?), (1, "é"?), (1, "É"?), (2, "l"?), (2, "L"?),
        (3..., " "?), (3..., "\u{A0}"?):
        break
      case (3..., "."?), (3..., ":"?): hasMark = true
      default: return hasMark ? count : 0
      }
      count += 1
    }
    return hasMark ? count : 0
  }
}

extension ArraySlice<UInt8> {
  /// The number of digits of the calling code at the front of an international number (ITU-T
  /// E.164).
  var callingCodeCount: Int {
    guard let first else { return 0 }
    if first == 0x31 || first == 0x37 { return 1 }
    // The second digits of the codes of two digits.
    let seconds =
      switch first {
      case 0x32: "07"
      case 0x33: "0123469"
      case 0x34: "013456789"
      case 0x35: "12345678"
      case 0x36: "0123456"
      case 0x38: "1246"
      case 0x39: "0123458"
      default: ""
      }
    return dropFirst().first.map { seconds.utf8.contains($0) } == true ? 2 : Swift.min(3, count)
  }
}

extension String {
  /// A Boolean value that indicates whether the text has a plus sign, perhaps a full-width one.
  var hasPlusSign: Bool { unicodeScalars.contains { $0 == "+" || $0 == "\u{FF0B}" } }
}

extension String {
  /// A Boolean value that indicates whether the first character that is not a separator is a plus
  /// sign, perhaps in brackets.
  var beginsWithPlus: Bool {
    first { !$0.isSeparator || $0.asPrefixCharacter == "+" }?.asPrefixCharacter == "+"
  }
}

extension Character {
  /// The character as the prefix of a pattern has it.
  var asPrefixCharacter: Character {
    let character = comparable
    return character == "\u{FF0B}" ? "+" : decimalDigit.flatMap { "\($0)".first } ?? character
  }
}
