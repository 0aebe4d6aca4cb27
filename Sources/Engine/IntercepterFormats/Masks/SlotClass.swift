/// The characters that a slot of a format's pattern accepts.
public struct SlotClass: Sendable {
  /// The accepted ASCII characters.
  let ascii: ASCIISet
  /// A Boolean value that indicates whether the class may contain a capital without its small letter.
  let mayHaveOnlyCapitals: Bool
  private let admitsOther: @Sendable (Character) -> Bool

  /// Creates a class.
  ///
  /// A class never contains control characters, nor characters that join with adjacent text. A slot
  /// of a class with a capital, and without its small letter, reads the small letter as the capital.
  ///
  /// - Parameter admits: Returns whether a character is in the class. It is called immediately,
  ///   once for each printable ASCII character, and later for other characters.
  public init(_ admits: @escaping @Sendable (Character) -> Bool) {
    self.init(mayHaveOnlyCapitals: true, admits)
  }

  private init(mayHaveOnlyCapitals: Bool, _ admits: @escaping @Sendable (Character) -> Bool) {
    var ascii = ASCIISet()
    for byte in UInt8(0x20)..<0x7F where admits(Character(Unicode.Scalar(byte))) {
      ascii.insert(byte)
    }
    self.ascii = ascii
    self.mayHaveOnlyCapitals = mayHaveOnlyCapitals
    admitsOther = admits
  }

  /// A decimal digit of any script; `numbersOnly` restricts or normalizes them.
  public static var digit: SlotClass {
    SlotClass(mayHaveOnlyCapitals: false) { $0.decimalDigit != nil }
  }

  /// A letter of any script.
  public static var letter: SlotClass {
    SlotClass(mayHaveOnlyCapitals: false) { $0.isAlphabetic }
  }

  /// A letter or a digit.
  public static var letterOrDigit: SlotClass {
    SlotClass(mayHaveOnlyCapitals: false) { $0.isAlphabetic || $0.decimalDigit != nil }
  }

  /// Any character that is not white space.
  public static var any: SlotClass {
    SlotClass(mayHaveOnlyCapitals: false) { !$0.isWhitespace }
  }

  /// One of the characters of a text.
  ///
  /// A character of more than 256 bytes is none of them.
  public static func characters(_ characters: String) -> SlotClass {
    let list = characters.canonicalCharacters
    let scalars = characters.unicodeScalars.map { $0.value }
    let hasOnlyCapitals = scalars.contains { !scalars.contains($0.smallLetter) }
    return SlotClass(mayHaveOnlyCapitals: hasOnlyCapitals) {
      $0.isComparable && list.contains(CanonicalCharacter($0))
    }
  }

  /// Returns the class without some characters.
  func subtracting(_ characters: [Character]) -> SlotClass {
    if characters.isEmpty { return self }
    return SlotClass(mayHaveOnlyCapitals: mayHaveOnlyCapitals) {
      !($0.isComparable && characters.contains($0)) && admits($0)
    }
  }

  /// Returns whether a character is in the class.
  func admits(_ character: Character) -> Bool {
    String(character).withUTF8Bytes { admits($0, 0..<$0.count) }
  }

  /// Returns a character of the class, or the capital in it of another character; `nil` if it has
  /// neither.
  func reading(of character: Character) -> String? {
    if admits(character) { return String(character) }
    guard mayHaveOnlyCapitals else { return nil }
    let capital = character.inCapitals
    return admits(Character(capital)) ? capital : nil
  }

  /// Returns whether a grapheme cluster of a text is in the class.
  @inline(__always)
  func admits(_ text: UnsafeBufferPointer<UInt8>, _ cluster: Range<Int>) -> Bool {
    let first = text[cluster.lowerBound]
    if first < 0x80, cluster.count == 1 { return ascii.contains(first) }
    return admitsOther(text, cluster)
  }

  @inline(never)
  private func admitsOther(_ text: UnsafeBufferPointer<UInt8>, _ cluster: Range<Int>) -> Bool {
    let cluster = TextCluster(text: text, range: cluster)
    let string = cluster.string
    // A literal may be on either side.
    let count = string.utf8.count
    let isAlone = ("." + string + ".").withUTF8Bytes {
      $0.isClusterBoundary(1) && $0.isClusterBoundary(count + 1)
        && $0.endOfCluster(from: 1) == count + 1
    }
    return isAlone && !string.unicodeScalars.contains { $0.properties.generalCategory == .control }
      && admitsOther(Character(string))
  }
}

extension Character {
  /// A Boolean value that indicates whether the character has at most 256 bytes.
  ///
  /// Comparing a longer one sorts its marks in quadratic time.
  var isComparable: Bool { utf8.count <= 256 }

  /// The character, or U+FFFD in place of one that is not compared.
  var comparable: Character { isComparable ? self : "\u{FFFD}" }
}
