/// The functions with which a rule reads the value of a text and helps to type it.
public struct ValueReading: Sendable {
  /// Returns the value of a valid unformatted text.
  public var value: @Sendable (String) -> FieldValue?
  /// Returns the text of a value as the rule writes it, or `nil` if it cannot write the value.
  public var text: @Sendable (FieldValue) -> String?
  /// Returns the literals that are missing after a text, each with the number of characters that are
  /// missing after it; see `Intercepter.missingPart(of:filler:)`.
  public var missingParts: @Sendable (String) -> [(literal: String, count: Int)]
  /// Returns the edit that changes the part at the caret by a number of steps, or `nil` if there is
  /// none; see `Intercepter.stepping(_:by:)`.
  public var step: @Sendable (EditingState, Int) -> Edit?
  /// Returns the same rule with bounds that count from the day of a clock, or `nil` if the rule
  /// does not depend on it; see `Intercepter.withToday(_:)`.
  public var withToday: (@Sendable (@escaping DateValue.Clock) -> Rule)?
  /// Returns whether a finished text in UTF-8 is written as the rule writes it, without a fault; see
  /// ``ByteRule/quickCheckIsFaultless(_:)``.
  ///
  /// The rule then accepts the text without being asked again, so the answer must be certain if it
  /// is `true`.
  public var quickCheckIsFaultless: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  /// Creates a reading from its functions.
  public init(
    value: @escaping @Sendable (String) -> FieldValue?,
    text: @escaping @Sendable (FieldValue) -> String? = { _ in nil },
    missingParts: @escaping @Sendable (String) -> [(literal: String, count: Int)] = { _ in [] },
    step: @escaping @Sendable (EditingState, Int) -> Edit? = { _, _ in nil },
    withToday: (@Sendable (@escaping DateValue.Clock) -> Rule)? = nil,
    quickCheckIsFaultless: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool = { _ in false }
  ) {
    (self.value, self.text) = (value, text)
    (self.missingParts, self.step, self.withToday) = (missingParts, step, withToday)
    self.quickCheckIsFaultless = quickCheckIsFaultless
  }
}

/// The kind of value that a rule reads from a text.
enum ValueKind {
  case number, digits
  /// Another value, such as a date.
  case other
}

extension Intercepter {
  /// Returns the value of a text.
  ///
  /// The result is `nil` if no rule reads values, or if the text is empty or not valid.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules of this library.
  public func value(of text: String) -> FieldValue? {
    validate(text).isValid ? value(ofValid: storedText(ofFinished: text)) : nil
  }

  /// Returns the value of a valid unformatted text.
  package func value(ofValid text: String) -> FieldValue? {
    text.isEmpty ? nil : valueReader?.value(of: text)
  }

  /// A Boolean value that indicates whether a rule reads numbers, digits or dates.
  package var readsValues: Bool { valueReader != nil }

  /// A Boolean value that indicates whether no part of a text may be cut, because it is a value, or a
  /// text with a format or a pattern.
  package var takesValues: Bool {
    isValue || format != nil
      || rules.contains { $0.storage.object.template.code == .patternMismatch }
  }

  /// Returns what the field shows for the value of another field's text: a number with this field's
  /// marks, a date in its order.
  ///
  /// A text without a value stays as it is. The text of a value of another kind keeps its characters,
  /// in this field's format.
  func text(ofValueIn text: String, of other: Intercepter) -> String {
    var raw: String?
    switch other.value(of: text) {
    case .number:
      guard let mark = other.decimalSeparator, decimalSeparator != nil else { break }
      raw = self.text(ofNumber: other.normalized(text).replacing(mark, by: "."))
    case let value?:
      raw = rules.lazy.compactMap { $0.reading?.text(value) }.first
    case nil:
      // An unfinished number may be another one with other marks.
      if let mark = other.decimalSeparator, mark != decimalSeparator { return text }
    }
    if raw == nil, other.format == nil && format == nil { return text }
    // The number of a country shows its calling code.
    let keepsText = other.formatted?.layout.keepsKeys == true && formatted?.layout.keepsKeys == true
    return shown(EditingState(raw ?? (keepsText ? text : other.unformattedText(of: text)))).text
  }

  /// The decimal separator of the field's text, or `nil` if no rule reads numbers.
  package var decimalSeparator: Character? { decimalFormat?.separator }

  var decimalFormat: DecimalFormat? {
    for rule in rules {
      if let format = rule.definition.decimalFormat { return format }
    }
    return nil
  }

  /// Returns a number, written as in JSON, with the field's separator and without an exponent.
  ///
  /// Zeros at its end are not decimals: those beyond the field's decimal places are omitted.
  package func text(ofNumber number: String) -> String {
    let digits = number.withoutExponent
    guard let format = decimalFormat else { return digits }
    let exact = digits.withoutZeros(beyond: format.places)
    return format.separator == "." ? exact : exact.replacing(".", by: format.separator)
  }

  /// The rule that reads values.
  ///
  /// Numbers and dates take precedence over digits.
  private var valueReader: RuleObject? {
    var digits: RuleObject?
    for rule in rules {
      switch rule.definition.valueKind {
      case .digits: digits = rule.definition
      case .number, .other: return rule.definition
      case nil: break
      }
    }
    return digits
  }
}

extension String {
  /// Returns a number without the zeros at its end beyond a number of decimal places.
  fileprivate func withoutZeros(beyond places: Int) -> String {
    var bytes = Array(utf8)
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else { return self }
    while bytes.count - point - 1 > places, bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The digits of a JSON number with its exponent written out: `1e-2` is `0.01`.
  ///
  /// A number of more than 400 digits, and any other text, stays unchanged.
  package var withoutExponent: String {
    let mark = withUTF8Bytes { $0.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } }
    guard let end = mark else { return self }
    let bytes = Array(utf8)
    guard let exponent = bytes[(end + 1)...].signedInteger,
      let parts = NumberParts(text(utf8: 0..<end), separator: "."), parts.isASCII,
      -400...400 ~= exponent
    else { return self }
    var digits = Array(bytes[parts.integer]) + bytes[parts.fraction]
    var point = parts.integerCount + exponent
    if digits.allSatisfy({ $0 == 0x30 }) { (digits, point) = ([0x30], 1) }
    if point < 1 { digits.insert(contentsOf: repeatElement(0x30, count: 1 - point), at: 0) }
    point = max(1, point)
    if point > digits.count { digits += repeatElement(0x30, count: point - digits.count) }
    let zeros = digits[..<(point - 1)].prefix { $0 == 0x30 }.count
    guard digits.count <= 400 else { return self }
    let sign = parts.sign == nil ? "" : "-"
    let integer = String(decoding: digits[zeros..<point], as: UTF8.self)
    let fraction = String(decoding: digits[point...], as: UTF8.self)
    return sign + integer + (fraction.isEmpty ? "" : "." + fraction)
  }

  fileprivate func replacing(_ mark: Character, by other: Character) -> String {
    String(map { $0 == mark ? other : $0 })
  }
}

extension Rule {
  /// The functions with which a custom rule reads values, or `nil` if it has none.
  public var reading: ValueReading? { definition.reading }
}
