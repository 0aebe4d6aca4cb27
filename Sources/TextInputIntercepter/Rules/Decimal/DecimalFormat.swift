/// The way in which a field writes decimal numbers.
///
/// It is shared by the closures of a rule, and so an object: what a keystroke needs of it is not copied.
final class DecimalFormat: Sendable {
  let places: Int
  let integerDigits: Int?
  let separator: Character
  /// The separator where it is one byte.
  let asciiSeparator: UInt8?
  let alternativeSeparators: Set<Character>
  /// Where this is empty, digits are not grouped.
  let groupingSeparators: Set<Character>
  let digits: DigitPolicy
  let allowsNegative: Bool
  let leadingZeros: LeadingZeroPolicy
  let leadingSeparator: LeadingSeparatorPolicy
  let minimum: DecimalNumber?
  let maximum: DecimalNumber?
  /// Whether a letter in ASCII may be a separator.
  let hasLetterMarks: Bool

  init(
    places: Int = .max, integerDigits: Int? = nil, separator: Character = ".",
    alternativeSeparators: Set<Character> = [], groupingSeparators: Set<Character> = [],
    digits: DigitPolicy = .ascii, allowsNegative: Bool = true,
    leadingZeros: LeadingZeroPolicy = .allow, leadingSeparator: LeadingSeparatorPolicy = .allow,
    minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil
  ) {
    self.places = places
    self.integerDigits = integerDigits
    self.separator = separator
    asciiSeparator = separator.asciiValue
    self.alternativeSeparators = alternativeSeparators
    self.groupingSeparators = groupingSeparators
    self.digits = digits
    self.allowsNegative = allowsNegative
    self.leadingZeros = leadingZeros
    self.leadingSeparator = leadingSeparator
    self.minimum = minimum
    self.maximum = maximum
    hasLetterMarks =
      alternativeSeparators.contains { $0.isASCIILetter }
      || groupingSeparators.contains { $0.isASCIILetter }
  }
}

extension DecimalFormat {
  /// The part that a grapheme cluster plays in a number.
  enum Symbol {
    case digit(Int)
    /// It may group digits as well.
    case separator
    case groupingSeparator
    case minus
    /// An invisible mark, as languages written from right to left put beside a minus sign.
    case directionMark
    case other
  }

  /// The part that a cluster plays; a `tolerant` reading understands what is normalized where it is inserted.
  func symbol(_ cluster: Character, tolerant: Bool) -> Symbol {
    if cluster == separator { return .separator }
    if cluster == "-" { return .minus }
    if let digit = cluster.decimalDigit {
      let isWritten = cluster.isASCII || digits == .any
      return isWritten || (tolerant && digits != .ascii) ? .digit(digit) : .other
    }
    guard tolerant else { return .other }
    if alternativeSeparators.contains(cluster) { return .separator }
    if groupingSeparators.contains(cluster) { return .groupingSeparator }
    if cluster.isMinusSign { return .minus }
    // Japanese keyboards have it where others have the minus sign (JIS X 0201).
    if cluster == "ー", digits != .ascii { return .minus }
    return cluster.isDirectionMark ? .directionMark : .other
  }

  /// The form in which a cluster is written here, where that differs.
  func normalForm(of cluster: Character) -> String? {
    switch symbol(cluster, tolerant: true) {
    case .digit(let digit): digits == .normalized && !cluster.isASCII ? String(digit) : nil
    case .separator: cluster == separator ? nil : String(separator)
    case .minus: cluster == "-" ? nil : "-"
    case .directionMark, .groupingSeparator, .other: nil
    }
  }
}
