/// The parts of a number, in UTF-8 offsets: a minus sign, digits, a separator and more digits, each
/// of which may be missing.
package struct NumberParts {
  // Offsets without optionals: a processor copies them as whole words.
  private var signEnd = 0
  private var separatorStart = 0
  /// The end of the separator, or 0 if there is none.
  private var separatorEnd = 0
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

  /// The minus sign.
  var sign: Range<Int>? { signEnd > 0 ? 0..<signEnd : nil }

  /// The decimal separator.
  package var separatorRange: Range<Int>? { hasSeparator ? separatorStart..<separatorEnd : nil }

  fileprivate var hasSeparator: Bool { separatorEnd > 0 }

  /// The digits before the separator.
  var integer: Range<Int> { signEnd..<(hasSeparator ? separatorStart : end) }

  /// The digits after the separator.
  var fraction: Range<Int> { (hasSeparator ? separatorEnd : end)..<end }

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
    if !hasSeparator {
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
    while end < next, !hasSeparator, zeroCount == integerCount {
      add(Int(text[end] &- 0x30), upTo: end &+ 1)
    }
    if hasSeparator { fractionCount &+= next &- end } else { integerCount &+= next &- end }
    end = next
  }

  /// Appends a cluster up to an offset, and returns whether a number may have it there.
  @inline(__always)
  fileprivate mutating func add(_ symbol: DecimalFormat.Symbol, upTo next: Int) -> Bool {
    switch symbol {
    case .digit(let digit): add(digit, upTo: next)
    case .separator where !hasSeparator: addSeparator(upTo: next)
    case .minus where end == 0: (signEnd, end) = (next, next)
    default: return false
    }
    return true
  }

  @inline(__always)
  fileprivate mutating func addSeparator(upTo next: Int) {
    (separatorStart, separatorEnd, end) = (end, next, next)
  }
}

/// A text read from its beginning as a number.
enum NumberReading {
  case number(NumberParts)
  /// The range of the first cluster that is not part of a number.
  case notANumber(Range<Int>)

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - separator: The separator if it is ASCII.
  ///   - symbol: Returns the role of a cluster.
  /// - Complexity: O(*n*).
  @inline(__always)
  init(
    _ text: UnsafeBufferPointer<UInt8>, separator: UInt8?,
    symbol: (TextCluster) -> DecimalFormat.Symbol
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
      let isOneByte =
        text[start] &- 0x20 < 0x5F && (start &+ 1 == text.count || text[start &+ 1] < 0x80)
      if isOneByte, text[start] == separator, !parts.hasSeparator {
        parts.addSeparator(upTo: start &+ 1)
        continue
      }
      let end = isOneByte ? start &+ 1 : text.endOfCluster(from: start)
      let cluster = TextCluster(text: text, range: start..<end)
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
  init?(ascii text: UnsafeBufferPointer<UInt8>, separator: UInt8) {
    let reading = NumberReading(text, separator: separator) { cluster in
      cluster.range.count == 1 && text[cluster.range.lowerBound] == UInt8(ascii: "-")
        ? .minus : .other
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
