internal import TextBytes

/// A format that groups the digits of a decimal number.
final class GroupedFormat: TextLayout {
  let decimalSeparator: [UInt8]
  let groupingSeparator: [UInt8]
  /// The locale's minus sign, for `-` in the unformatted text.
  let minusSign: [UInt8]
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// The number of decimals that are always shown; 0 shows only existing decimals.
  let fixedDecimals: Int
  /// A Boolean value that indicates whether an empty field shows the prefix and the suffix.
  let keepsAffixes: Bool
  /// The number of decimals that the field's rule accepts, or `nil` if no rule reads numbers.
  let places: Int?
  let zeroDigit: [UInt8]
  let primary: Int
  let secondary: Int
  let minimum: Int
  /// The point or comma that may be typed for a grouping separator or a decimal separator.
  let openMark: UInt8?

  /// Creates a format with a locale's symbols.
  ///
  /// - Parameters:
  ///   - symbols: The locale's symbols.
  ///   - marks: Separators and group sizes that replace the locale's.
  init(
    _ symbols: NumberSymbols, marks: (grouping: Character, decimal: Character, sizes: [Int])? = nil,
    prefix: String, suffix: String, fixedDecimals: Int = 0, keepsAffixes: Bool = false
  ) {
    decimalSeparator = Array((marks.map { String($0.decimal) } ?? symbols.decimalSeparator).utf8)
    groupingSeparator = Array((marks.map { String($0.grouping) } ?? symbols.groupingSeparator).utf8)
    minusSign = Array(symbols.minusSign.utf8)
    self.prefix = Array(prefix.utf8)
    self.suffix = Array(suffix.utf8)
    self.fixedDecimals = min(max(0, fixedDecimals), 100)
    self.keepsAffixes = keepsAffixes
    places = nil
    zeroDigit = Array(String(symbols.zeroDigit ?? "0").utf8)
    primary = marks?.sizes.first ?? symbols.primaryGroupingSize
    secondary = marks?.sizes.last ?? symbols.secondaryGroupingSize
    minimum = marks == nil ? symbols.minimumGroupingDigits : 1
    let mark = groupingSeparator.count == 1 && primary > 0 ? groupingSeparator[0] : 0
    openMark = mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") ? mark : nil
  }

  // The separator is the rule's: if the rule keeps other digits than the format, it is another one.
  private init(_ format: GroupedFormat, _ places: Int, _ separator: [UInt8], _ mark: UInt8?) {
    decimalSeparator =
      separator == format.groupingSeparator ? format.decimalSeparator : separator
    groupingSeparator = format.groupingSeparator
    minusSign = format.minusSign
    (prefix, suffix) = (format.prefix, format.suffix)
    (fixedDecimals, keepsAffixes) = (format.fixedDecimals, format.keepsAffixes)
    zeroDigit = format.zeroDigit
    (primary, secondary, minimum) = (format.primary, format.secondary, format.minimum)
    openMark = format.openMark ?? mark
    self.places = places
  }

  func fitted(
    toDecimalPlaces places: Int, separator: Character, openMark: UInt8?
  ) -> GroupedFormat {
    GroupedFormat(self, places, Array(String(separator).utf8), openMark)
  }

  var isValue: Bool { true }
  var keepsKeys: Bool { true }

  /// Returns the number of bytes of the digit at an offset, or 0 if there is none.
  @inline(__always)
  func width(ofDigitAt offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset < text.count else { return 0 }
    if text[offset] < 0x80 { return text[offset].isASCIIDigit ? 1 : 0 }
    let (value, width) = text.scalar(at: offset)
    return DecimalDigits.value(of: value) == nil ? 0 : width
  }

  /// Returns the end and the number of the digits that begin at an offset, up to a maximum
  /// number.
  @inline(__always)
  func digits(
    _ text: UnsafeBufferPointer<UInt8>, from offset: Int, atMost most: Int = .max
  ) -> (end: Int, count: Int) {
    var (end, count) = (offset, 0)
    while count < most {
      let width = width(ofDigitAt: end, in: text)
      if width == 0 { break }
      (end, count) = (end &+ width, count &+ 1)
    }
    return (end, count)
  }

  /// Returns whether the digits at an offset are grouped.
  ///
  /// Nobody groups digits with a leading zero: `0.125` is not 125.
  @inline(__always)
  func groupsDigits(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < text.count else { return true }
    return text[offset] < 0x80
      ? text[offset] != UInt8(ascii: "0")
      : DecimalDigits.value(of: text.scalar(at: offset).value) != 0
  }

  /// Returns the number of digits before the next separator.
  ///
  /// - Parameters:
  ///   - left: The number of integer digits that remain.
  ///   - count: The number of all integer digits.
  @inline(__always)
  func sizeOfGroup(_ left: Int, of count: Int, isGrouped: Bool) -> Int {
    guard isGrouped, primary > 0, left > primary, count >= primary &+ minimum else { return left }
    if secondary <= 0 { return left &- primary }
    if left < count { return min(secondary, left &- primary) }
    let first = (left &- primary) % secondary
    return first == 0 ? secondary : first
  }

  func layOut(_ pieces: inout Pieces) {
    let raw = pieces.source
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    let (integerEnd, count) = digits(raw, from: sign)
    let hasSeparator = raw.holds(decimalSeparator, at: integerEnd)
    let isOpen = isOpen(raw, at: integerEnd, after: sign)
    let (end, decimals) =
      hasSeparator
      ? digits(raw, from: integerEnd + decimalSeparator.count)
      : (isOpen ? raw.count : integerEnd, 0)
    guard end == raw.count else { return }
    if sign == 1 { minusSign.withUnsafeBufferPointer { pieces.replace(1, with: $0) } }
    if end == sign, !keepsAffixes { return }
    prefix.withUnsafeBufferPointer { pieces.insert($0, pushes: true) }
    var left = count
    let isPlain = integerEnd - sign == count
    // Beside an open mark, no other mark is shown: `1.234.5` is not a number.
    let isGrouped = !isOpen && groupsDigits(at: sign, in: raw)
    groupingSeparator.withUnsafeBufferPointer { separator in
      while left > 0 {
        if left < count { pieces.insert(separator) }
        let size = sizeOfGroup(left, of: count, isGrouped: isGrouped)
        let offset = pieces.position
        pieces.keep(
          upTo: isPlain ? offset &+ size : digits(raw, from: offset, atMost: size).end)
        left &-= size
      }
    }
    pieces.keepRest()
    if fixedDecimals > decimals, end > sign, !isOpen {
      let missing = missingDecimals(behind: hasSeparator ? decimals : nil, of: raw, sign)
      missing.withUnsafeBufferPointer { pieces.insert($0) }
    }
    suffix.withUnsafeBufferPointer { pieces.insert($0) }
  }

  /// Returns whether a text ends at an offset with a typed mark that may group digits or be the
  /// decimal separator: too few digits for a group follow it.
  ///
  /// - Parameter start: The offset of the first digit.
  @inline(__always)
  func isOpen(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int, after start: Int, upTo end: Int? = nil
  ) -> Bool {
    guard offset > start, offset < text.count, text[offset] == openMark,
      groupsDigits(at: start, in: text)
    else { return false }
    let behind = digits(text, from: offset + 1, atMost: primary)
    return behind.count < primary && behind.end == end ?? text.count
  }

  func isIncomplete(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    return isOpen(raw, at: digits(raw, from: sign).end, after: sign)
  }

  // Without the separator of fixed decimals, the decimals would become digits before it.
  func kept(ofDeleting range: Range<Int>, of raw: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let none = range.lowerBound..<range.lowerBound
    guard fixedDecimals > 0,
      let start = range.first(where: { raw.holds(decimalSeparator, at: $0) })
    else { return none }
    let separator = start..<start + decimalSeparator.count
    return range.upperBound < raw.count || separator == range ? separator : none
  }

  func admits(_ character: Character) -> Bool {
    let text = Array(String(character).utf8)
    return text == [UInt8(ascii: "-")] || text == decimalSeparator
      || text.withUnsafeBufferPointer { width(ofDigitAt: 0, in: $0) == $0.count }
  }

  func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let isEmpty = raw.isEmpty || raw.elementsEqual([UInt8(ascii: "-")])
    return isEmpty ? prefix : []
  }

  func violation(of raw: String, rest: Int) -> Violation {
    Violation(.patternMismatch, range: 0..<raw.utf16Length)
  }
}
