// A telephone number as people write it may have its calling code behind `+` or `00` (ITU-T E.164,
// E.123) or without either, or the trunk prefix of calls within the country.

extension MaskLayout {
  /// A Boolean value that indicates whether the pattern begins with `+` and a calling code.
  var hasCallingCode: Bool { !prefixDigits.isEmpty }

  /// The calling code: the first digits of the prefix.
  var callingCode: [UInt8] { Array(prefixDigits.prefix(prefixDigits[...].callingCodeCount)) }

  /// Returns the pattern with slots for the digits of its prefix behind some of them.
  ///
  /// These digits are then a part of the unformatted text.
  func withPrefixInSlots(behind count: Int) -> MaskLayout {
    var (slots, classes): ([(literal: Range<Int>, number: Int)], [SlotClass]) = ([], self.classes)
    var start = 0
    for place in prefix.filter({ literals[$0].isASCIIDigit }).dropFirst(count) {
      slots.append((start..<place, classes.count))
      classes.append(.characters(String(Unicode.Scalar(literals[place]))))
      start = place + 1
    }
    for (index, run) in runs.enumerated() {
      slots.append((index == 0 ? start..<prefix.upperBound : run.literal, run.number))
      for _ in 1..<run.count {
        slots.append((run.literal.upperBound..<run.literal.upperBound, run.number))
      }
    }
    return MaskLayout(
      slots, classes, literals: literals,
      prefixes: prefixes.map { prefixDigits.dropFirst(count) + $0 }, trunkPrefix: trunkPrefix,
      isDefault: isDefault, prefixDigits: callingCode)
  }
}

extension MaskFormat {
  /// Returns what a field with one calling code, or none, has in the place of the front of a number.
  ///
  /// A national number does not begin with `00`, nor with a zero that is not its pattern's. It may
  /// begin with a trunk prefix other than `0`, or with the digits of the calling code; these are
  /// dropped only if the whole text does not fit.
  func nationalFront(of number: DialedNumber, isInternational: Bool) -> Front {
    let layout = alternatives[number.text.withUTF8Bytes { choice(for: $0) }]
    let code = isInternational ? [] : layout.prefixDigits
    let trunk =
      alternatives.map { $0.trunkPrefix }.first { !$0.isEmpty && number.starts(with: $0) } ?? []
    func withoutZero(_ count: Int) -> Int? {
      number.withoutZero(count, layout, isKept: !layout.hasCallingCode || isMeant(number, count))
    }
    /// The front of some digits, behind which there may be a zero that nobody dials.
    func front(_ dropped: Int) -> Front {
      if let count = withoutZero(dropped) { return .replaced(number.end(of: count)) }
      let isKnown = dropped == 0 || number.digits[0] == 0x30
      return .refused(isKnown && fits(number, from: dropped + 1) ? .zeroNotDialed : nil)
    }
    if isInternational, !layout.hasCallingCode, trunk.isEmpty || !fits(number, from: trunk.count) {
      return foreign(number, 0)
    }
    if number.starts(with: [0x30, 0x30]) {
      if layout.prefixDigits.isEmpty { return .refused() }
      if isInternational { return .refused(fits(number, from: 2) ? .zeroNotDialed : nil) }
      if number.starts(with: [0x30, 0x30] + code) { return front(2 + code.count) }
      return ([0x30, 0x30] + code).starts(with: number.digits) ? .replaced(0) : foreign(number, 2)
    }
    if alternatives.contains(where: { $0.trunkPrefix.starts(with: number.digits) }) {
      return .replaced(0)
    }
    if let whole = withoutZero(0), fits(number, from: whole) { return front(0) }
    let dropped = [code, trunk].first {
      number.isDialed(with: $0) && fits(number, from: withoutZero($0.count) ?? $0.count)
    }
    return front(dropped?.count ?? 0)
  }

  /// Returns what a field with several calling codes has in the place of the front of a number: the
  /// digits of the code.
  ///
  /// - Parameter isInternational: Whether the number begins with `+` and a calling code.
  func internationalFront(of number: DialedNumber, isInternational: Bool) -> Front {
    var start = 0
    if !isInternational {
      if isDialingBeginning(number.digits) { return .replaced(0) }
      guard number.starts(with: [0x30, 0x30]) else { return frontWithoutCode(of: number) }
      start = 2
    }
    let layouts = alternatives.filter { number.starts(with: $0.prefixDigits, at: start) }
    guard let layout = layouts.max(by: { $0.prefixDigits.count < $1.prefixDigits.count }) else {
      let rest = number.digits.dropFirst(start)
      if rest.first == 0x30 { return .refused(.callingCodeMissing) }
      return alternatives.contains { $0.prefixDigits.starts(with: rest) }
        ? .replaced(0) : foreign(number, start)
    }
    let end = start + layout.prefixDigits.count
    guard let count = number.withoutZero(end, layout, isKept: true) else {
      return .refused(.zeroNotDialed)
    }
    return start == 0 && count == end && number.isASCII(before: end)
      ? .replaced(0)
      : .replaced(number.end(of: count), by: layout.prefixDigits.string)
  }

  /// Returns the calling code that a number without one has by its trunk prefix, or that the field
  /// names.
  ///
  /// A number that is too long behind the named code, and begins with a code itself, keeps its own.
  private func frontWithoutCode(of number: DialedNumber) -> Front {
    let dialed = alternatives.filter {
      !$0.trunkPrefix.isEmpty && number.starts(with: $0.trunkPrefix, at: 0)
    }
    let hasOneCode = dialed.allSatisfy { $0.prefixDigits == dialed[0].prefixDigits }
    if let layout = (hasOneCode ? dialed : []).first ?? dialed.first(where: { $0.isDefault }) {
      return .replaced(number.end(of: layout.trunkPrefix.count), by: layout.prefixDigits.string)
    }
    guard let layout = alternatives.first(where: { $0.isDefault }) else {
      return .refused(.callingCodeMissing)
    }
    let code = layout.prefixDigits.string
    return !fits(DialedNumber(code + number.text), from: 0) && hasCode(number, from: 0)
      ? .replaced(0) : .replaced(0, by: code)
  }

  /// Returns a number that was typed with its calling code behind that of the field's default, once
  /// it is too long for a national number.
  func withoutDefaultCode(_ number: DialedNumber) -> String? {
    guard let code = alternatives.first(where: { $0.isDefault })?.prefixDigits,
      number.isDialed(with: code), !fits(number, from: 0), hasCode(number, from: code.count)
    else { return nil }
    return String(decoding: number.text.utf8.dropFirst(number.end(of: code.count)), as: UTF8.self)
  }

  /// Returns whether a number fits its pattern and has its calling code at a place in its digits.
  private func hasCode(_ number: DialedNumber, from count: Int) -> Bool {
    fits(number, from: count)
      && alternatives.contains { number.starts(with: $0.prefixDigits, at: count) }
  }

  /// Returns whether digits are the beginning of a number whose calling code is not known yet: that
  /// of `00` and a code, or of a trunk prefix.
  func isDialingBeginning(_ digits: some Collection<UInt8>) -> Bool {
    !digits.isEmpty
      && alternatives.contains { layout in
        let international = [0x30, 0x30] + layout.prefixDigits
        return [international, layout.trunkPrefix].contains {
          digits.count < $0.count && $0.starts(with: digits)
        }
      }
  }

  /// Returns whether a number ends in what comes before a national number.
  func isIncomplete(_ number: DialedNumber) -> Bool {
    isDialingBeginning(number.digits)
      || hasSeveralCodes
        && !alternatives.contains { number.starts(with: $0.prefixDigits) }
        && alternatives.contains { $0.prefixDigits.starts(with: number.digits) }
  }

  /// Returns whether a number fits its pattern without some of its digits.
  private func fits(_ number: DialedNumber, from count: Int) -> Bool {
    let rest = Array(number.text.utf8.dropFirst(number.end(of: count)))
    return rest.withUnsafeBufferPointer {
      alternatives[choice(for: $0)].fittingFront(of: $0).end == $0.count
    }
  }

  /// Returns whether a pattern is for numbers that begin as a number does behind its front.
  private func isMeant(_ number: DialedNumber, _ count: Int) -> Bool {
    let rest = Array(number.digits.dropFirst(count))
    return rest.withUnsafeBufferPointer { rest in
      alternatives.contains { $0.isMeant(for: rest) == true }
    }
  }

  /// Returns the refusal of a number with another calling code, from a place in its digits on.
  func foreign(_ number: DialedNumber, _ start: Int) -> Front {
    let digits = number.digits.dropFirst(start)
    let code = Array(digits.prefix(digits.callingCodeCount))
    return code.contains(0) ? .refused() : .refused(.foreign, bound: "+" + code.string)
  }
}

/// The digits of a number of any script, and the places behind them.
struct DialedNumber {
  let text: String
  /// The digits in ASCII, and 0 for any other character.
  private(set) var digits: [UInt8] = []
  private var ends: [Int] = []

  init(_ text: String) {
    self.text = text
    var end = 0
    for character in text {
      end += character.utf8.count
      digits.append(character.decimalDigit.map { UInt8(0x30 + $0) } ?? 0)
      ends.append(end)
    }
  }

  /// Returns the offset behind a number of characters.
  func end(of count: Int) -> Int { count == 0 ? 0 : ends[count - 1] }

  func starts(with prefix: [UInt8], at start: Int = 0) -> Bool {
    digits.dropFirst(start).starts(with: prefix)
  }

  /// Returns whether more digits follow those of a prefix.
  func isDialed(with prefix: [UInt8]) -> Bool {
    !prefix.isEmpty && digits.count > prefix.count && starts(with: prefix)
  }

  func isASCII(before count: Int) -> Bool { end(of: count) == count }

  /// Returns the number of characters before a national number without the zero that people dial
  /// before it, or `nil` if no number begins like that.
  ///
  /// - Parameters:
  ///   - count: The number of characters before the national number with the zero.
  ///   - isKept: Whether a zero that is not a trunk prefix belongs to the number.
  func withoutZero(_ count: Int, _ layout: MaskLayout, isKept: Bool) -> Int? {
    guard digits.count > count + 1, digits[count] == 0x30 else { return count }
    if layout.trunkPrefix == [0x30] { return digits[count + 1] == 0x30 ? nil : count + 1 }
    return isKept ? count : nil
  }
}

extension ArraySlice<UInt8> {
  /// The number of digits of the calling code at the front of an international number (ITU-T
  /// E.164).
  var callingCodeCount: Int {
    guard let first else { return 0 }
    if first == 0x31 || first == 0x37 { return 1 }
    // The second digits of the codes of two digits.
    let seconds =
      switch first {
      case 0x32: "07"
      case 0x33: "0123469"
      case 0x34: "013456789"
      case 0x35: "12345678"
      case 0x36: "0123456"
      case 0x38: "1246"
      case 0x39: "0123458"
      default: ""
      }
    return dropFirst().first.map { seconds.utf8.contains($0) } == true ? 2 : Swift.min(3, count)
  }
}

extension String {
  /// A Boolean value that indicates whether the text has a plus sign, perhaps a full-width one.
  var hasPlusSign: Bool { unicodeScalars.contains { $0 == "+" || $0 == "\u{FF0B}" } }
}

extension Character {
  /// The character as the prefix of a pattern has it.
  var asPrefixCharacter: Character {
    let character = comparable
    return character == "\u{FF0B}" ? "+" : decimalDigit.flatMap { "\($0)".first } ?? character
  }
}
