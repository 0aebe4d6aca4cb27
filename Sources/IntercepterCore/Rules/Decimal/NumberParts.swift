/// The parts of a number, in UTF-8 offsets: a minus sign, digits, a separator and more digits, each
/// of which may be missing.
package struct NumberParts {
  private(set) var sign: Range<Int>?
  package private(set) var separator: Range<Int>?
  /// The number of digits before the separator.
  private(set) var integerCount = 0
  /// The number of digits after the separator.
  package private(set) var fractionCount = 0
  /// The number of leading zeros.
  private(set) var zeroCount = 0
  /// The end of the redundant leading zeros; a zero alone is not redundant.
  private var needlessEnd = 0
  /// The end of the number.
  fileprivate(set) var end = 0

  /// The digits before the separator.
  var integer: Range<Int> { (sign?.upperBound ?? 0)..<(separator?.lowerBound ?? end) }

  /// The digits after the separator.
  var fraction: Range<Int> { (separator?.upperBound ?? end)..<end }

  /// The redundant leading zeros.
  package var needlessZeros: Range<Int>? {
    zeroCount > 0 && integerCount > 1 ? integer.lowerBound..<needlessEnd : nil
  }

  /// A Boolean value that indicates whether all digits are 0 to 9.
  var isASCII: Bool { integer.count == integerCount && fraction.count == fractionCount }

  /// A Boolean value that indicates whether the number has a digit.
  var hasDigits: Bool { integerCount + fractionCount > 0 }

  /// Appends a digit up to an offset.
  private mutating func add(_ digit: Int, upTo next: Int) {
    if separator == nil {
      // A zero is redundant if another digit follows.
      if zeroCount == integerCount {
        needlessEnd = end
        if digit == 0 { zeroCount &+= 1 }
      }
      integerCount &+= 1
    } else {
      fractionCount &+= 1
    }
    end = next
  }

  /// Appends the digits 0 to 9 of a text up to an offset.
  @inline(__always)
  fileprivate mutating func addDigits(of text: UnsafeBufferPointer<UInt8>, upTo next: Int) {
    // Up to the first digit that is not a leading zero, each digit counts.
    while end < next, separator == nil, zeroCount == integerCount {
      add(Int(text[end] &- 0x30), upTo: end &+ 1)
    }
    if separator == nil { integerCount &+= next &- end } else { fractionCount &+= next &- end }
    end = next
  }

  /// Appends a cluster up to an offset, and returns whether a number may have it there.
  @inline(__always)
  fileprivate mutating func add(_ symbol: DecimalFormat.Symbol, upTo next: Int) -> Bool {
    switch symbol {
    case .digit(let digit): add(digit, upTo: next)
    case .separator where separator == nil: separator = end..<next
    case .minus where end == 0: sign = 0..<next
    default: return false
    }
    end = next
    return true
  }
}

/// A text read from its beginning as a number.
enum NumberReading {
  case number(NumberParts)
  /// The range of the first cluster that is not part of a number.
  case notANumber(Range<Int>)

  /// Reads a whole text.
  ///
  /// - Parameter symbol: Returns the role of a cluster.
  /// - Complexity: O(*n*).
  @inline(__always)
  init(
    _ text: UnsafeBufferPointer<UInt8>, symbol: (TextCluster) -> DecimalFormat.Symbol
  ) {
    var parts = NumberParts()
    while parts.end < text.count {
      let start = parts.end
      // Fast path: most clusters are the digits 0 to 9.
      let digits = text.endOfDigits(from: start)
      if digits > start {
        parts.addDigits(of: text, upTo: digits)
        continue
      }
      let cluster = TextCluster(text: text, range: start..<text.endOfCluster(from: start))
      guard parts.add(symbol(cluster), upTo: cluster.range.upperBound) else {
        self = .notANumber(cluster.range)
        return
      }
    }
    self = .number(parts)
  }
}

extension NumberParts {
  /// Reads a number in ASCII, with an optional minus sign and separator; `nil` for other texts.
  package init?(ascii text: UnsafeBufferPointer<UInt8>, separator: UInt8) {
    let reading = NumberReading(text) { cluster in
      guard cluster.range.count == 1 else { return .other }
      switch text[cluster.range.lowerBound] {
      case separator: return .separator
      case UInt8(ascii: "-"): return .minus
      default: return .other
      }
    }
    guard case .number(let parts) = reading else { return nil }
    self = parts
  }

  /// Reads a number in the digits of any script, with an optional minus sign; `nil` for other
  /// texts.
  package init?(_ text: String, separator: Character) {
    let format = DecimalFormat(separator: separator, digits: .any)
    guard case .number(let parts) = text.withUTF8Bytes({ format.read($0, tolerant: true) }),
      parts.hasDigits
    else { return nil }
    self = parts
  }
}
