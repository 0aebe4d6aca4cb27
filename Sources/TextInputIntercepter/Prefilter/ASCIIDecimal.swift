/// A reader of the bytes of a decimal number that is written as most are: digits in ASCII, one
/// separator of one byte, a minus sign.
struct ASCIIDecimal: Sendable {
  // Counts in half words, for a prefilter is copied for each rule at each keystroke.
  private let places: Int32
  private let integerDigits: Int32
  /// A byte that is no part of UTF-8 where the separator takes more than one.
  private let separator: UInt8
  private let allowsNegative: Bool
  private let admitsNeedlessZeros: Bool
  private let admitsLeadingSeparator: Bool
  /// The most integer digits of a number that surely is not too large, for each sign.
  private let digitsInside: (positive: Int32, negative: Int32)
  /// The first two digits of the bound for each sign: a number of as many digits that begins below them is inside.
  private let front: (positive: UInt16, negative: UInt16)
  /// Whether a number is surely not too small, for each sign.
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
    /// A number without faults, which may be finished.
    case number(isFinished: Bool)
    /// The byte at this offset makes it no number.
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

  /// Whether a number is surely not too large; so many integer digits begin at an offset.
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

  /// What is wrong with a number that one byte was typed into, where it is all that is wrong and comes of that byte.
  struct Fault {
    let code: Violation.Code.Standard
    // Half words, for the answer with one in it is handed on at every keystroke.
    fileprivate let lower: Int32
    fileprivate let upper: Int32
    fileprivate let limited: Int32
    fileprivate let found: Int32
  }

  /// The fault of a number, with the typed byte at a place; `nil` where it takes more to tell.
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
      // In front of the separator that is there, the caret steps over it.
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

  /// The answer of a soft rule, where one byte was typed into a short number.
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

  /// Whether a finished text is surely a valid number.
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

  /// The violation; all bytes of the text are ASCII.
  var violation: Violation {
    Violation(
      code, of: .decimal, range: Int(lower)..<Int(upper),
      limit: limited == .min ? nil : Int(limited), actual: found == .min ? nil : Int(found))
  }
}
