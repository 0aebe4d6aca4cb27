/// A parser for the bytes of a decimal number in its usual form: ASCII digits, one separator of one
/// byte, and a minus sign.
struct ASCIIDecimal: Sendable {
  private let places: Int32
  private let integerDigits: Int32
  /// The separator, or a byte that never occurs in UTF-8 if the separator takes several bytes.
  private let separator: UInt8
  private let allowsNegative: Bool
  private let admitsNeedlessZeros: Bool
  private let admitsLeadingSeparator: Bool
  /// The maximum number of integer digits with which any number is within its bound, for each sign.
  private let digitsInside: (positive: Int32, negative: Int32)
  /// The first two digits of the bound for each sign.
  ///
  /// A number with as many digits as the bound that begins below them is within it.
  private let front: (positive: UInt16, negative: UInt16)
  /// Whether every number satisfies the bound nearer to zero, for each sign.
  private let isAlwaysEnough: (positive: Bool, negative: Bool)
  private let hasLetterMarks: Bool

  init(_ format: DecimalFormat) {
    places = Int32(clamping: format.places)
    integerDigits = Int32(clamping: format.integerDigits ?? .max)
    separator = format.asciiSeparator ?? 0xFF
    allowsNegative = format.allowsNegative
    admitsNeedlessZeros = format.leadingZeros == .allow
    admitsLeadingSeparator = format.leadingSeparator == .allow
    hasLetterMarks = format.hasLetterMarks
    let (minimum, maximum) = (format.minimum, format.maximum)
    digitsInside = (
      Int32(clamping: maximum.map { $0.isNegative ? -1 : $0.integerDigitCount - 1 } ?? .max),
      Int32(clamping: minimum.map { $0.isNegative ? $0.integerDigitCount - 1 : -1 } ?? .max)
    )
    front = (
      maximum.flatMap { $0.isNegative ? nil : $0.front } ?? 0,
      minimum.flatMap { $0.isNegative ? $0.front : nil } ?? 0
    )
    isAlwaysEnough = (minimum.map { $0 <= 0 } ?? true, maximum.map { $0 >= 0 } ?? true)
  }

  /// The result of reading the bytes.
  enum Reading {
    /// A valid number, which may be finished.
    case number(isFinished: Bool)
    /// The byte at this offset cannot be part of a number.
    case outOfPlace(Int)
    case undecided
  }

  /// Reads a whole text.
  ///
  /// - Complexity: O(*n*).
  func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading {
    if bytes.isEmpty { return .number(isFinished: true) }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var point = bytes.count
    for offset in start..<bytes.count {
      let byte = bytes[offset]
      if byte.isASCIIDigit { continue }
      if byte == separator, point == bytes.count { point = offset; continue }
      return isOutOfPlace(byte) ? .outOfPlace(offset) : .undecided
    }
    let integer = point &- start
    let fraction = max(0, bytes.count &- point &- 1)
    let hasPoint = point < bytes.count
    guard integer <= integerDigits, fraction <= places, !hasPoint || places > 0,
      !isNegative || allowsNegative, isInside(bytes, start, integer, isNegative),
      admitsNeedlessZeros || integer < 2 || bytes[start] != 0x30,
      admitsLeadingSeparator || integer > 0 || !hasPoint
    else { return .undecided }
    let isEnough = isNegative ? isAlwaysEnough.negative : isAlwaysEnough.positive
    return .number(
      isFinished: isEnough && (hasPoint ? fraction > 0 : integer > 0))
  }

  /// A quick check that returns whether a number is within its outer bound.
  ///
  /// Its integer digits begin at `start`. `false` is not certain.
  @inline(__always)
  private func isInside(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int, _ isNegative: Bool
  ) -> Bool {
    let most = isNegative ? digitsInside.negative : digitsInside.positive
    if count <= most { return true }
    guard count == Int(most) &+ 1, count > 0 else { return false }
    let second = count > 1 ? UInt16(bytes[start &+ 1]) : 0
    let digits = UInt16(bytes[start]) << 8 | second
    return digits < (isNegative ? front.negative : front.positive)
  }

  @inline(__always)
  private func isOutOfPlace(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "-") || byte.isASCIILetter && !hasLetterMarks
  }

  /// Returns the only fault of an edited text, or `nil` if the quick check does not decide.
  func fault(_ text: EditedText, _ reading: Reading) -> Fault? {
    let (change, place) = (text.change, text.change.prefix)
    guard change.inserted.count == 1, text.utf8.count < 1024 else { return nil }
    if case .outOfPlace(place) = reading,
      text.isWhole
        ? change.kind == .typing && isOnlyFault(place, in: text.utf8)
        : change.kind == .typing || change.kind == .insertion && change.removed.isEmpty
    {
      return Fault(range: place..<place + 1, code: .notANumber)
    }
    return change.kind == .typing ? fault(text.utf8, typedAt: place) : nil
  }

  /// Returns whether a text is a number but for the letter at an offset.
  private func isOnlyFault(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[place].isASCIILetter else { return false }
    var points = 0
    for offset in bytes.indices where offset != place && bytes[offset] &- 0x30 >= 10 {
      guard bytes[offset] == separator, points == 0 else { return false }
      points = 1
    }
    return true
  }

  /// Returns the fault of a number with the byte typed at a position, or `nil` if the quick check
  /// does not decide.
  ///
  /// - Complexity: O(*n*).
  private func fault(_ bytes: UnsafeBufferPointer<UInt8>, typedAt place: Int) -> Fault? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var points: (first: Int?, second: Int?) = (nil, nil)
    for offset in start..<bytes.count where bytes[offset] &- 0x30 >= 10 {
      guard bytes[offset] == separator, points.second == nil else { return nil }
      if points.first == nil { points.first = offset } else { points.second = offset }
    }
    if let second = points.second {
      // Before the existing separator, the caret moves over it instead.
      return bytes[place] == separator && second != place + 1
        ? Fault(range: second..<second + 1, code: .notANumber) : nil
    }
    let point = points.first ?? bytes.count
    let (integer, fraction) = (point - start, max(0, bytes.count - point - 1))
    guard !isNegative || allowsNegative,
      isInside(bytes, start, integer, isNegative),
      admitsNeedlessZeros || integer < 2 || bytes[start] != 0x30,
      admitsLeadingSeparator || integer > 0 || points.first == nil
    else { return nil }
    let hasManyPlaces = places == 0 ? points.first != nil : fraction > places
    if integer > integerDigits {
      return start <= place && place < point && !hasManyPlaces
        ? Fault(
          range: start..<point, actual: integer, limit: Int(integerDigits),
          code: .tooManyIntegerDigits) : nil
    }
    guard hasManyPlaces, place >= point else { return nil }
    return Fault(
      range: places == 0 ? point..<point + 1 : point + 1..<bytes.count, actual: fraction,
      limit: Int(places), code: .tooManyDecimalPlaces)
  }

  /// A quick check that returns whether a finished text is a valid number.
  ///
  /// `false` is not certain.
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .number(isFinished: true) = read(bytes) { true } else { false }
  }
}
