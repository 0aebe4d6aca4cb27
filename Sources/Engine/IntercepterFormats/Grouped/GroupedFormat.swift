/// A format that groups the digits of a decimal number.
final class GroupedFormat: FormatDefinition, @unchecked Sendable {
  let decimalSeparator: [UInt8]
  let groupingSeparator: [UInt8]
  /// The locale's minus sign, for `-` in the unformatted text.
  let minusSign: [UInt8]
  let prefix: [UInt8]
  let suffix: [UInt8]
  /// The number of decimals that are always shown; 0 shows only existing decimals.
  let fixedDecimals: Int
  /// A Boolean value that indicates whether an empty field shows the prefix and the suffix.
  private let keepsAffixes: Bool
  /// The ASCII characters in literals.
  let literalASCII: ASCIISet
  private let zero: UInt32
  let zeroDigit: [UInt8]
  let primary: Int
  let secondary: Int
  private let minimum: Int
  /// The grouping separator if it may be typed for a decimal separator: a point or a comma.
  private let openMark: UInt8?

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
    literalASCII = ASCIISet(groupingSeparator + minusSign + self.prefix + self.suffix)
    zero = symbols.zeroDigit?.value ?? 0x30
    zeroDigit = Array(String(symbols.zeroDigit ?? "0").utf8)
    primary = marks?.sizes.first ?? symbols.primaryGroupingSize
    secondary = marks?.sizes.last ?? symbols.secondaryGroupingSize
    minimum = marks == nil ? symbols.minimumGroupingDigits : 1
    let mark = groupingSeparator.count == 1 && primary > 0 ? groupingSeparator[0] : 0
    openMark = mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") ? mark : nil
  }

  override func capacity(for unformatted: UnsafeBufferPointer<UInt8>) -> Int {
    let count = unformatted.count
    let groups = primary > 0 ? count / max(1, min(primary, secondary)) + 1 : 0
    return count + groups * groupingSeparator.count + minusSign.count + prefix.count + suffix.count
      + (fixedDecimals > 0 ? decimalSeparator.count + 4 * fixedDecimals : 0)
  }

  /// Returns the number of bytes of the digit at an offset, or 0 if there is none.
  @inline(__always)
  func width(ofDigitAt offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset < text.count else { return 0 }
    if text[offset] < 0x80 { return text[offset].isASCIIDigit ? 1 : 0 }
    if zero == 0x30 { return 0 }
    let (value, width) = text.scalar(at: offset)
    return value &- zero < 10 ? width : 0
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
  private func groupsDigits(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < text.count else { return true }
    return text[offset] < 0x80
      ? text[offset] != UInt8(ascii: "0") : text.scalar(at: offset).value != zero
  }

  /// Returns the number of digits before the next separator.
  ///
  /// - Parameters:
  ///   - left: The number of integer digits that remain.
  ///   - count: The number of all integer digits.
  @inline(__always)
  private func sizeOfGroup(_ left: Int, of count: Int, isGrouped: Bool) -> Int {
    guard isGrouped, primary > 0, left > primary, count >= primary &+ minimum else { return left }
    if secondary <= 0 { return left &- primary }
    if left < count { return min(secondary, left &- primary) }
    let first = (left &- primary) % secondary
    return first == 0 ? secondary : first
  }

  override func format(_ pass: inout FormatPass) -> Int {
    let raw = pass.source
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    let (integerEnd, count) = digits(raw, from: sign)
    let hasSeparator = raw.holds(decimalSeparator, at: integerEnd)
    let isOpen = isOpen(raw, at: integerEnd, after: sign)
    let (end, decimals) =
      hasSeparator
      ? digits(raw, from: integerEnd + decimalSeparator.count)
      : (isOpen ? raw.count : integerEnd, 0)
    guard end == raw.count else {
      pass.copy(0..<raw.count)
      return rest(of: raw)
    }
    if sign == 1 { write(minusSign, for: 0..<1, &pass) }
    if end == sign, !keepsAffixes { return 0 }
    if !prefix.isEmpty { write(prefix, for: sign..<sign, pushes: true, &pass) }
    var (offset, left) = (sign, count)
    let isPlain = integerEnd - sign == count
    let isGrouped = groupsDigits(at: sign, in: raw)
    groupingSeparator.withUnsafeBufferPointer { separator in
      while left > 0 {
        if left < count { pass.write(separator, for: offset..<offset) }
        let size = sizeOfGroup(left, of: count, isGrouped: isGrouped)
        let next = isPlain ? offset &+ size : digits(raw, from: offset, atMost: size).end
        pass.copy(offset..<next)
        (offset, left) = (next, left &- size)
      }
    }
    pass.copy(integerEnd..<end)
    if fixedDecimals > decimals, end > sign, !isOpen {
      let missing = missingDecimals(behind: hasSeparator ? decimals : nil, of: raw, sign)
      write(missing, for: end..<end, &pass)
    }
    if !suffix.isEmpty { write(suffix, for: end..<end, &pass) }
    return 0
  }

  /// Returns whether a text ends at an offset with a typed mark that may group digits or be the
  /// decimal separator: too few digits for a group follow it.
  ///
  /// - Parameter start: The offset of the first digit.
  @inline(__always)
  private func isOpen(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int, after start: Int, upTo end: Int? = nil
  ) -> Bool {
    guard offset > start, offset < text.count, text[offset] == openMark,
      groupsDigits(at: start, in: text)
    else { return false }
    let behind = digits(text, from: offset + 1, atMost: primary)
    return behind.count < primary && behind.end == end ?? text.count
  }

  private func write(
    _ literal: [UInt8], for raw: Range<Int>, pushes: Bool = false, _ pass: inout FormatPass
  ) {
    literal.withUnsafeBufferPointer { pass.write($0, for: raw, pushes: pushes) }
  }

  override func unformattedInsertion(_ text: String, at place: Int) -> String? {
    // If the text is not grouped digits, its separators remain, and the rule judges them. Beside a
    // sign behind the digits, brackets or a second currency, it also judges the affixes.
    let number = withoutAffixes(text)
    return isBare(number) ? withoutGroups(number) ?? number : text
  }

  override func hasAffix(_ text: String) -> Bool {
    !(prefix.isEmpty && suffix.isEmpty)
      && withoutAffixes(text).utf8.count < text.trimmed.utf8.count
  }

  override func literal(behind unformatted: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let isEmpty = unformatted.isEmpty || unformatted.elementsEqual([UInt8(ascii: "-")])
    return isEmpty ? prefix : []
  }

  override var completesText: Bool { fixedDecimals > 0 }

  override func isFixed(
    _ part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    fixedDecimals > 0 && part.count == decimalSeparator.count
      && unformatted.holds(decimalSeparator, at: part.lowerBound)
  }

  override func replacedPart(
    with part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>, inserting text: String
  ) -> Range<Int> {
    // Zeros that nobody typed give way to a mark that may group digits.
    let decimals = part.lowerBound + decimalSeparator.count
    let isOpening =
      part.isEmpty && isFixed(part.lowerBound..<decimals, of: unformatted)
      && text.utf8.count == 1 && text.utf8.first == openMark
      && unformatted[decimals...].allSatisfy { $0 == 0x30 }
    return isOpening || holdsFixedSeparator(part, of: unformatted)
      ? part.lowerBound..<unformatted.count : part
  }

  override func isIncomplete(_ unformatted: String) -> Bool {
    unformatted.withUTF8Bytes { isIncomplete($0) }
  }

  private func isIncomplete(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    let sign = raw.first == UInt8(ascii: "-") ? 1 : 0
    return isOpen(raw, at: digits(raw, from: sign).end, after: sign)
  }

  override func completion(_ unformatted: String, after previous: String) -> String? {
    let separator = String(decoding: groupingSeparator, as: UTF8.self)
    guard isIncomplete(previous), let mark = unformatted.utf8Offset(of: separator) else {
      return nil
    }
    let group = unformatted.text(utf8: mark + 1..<unformatted.utf8.count)
    return group.unicodeScalars.count == primary && group.asciiDigits.count == primary
      ? unformatted.replacingUTF8(mark..<mark + 1, with: "") : nil
  }

  override func remainder(
    ofDeleting part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    part.upperBound < unformatted.count && holdsFixedSeparator(part, of: unformatted)
      ? decimalSeparator : []
  }

  /// Returns whether a part has the separator, without which the decimals would become digits before
  /// it.
  private func holdsFixedSeparator(
    _ part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    fixedDecimals > 0 && part.contains { unformatted.holds(decimalSeparator, at: $0) }
  }

  override func spareCount(
    in unformatted: UnsafeBufferPointer<UInt8>, rest: Int, isLeft: Bool
  ) -> Int { fixedDecimals > 0 ? spareZeros(in: unformatted, rest: rest, isLeft: isLeft) : 0 }

  /// Returns the number of bytes that are not part of a number, at least 1.
  private func rest(of raw: UnsafeBufferPointer<UInt8>) -> Int {
    var (offset, rest, hasSeparator) = (0, 0, false)
    if raw.first == UInt8(ascii: "-") { offset = 1 }
    while offset < raw.count {
      let width = width(ofDigitAt: offset, in: raw)
      if width > 0 {
        offset += width
      } else if !hasSeparator, raw.holds(decimalSeparator, at: offset) {
        (hasSeparator, offset) = (true, offset + decimalSeparator.count)
      } else {
        let width = raw.scalar(at: offset).width
        (rest, offset) = (rest + width, offset + width)
      }
    }
    return max(1, rest)
  }

  override func unformat(_ pass: inout FormatPass) -> Bool {
    if readNumber(&pass) { return !isIncomplete(pass.written) }
    pass.restart()
    pass.copy(0..<pass.source.count)
    return false
  }

  /// Reads a text up to the first difference from its formatted text, and returns whether there is
  /// none.
  private func readNumber(_ pass: inout FormatPass) -> Bool {
    let text = pass.source
    var offset = 0
    if text.holds(minusSign, at: 0) {
      pass.drop(0..<minusSign.count, for: UInt8(ascii: "-"))
      offset = minusSign.count
    }
    if offset == text.count { return true }
    guard text.holds(prefix, at: offset) else { return false }
    if !prefix.isEmpty { pass.drop(offset..<offset + prefix.count) }
    offset += prefix.count
    let end = text.count - suffix.count
    guard end > offset || end == offset && keepsAffixes, text.holds(suffix, at: end) else {
      return false
    }
    // The positions of the separators depend on the number of digits.
    let start = offset
    var (count, marks, scanned, run) = (0, 0, offset, 0)
    let isGrouped = groupsDigits(at: offset, in: text)
    // A longer run of digits would be grouped.
    let longest =
      isGrouped && primary > 0 && secondary > 0
      ? max(primary &+ minimum &- 1, primary, secondary) : Int.max
    while scanned < end {
      let width = width(ofDigitAt: scanned, in: text)
      if width > 0 {
        (count, scanned, run) = (count &+ 1, scanned &+ width, run &+ 1)
        if run > longest { return false }
      } else if text.holds(groupingSeparator, at: scanned), !groupingSeparator.isEmpty,
        !isOpen(text, at: scanned, after: start, upTo: end)
      {
        scanned += groupingSeparator.count
        (marks, run) = (marks &+ 1, 0)
      } else {
        break
      }
    }
    var left = count
    let isPlain = scanned &- offset == count &+ marks &* groupingSeparator.count
    while left > 0 {
      if left < count {
        guard text.holds(groupingSeparator, at: offset) else { return false }
        pass.drop(offset..<offset + groupingSeparator.count)
        offset += groupingSeparator.count
        marks -= 1
      }
      let size = sizeOfGroup(left, of: count, isGrouped: isGrouped)
      // If all marks are in place, all other bytes are digits.
      let next = isPlain ? offset &+ size : digits(text, from: offset, atMost: size).end
      if next > scanned { return false }
      pass.copy(offset..<next)
      (offset, left) = (next, left &- size)
    }
    if marks != 0 { return false }
    if isOpen(text, at: offset, after: start, upTo: end) {
      pass.copy(offset..<end)
    } else if offset < end {
      guard text.holds(decimalSeparator, at: offset) else { return false }
      let decimals = digits(text, from: offset + decimalSeparator.count)
      guard decimals.end >= end, decimals.count >= fixedDecimals else { return false }
      pass.copy(offset..<end)
    } else if fixedDecimals > 0, count > 0 {
      return false
    }
    if !suffix.isEmpty { pass.drop(end..<text.count) }
    return true
  }

  override func quickCheckIsUnformatted(ascii byte: UInt8) -> Bool {
    fixedDecimals == 0 && (!literalASCII.contains(byte) || admits(ascii: byte))
  }

  /// Returns whether unformatted text can contain an ASCII character.
  private func admits(ascii byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte == UInt8(ascii: "-")
      || decimalSeparator.count == 1 && decimalSeparator[0] == byte
  }

  override func admits(_ character: Character) -> Bool {
    let text = Array(String(character).utf8)
    return text == [UInt8(ascii: "-")] || text == decimalSeparator
      || text.withUnsafeBufferPointer { width(ofDigitAt: 0, in: $0) == $0.count }
  }
}
