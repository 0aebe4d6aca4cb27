/// A field's format for decimal numbers.
///
/// It is a class because the closures of a rule share it: a keystroke copies none of its
/// properties.
final class DecimalFormat: Sendable {
  let places: Int
  let integerDigits: Int?
  let separator: Character
  private let canonicalSeparator: CanonicalCharacter
  /// The separator if it is ASCII.
  let asciiSeparator: UInt8?
  private let alternativeSeparators: [CanonicalCharacter]
  /// The grouping separators other than the decimal separator; empty if digits are not grouped.
  let groupingSeparators: [CanonicalCharacter]
  let digits: DigitPolicy
  let allowsNegative: Bool
  let leadingZeros: LeadingZeroPolicy
  let leadingSeparator: LeadingSeparatorPolicy
  let minimum: DecimalNumber?
  let maximum: DecimalNumber?
  let currency: LocalCurrency
  /// A Boolean value that indicates whether an ASCII letter is an alternative or grouping
  /// separator.
  let hasLetterMarks: Bool

  init(
    places: Int = .max, integerDigits: Int? = nil, separator: Character = ".",
    alternativeSeparators: String = "", groupingSeparators: String = "",
    digits: DigitPolicy = .ascii, allowsNegative: Bool = true,
    leadingZeros: LeadingZeroPolicy = .allow, leadingSeparator: LeadingSeparatorPolicy = .allow,
    minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, currency: String = ""
  ) {
    self.places = places
    self.integerDigits = integerDigits
    self.separator = separator
    asciiSeparator = separator.onlyScalar.flatMap { $0.isASCII ? UInt8($0.value) : nil }
    let canonicalSeparator = CanonicalCharacter(separator)
    let alternativeSeparators = alternativeSeparators.canonicalCharacters
    let groupingSeparators = groupingSeparators.canonicalCharacters.filter {
      $0 != canonicalSeparator
    }
    self.canonicalSeparator = canonicalSeparator
    self.alternativeSeparators = alternativeSeparators
    self.groupingSeparators = groupingSeparators
    self.digits = digits
    self.allowsNegative = allowsNegative
    self.leadingZeros = leadingZeros
    self.leadingSeparator = leadingSeparator
    self.minimum = minimum
    self.maximum = maximum
    self.currency = LocalCurrency(currency)
    hasLetterMarks = (alternativeSeparators + groupingSeparators).contains {
      $0.onlyScalar?.isASCIILetter == true
    }
  }
}

extension DecimalFormat {
  /// The role of a grapheme cluster in a number.
  enum Symbol {
    case digit(Int)
    /// A decimal separator, which may also group digits.
    case separator
    case groupingSeparator
    case minus
    case other
  }

  /// Returns the role of an ASCII character that normalizing never changes, or `nil` for another
  /// character.
  @inline(__always)
  func plainSymbol(_ byte: UInt8) -> Symbol? {
    if byte == asciiSeparator { return .separator }
    if byte == UInt8(ascii: "-") { return .minus }
    if byte.isASCIIDigit { return .digit(Int(byte &- 0x30)) }
    return byte.isASCIILetter && !hasLetterMarks ? .other : nil
  }

  /// Returns the role of a cluster.
  ///
  /// - Parameter tolerant: Whether to recognize clusters that are normalized when inserted.
  func symbol(_ cluster: TextCluster, tolerant: Bool) -> Symbol {
    if cluster.range.count == 1, let symbol = plainSymbol(cluster.text[cluster.range.lowerBound]) {
      return symbol
    }
    return symbol(CanonicalCharacter(cluster.utf8), tolerant: tolerant)
  }

  /// Reads a whole text.
  func read(_ text: UnsafeBufferPointer<UInt8>, tolerant: Bool) -> NumberReading {
    NumberReading(text, separator: asciiSeparator) { symbol($0, tolerant: tolerant) }
  }

  /// Returns the role of a cluster.
  ///
  /// - Parameter tolerant: Whether to recognize clusters that are normalized when inserted.
  func symbol(_ cluster: CanonicalCharacter, tolerant: Bool) -> Symbol {
    if cluster == canonicalSeparator { return .separator }
    let scalar = cluster.onlyScalar
    if let scalar {
      if scalar == "-" { return .minus }
      if let digit = DecimalDigits.value(of: scalar.value) {
        let isWritten = scalar.isASCII || digits == .any
        return isWritten || (tolerant && digits != .ascii) ? .digit(digit) : .other
      }
    }
    guard tolerant else { return .other }
    if alternativeSeparators.contains(cluster) { return .separator }
    if groupingSeparators.contains(cluster) { return .groupingSeparator }
    guard let scalar else { return .other }
    if scalar.value.isMinusSign { return .minus }
    // Japanese keyboards have `ー` where others have the minus sign (JIS X 0201).
    if scalar == "ー", digits != .ascii { return .minus }
    // Japanese accounts write a triangle.
    if scalar == "△" || scalar == "▲", currency.isYen { return .minus }
    return .other
  }

  /// Returns whether a mark is the decimal separator, not an alternative.
  func isSeparator(_ mark: CanonicalCharacter) -> Bool { mark == canonicalSeparator }

  /// Returns the normal form of a cluster, or `nil` if nothing changes.
  func normalForm(of cluster: TextCluster) -> String? {
    let character = CanonicalCharacter(cluster.utf8)
    switch symbol(character, tolerant: true) {
    case .digit(let digit):
      return digits == .normalized && character.first >= 0x80
        ? String(Unicode.Scalar(UInt8(0x30 + digit))) : nil
    case .separator: return isSeparator(character) ? nil : String(separator)
    case .minus: return character.onlyScalar == "-" ? nil : "-"
    case .groupingSeparator, .other: return nil
    }
  }
}
