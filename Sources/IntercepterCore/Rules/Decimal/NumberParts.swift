/// The parts of a parsed number, in UTF-8 offsets.
package struct NumberParts {
  var sign: Range<Int>?
  package fileprivate(set) var separator: Range<Int>?
  /// The range from the first to the last digit before the separator; empty if there are none.
  private(set) var integer = 0..<0
  /// The range from the first to the last digit after the separator; empty if there are none.
  private(set) var fraction = 0..<0
  private(set) var integerCount = 0
  package private(set) var fractionCount = 0
  /// The number of leading zeros.
  private(set) var zeroCount = 0
  /// The end of the redundant leading zeros; a zero alone is not redundant.
  private var needlessEnd = 0

  @inline(__always)
  mutating func add(_ digit: Int, at range: Range<Int>) {
    if separator == nil {
      // A zero is redundant if another digit follows.
      if zeroCount == integerCount {
        needlessEnd = range.lowerBound
        if digit == 0 { zeroCount += 1 }
      }
      integer = (integerCount == 0 ? range.lowerBound : integer.lowerBound)..<range.upperBound
      integerCount += 1
    } else {
      fraction = (fractionCount == 0 ? range.lowerBound : fraction.lowerBound)..<range.upperBound
      fractionCount += 1
    }
  }

  /// The redundant leading zeros.
  package var needlessZeros: Range<Int>? {
    zeroCount > 0 && integerCount > 1 ? integer.lowerBound..<needlessEnd : nil
  }

  /// A Boolean value that indicates whether the number has a digit.
  var hasDigits: Bool { integerCount + fractionCount > 0 }

  var wholeRange: Range<Int> {
    0..<max(integer.upperBound, separator?.upperBound ?? 0, fraction.upperBound)
  }
}

extension DecimalFormat {
  /// A parsed number, or the range of the first cluster that is not part of one.
  enum Reading {
    case number(NumberParts)
    case notANumber(Range<Int>)
  }

  func read(_ text: String, tolerant: Bool) -> Reading {
    if let reading = text.withUTF8Bytes(readPlainly) { return reading }
    var parts = NumberParts()
    var offset = 0
    for cluster in text {
      let end = offset + cluster.utf8.count
      switch symbol(cluster, tolerant: tolerant) {
      case .digit(let digit): parts.add(digit, at: offset..<end)
      case .separator where parts.separator == nil: parts.separator = offset..<end
      case .minus where offset == 0: parts.sign = offset..<end
      default: return .notANumber(offset..<end)
      }
      offset = end
    }
    return .number(parts)
  }

  /// Parses a number in ASCII, without grapheme breaking, or returns `nil` if the text needs it.
  private func readPlainly(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading? {
    let (parts, end) = NumberParts.ascii(bytes, separator: asciiSeparator)
    if end == bytes.count { return .number(parts) }
    let byte = bytes[end]
    let isOutOfPlace =
      byte == asciiSeparator || byte == UInt8(ascii: "-") || byte.isASCIILetter && !hasLetterMarks
    let isAlone = end + 1 == bytes.count || bytes[end + 1] < 0x80
    return isOutOfPlace && isAlone ? .notANumber(end..<end + 1) : nil
  }
}

extension NumberParts {
  /// Parses the ASCII number at the front, with an optional minus sign and separator, and returns
  /// its parts and end.
  package static func ascii(
    _ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8?
  ) -> (parts: NumberParts, end: Int) {
    var parts = NumberParts()
    for offset in 0..<bytes.count {
      let byte = bytes[offset]
      let range = offset..<offset &+ 1
      if byte.isASCIIDigit {
        parts.add(Int(byte &- 0x30), at: range)
      } else if byte == separator, parts.separator == nil {
        parts.separator = range
      } else if byte == UInt8(ascii: "-"), offset == 0 {
        parts.sign = range
      } else {
        return (parts, offset)
      }
    }
    return (parts, bytes.count)
  }

  /// Parses a number in the digits of any script, with an optional minus sign; `nil` for other
  /// texts.
  package init?(_ text: String, separator: Character) {
    let format = DecimalFormat(separator: separator, digits: .any)
    guard case .number(let parts) = format.read(text, tolerant: true), parts.hasDigits else {
      return nil
    }
    self = parts
  }
}
