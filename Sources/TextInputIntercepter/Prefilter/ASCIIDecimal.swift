/// A parser for the bytes of a decimal number in its usual form: ASCII digits, one separator of one
/// byte, and a minus sign.
struct ASCIIDecimal: Sendable {
  // Half words, because a prefilter is copied for each rule at each keystroke.
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
      if byte &- 0x30 < 10 { continue }
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
    byte == separator || byte == UInt8(ascii: "-") || byte.isLetter && !hasLetterMarks
  }

  /// The only fault of a number, caused by one typed byte.
  struct Fault {
    let code: Violation.Code.Standard
    // Half words, because the answer that contains a fault is passed on at every keystroke.
    fileprivate let lower: Int32
    fileprivate let upper: Int32
    fileprivate let limited: Int32
    fileprivate let found: Int32
  }

  /// Returns the fault of a number with the byte typed at a position, or `nil` if the quick check
  /// does not decide.
  ///
  /// - Complexity: O(*n*).
  func fault(_ bytes: UnsafeBufferPointer<UInt8>, typedAt place: Int) -> Fault? {
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
        ? Fault(.notANumber, second..<second + 1) : nil
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
        ? Fault(.tooManyIntegerDigits, start..<point, limit: integerDigits, actual: integer) : nil
    }
    guard hasManyPlaces, place >= point else { return nil }
    return Fault(
      .tooManyDecimalPlaces, places == 0 ? point..<point + 1 : point + 1..<bytes.count,
      limit: places, actual: fraction)
  }

  /// Returns the answer of an advisory rule after one byte was typed into a short number.
  func answer(aboutWhole bytes: UnsafeBufferPointer<UInt8>, _ change: Change) -> Prefilter.Answer? {
    let place = change.prefix
    guard change.kind == .typing, change.inserted.count == 1, bytes.count <= 512 else { return nil }
    switch read(bytes) {
    case .number: return .accepts
    case .outOfPlace(place) where bytes[place].isLetter:
      var points = 0
      for offset in bytes.indices where offset != place && bytes[offset] &- 0x30 >= 10 {
        guard bytes[offset] == separator, points == 0 else { return nil }
        points = 1
      }
      return .lists(place..<place + 1, actual: nil)
    default: return fault(bytes, typedAt: place).map { .finds($0) }
    }
  }

  /// A quick check that returns whether a finished text is a valid number.
  ///
  /// `false` is not certain.
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .number(isFinished: true) = read(bytes) { true } else { false }
  }
}

extension ASCIIDecimal.Fault {
  fileprivate init(
    _ code: Violation.Code.Standard, _ range: Range<Int>, limit: Int32 = .min, actual: Int = .min
  ) {
    self.code = code
    lower = Int32(clamping: range.lowerBound)
    upper = Int32(clamping: range.upperBound)
    limited = limit
    found = Int32(clamping: actual)
  }

  /// The violation for the fault in a text of ASCII.
  var violation: Violation {
    Violation(
      code, of: .decimal, range: Int(lower)..<Int(upper),
      limit: limited == .min ? nil : Int(limited), actual: found == .min ? nil : Int(found))
  }
}
