extension PatternParser {
  /// Parses an escape outside of classes; `nil` if it matches nothing.
  mutating func parseEscape() throws(PatternError) -> (part: Part, canRepeat: Bool)? {
    let start = index
    guard start < scalars.count else { throw endsInBackslash }
    let next = scalars[start]
    index += 1
    if let set = ScalarSet(escape: next) { return (try part(set), true) }
    switch next {
    case "A": return (part(.start), false)
    case "Z": return (part(.endOrLastBreak), false)
    case "z": return (part(.end), false)
    case "b", "B":
      if options.contains(.unicodeWordBoundaries) {
        throw irregular("unicodeWordBoundaries", at: start)
      }
      return (part(next == "b" ? .wordBoundary : .noWordBoundary), false)
    case "R":
      return (try partOrCRLF(ScalarSet.lineBreaks.subtracting(ScalarSet(0x0D))), true)
    case "p", "P": return (try part(try parseProperty(isNegated: next == "P")), true)
    case "Q":
      isQuoting = true
      return nil
    case "1"..."9", "k": throw irregular("back-references", at: start)
    case "X": throw irregular("\\X", at: start)
    case "G": throw irregular("\\G", at: start)
    case "N": throw irregular("character names", at: start)
    default:
      index = start
      return (try part(try parseScalar()), true)
    }
  }

  var endsInBackslash: PatternError {
    error("Nothing follows this backslash.", at: index - 1)
  }

  /// A Boolean value that indicates whether quoted text ends here.
  var isEndOfQuote: Bool { scalar(ahead: 0) == "\\" && scalar(ahead: 1) == "E" }

  /// Parses an escape for one scalar.
  mutating func parseScalar() throws(PatternError) -> Unicode.Scalar {
    guard index < scalars.count else { throw endsInBackslash }
    let start = index
    let letter = scalars[start]
    index += 1
    switch letter {
    case "a": return "\u{7}"
    case "e": return "\u{1B}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "c": return try parseControl(at: start)
    case "0": return try scalar(parseDigits(1...3, radix: 8), at: start)
    case "x":
      guard scalar(ahead: 0) == "{" else {
        return try scalar(parseDigits(1...2, radix: 16), at: start)
      }
      index += 1
      let value = try parseDigits(1...8, radix: 16)
      guard scalar(ahead: 0) == "}" else { throw noSuchEscape(at: start) }
      index += 1
      return try scalar(value, at: start)
    case "u": return try parseCodeUnits(at: start)
    case "U": return try scalar(parseDigits(8...8, radix: 16), at: start)
    default:
      if letter.isASCIILetter || letter.isASCIIDigit { throw noSuchEscape(at: start) }
      return letter
    }
  }

  private func noSuchEscape(at index: Int) -> PatternError {
    error("This escape sequence does not exist.", at: index)
  }

  private mutating func parseControl(at start: Int) throws(PatternError) -> Unicode.Scalar {
    guard let letter = scalar(ahead: 0), letter.isASCII else { throw noSuchEscape(at: start) }
    index += 1
    return try scalar(letter.value & 0x1F, at: start)
  }

  /// Parses four digits, or two escapes of four digits for a surrogate pair.
  private mutating func parseCodeUnits(at start: Int) throws(PatternError) -> Unicode.Scalar {
    let first = try parseDigits(4...4, radix: 16)
    guard (0xD800..<0xDC00).contains(first), scalar(ahead: 0) == "\\", scalar(ahead: 1) == "u"
    else { return try scalar(first, at: start) }
    index += 2
    let second = try parseDigits(4...4, radix: 16)
    guard (0xDC00..<0xE000).contains(second) else { return try scalar(first, at: start) }
    return try scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00), at: start)
  }

  private func scalar(_ value: UInt32, at start: Int) throws(PatternError) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(value) { return scalar }
    throw error(
      value < 0x11_0000
        ? "This is half of a surrogate pair." : "This is not a Unicode code point.", at: start)
  }

  /// Parses as many digits as there are, within bounds.
  private mutating func parseDigits(
    _ count: ClosedRange<Int>, radix: UInt32
  ) throws(PatternError) -> UInt32 {
    let start = index
    var value: UInt32 = 0
    while index - start < count.upperBound, let next = scalar(ahead: 0),
      let digit = next.digit(radix: radix)
    {
      // An octal number ends before it exceeds a byte.
      if radix == 8, value * 8 + digit > 0xFF { break }
      value = value &* radix &+ digit
      index += 1
    }
    if index - start < count.lowerBound { throw noSuchEscape(at: start - 1) }
    return value
  }
}

extension Unicode.Scalar {
  fileprivate func digit(radix: UInt32) -> UInt32? {
    let digit =
      switch value {
      case 0x30...0x39: value - 0x30
      case 0x41...0x46: value - 0x41 + 10
      case 0x61...0x66: value - 0x61 + 10
      default: radix
      }
    return digit < radix ? digit : nil
  }
}
