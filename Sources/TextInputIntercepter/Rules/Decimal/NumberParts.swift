/// A number taken apart, with the places of its parts in UTF-8 offsets.
struct NumberParts {
  var sign: Range<Int>?
  var separator: Range<Int>?
  private(set) var integer: [UInt8] = []
  private(set) var fraction: [UInt8] = []
  private(set) var integerRange: Range<Int>?
  private(set) var fractionRange: Range<Int>?
  /// Where the zeros at the front end.
  private var zerosEnd: Int?
  private(set) var zeroCount = 0
  private var lastDigitStart: Int?

  mutating func add(_ digit: UInt8, at range: Range<Int>) {
    if separator == nil {
      if digit == 0, zeroCount == integer.count {
        zeroCount += 1
        zerosEnd = range.upperBound
      }
      lastDigitStart = range.lowerBound
      integer.append(digit)
      integerRange = (integerRange?.lowerBound ?? range.lowerBound)..<range.upperBound
    } else {
      fraction.append(digit)
      fractionRange = (fractionRange?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
  }

  /// The zeros at the front that say nothing; a zero alone says something.
  var needlessZeros: Range<Int>? {
    guard let start = integerRange?.lowerBound, let zerosEnd, let lastDigitStart else { return nil }
    let end = min(zerosEnd, lastDigitStart)
    return start < end ? start..<end : nil
  }

  var isEmpty: Bool {
    sign == nil && separator == nil && integer.isEmpty && fraction.isEmpty
  }

  var wholeRange: Range<Int> {
    0..<(fractionRange ?? separator ?? integerRange ?? 0..<0).upperBound
  }

  var number: DecimalNumber? {
    if integer.isEmpty, fraction.isEmpty { return nil }
    return DecimalNumber(isNegative: sign != nil, integer: integer, fraction: fraction)
  }
}

extension DecimalFormat {
  /// A text taken apart, or the place of the first cluster that makes it no number.
  enum Reading {
    case number(NumberParts)
    case notANumber(Range<Int>)
  }

  func read(_ text: String, tolerant: Bool) -> Reading {
    if let parts = text.withUTF8Bytes(readPlainNumber) { return .number(parts) }
    var parts = NumberParts()
    var offset = 0
    for cluster in text {
      let end = offset + cluster.utf8.count
      switch symbol(cluster, tolerant: tolerant) {
      case .digit(let digit): parts.add(UInt8(digit), at: offset..<end)
      case .separator where parts.separator == nil: parts.separator = offset..<end
      case .minus where offset == 0: parts.sign = offset..<end
      default: return .notANumber(offset..<end)
      }
      offset = end
    }
    return .number(parts)
  }

  /// Reads a number as it is mostly written, without looking for clusters; `nil` for anything else.
  private func readPlainNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> NumberParts? {
    let plainSeparator = separator.asciiValue
    var parts = NumberParts()
    for (offset, byte) in bytes.enumerated() {
      if (0x30...0x39).contains(byte) {
        parts.add(byte &- 0x30, at: offset..<offset &+ 1)
      } else if byte == plainSeparator, parts.separator == nil {
        parts.separator = offset..<offset &+ 1
      } else if byte == UInt8(ascii: "-"), offset == 0 {
        parts.sign = 0..<1
      } else {
        return nil
      }
    }
    return parts
  }
}
