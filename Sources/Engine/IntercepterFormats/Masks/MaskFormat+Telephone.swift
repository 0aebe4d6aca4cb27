// A telephone number as people write it: behind `+` or `00` and its calling code, without either, or
// behind the trunk prefix of calls within the country.

extension MaskFormat {
  /// The front of a number as people write it.
  enum Front {
    /// The field has another text in the place of a number of bytes, such as nothing in the place of
    /// the prefix of a dialed number.
    case replaced(Int, by: String = "")
    /// The front makes it a text of another kind.
    ///
    /// The violation has the variant and its bound, such as the calling code.
    case refused(Violation.Variant? = nil, bound: String? = nil)
  }

  /// Reads a telephone number, with all its digits.
  ///
  /// - Parameter characters: The characters of the text.
  func readDigits(
    _ text: String, _ characters: [Character], _ pieces: inout Pieces
  ) -> Reading {
    let isContinued = pieces.isContinued
    let start = characters.labelCount
    let whole = 0..<text.utf16Length
    func refusal(_ variant: Violation.Variant?, _ bound: String?) -> Violation {
      Violation(.patternMismatch, range: whole, variant: variant, bound: bound)
    }
    var kept = characters.indices.map { index in
      index >= start
        && (admits(characters[index]) || !characters[index].isSeparator
          || characters[index].isNumberSign)
    }
    if keepsKeys,
      let index = characters.indices.first(where: { kept[$0] && !admits(characters[$0]) })
    {
      let place = characters[..<index].reduce(0) { $0 + String($1).utf16Length }
      let name = String(characters[index])
      let violation = Violation(.characterNotAllowed, range: place..<place + name.utf16Length)
      return .wrong(name.withUTF8Bytes { violation.naming($0) })
    }
    let hasPlus = text.hasPlusSign
    if !isContinued || hasPlus {
      let start =
        isContinued ? characters.indices(ofUTF8: pieces.edited ?? 0..<0).lowerBound : start
      let rest = String(characters.dropFirst(start))
      if hasPlus, start > 0 && hasSeveralCodes && isContinued || !rest.beginsWithPlus {
        return .wrong(refusal(nil, nil))
      }
      guard let behind = withoutPrefix(rest) else {
        let front = foreign(DialedNumber(text.asciiDigits.string), 0)
        guard case .refused(let variant, let bound) = front else { return .value }
        return .wrong(refusal(variant, bound))
      }
      for index in kept.indices where index >= start && index < characters.count - behind.count {
        kept[index] = false
      }
    }
    var digits = ""
    for (character, isKept) in zip(characters, kept) where isKept { digits.append(character) }
    let number = DialedNumber(digits)
    if !isContinued, !hasPlus, number.splitsCode(in: kept) { return .wrong(refusal(nil, nil)) }
    let isInternational = isContinued || hasPlus
    var front = Front.replaced(0)
    if !number.text.isEmpty {
      front =
        hasSeveralCodes
        ? internationalFront(of: number, isInternational: isInternational)
        : nationalFront(
          of: number, isInternational: hasPlus || isContinued && alternatives[0].hasCallingCode)
    }
    guard case .replaced(let length, let code) = front else {
      guard case .refused(let variant, let bound) = front else { return .value }
      return variant == .callingCodeMissing
        ? .ambiguous(refusal(variant, bound)) : .wrong(refusal(variant, bound))
    }
    write(characters, kept, without: length, code, &pieces)
    if !isInternational, !hasSeveralCodes || !code.isEmpty || isDialingBeginning(number.digits),
      mayBecomeOther(number, length)
    {
      pieces.asTyped = text
    }
    if isBeginningOfDialing(number, isInternational) { return .beginning }
    let raw = pieces.written
    if keepsKeys, !fits(raw) {
      let rest = raw.count - alternatives[choice(for: raw)].fittingFront(of: raw).end
      return .wrong(tooLong(pieces.text, rest, text))
    }
    return reading(of: raw)
  }

  /// Writes the digits behind the front of a number.
  private func write(
    _ characters: [Character], _ kept: [Bool], without length: Int, _ code: String,
    _ pieces: inout Pieces
  ) {
    var (left, code) = (length, code)
    if left == 0 { pieces.insert(code, pushes: true) }
    for (character, isKept) in zip(characters, kept) {
      let count = String(character).utf8.count
      if isKept, left <= 0 {
        pieces.keep(count)
      } else if isKept {
        pieces.replace(count, with: code)
        code = ""
        left -= count
      } else {
        pieces.skip(count)
      }
    }
  }

  private func tooLong(_ raw: String, _ rest: Int, _ text: String) -> Violation {
    var violation = violation(of: raw, rest: rest)
    // The digits that do not fit are the last of the text.
    var (left, end) = (raw.utf16Length - violation.range.lowerBound, text.utf16Length)
    for character in text.reversed() where left > 0 {
      end -= String(character).utf16Length
      if admits(character) { left -= String(character).utf16Length }
    }
    violation = Violation(violation, range: end..<text.utf16Length, actual: violation.actual)
    return violation
  }

  /// Returns whether more digits may give the digits without a sign another meaning: they may begin
  /// with a calling code, or with the digits that people dial before a number.
  private func mayBecomeOther(_ number: DialedNumber, _ length: Int) -> Bool {
    if length > 0 || number.digits.isEmpty { return false }
    return alternatives.contains { layout in
      [layout.prefixDigits, layout.trunkPrefix, layout.hasCallingCode ? [0x30, 0x30] : []].contains
      {
        !$0.isEmpty && (number.starts(with: $0) || $0.starts(with: number.digits))
      }
    }
  }

  /// Returns whether a number ends in what comes before a national number.
  private func isBeginningOfDialing(_ number: DialedNumber, _ isInternational: Bool) -> Bool {
    !isInternational && isDialingBeginning(number.digits)
      || hasSeveralCodes
        && !alternatives.contains { number.starts(with: $0.prefixDigits) }
        && alternatives.contains { $0.prefixDigits.starts(with: number.digits) }
  }

  /// Returns what a field with one calling code, or none, has in the place of the front of a number.
  ///
  /// A national number does not begin with `00`, nor with a zero that is not its pattern's. It may
  /// begin with a trunk prefix other than `0`, or with the digits of the calling code; these are
  /// dropped only if the whole text does not fit.
  func nationalFront(of number: DialedNumber, isInternational: Bool) -> Front {
    let layout = alternatives[number.text.withUTF8Bytes { choice(for: $0) }]
    let code = isInternational ? [] : layout.prefixDigits
    let trunks = alternatives.map { $0.trunkPrefix }.filter {
      !$0.isEmpty && number.starts(with: $0)
    }
    func withoutZero(_ count: Int) -> Int? {
      number.withoutZero(count, layout, isKept: !layout.hasCallingCode || isMeant(number, count))
    }
    /// The front of some digits, behind which there may be a zero that nobody dials.
    func front(_ dropped: Int) -> Front {
      if let count = withoutZero(dropped) { return .replaced(number.end(of: count)) }
      let isKnown = dropped == 0 || number.digits[0] == 0x30
      return .refused(isKnown && fits(number, from: dropped + 1) ? .zeroNotDialed : nil)
    }
    if isInternational, !layout.hasCallingCode,
      !trunks.contains(where: { fits(number, from: $0.count) })
    {
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
    // The reading that fills all slots goes first.
    let dialed = ([code] + trunks).filter { number.isDialed(with: $0) }.map { $0.count }
    let counts = (withoutZero(0) == nil ? [] : [0]) + dialed
    let fitting = counts.filter { fits(number, from: withoutZero($0) ?? $0) }
    let complete = fitting.filter { isComplete(number, from: withoutZero($0) ?? $0) }
    // The trunk prefix may be the beginning of a longer number, which has its calling code then.
    if !isInternational, layout.hasCallingCode, complete.first == 0, withoutZero(0) == 0,
      trunks.contains(where: { complete.contains($0.count) })
    {
      return .refused(.callingCodeMissing)
    }
    return front(complete.first ?? fitting.first ?? 0)
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

  /// Returns whether a number fits its pattern without some of its digits.
  private func fits(_ number: DialedNumber, from count: Int) -> Bool {
    Array(number.text.utf8.dropFirst(number.end(of: count)))
      .withUnsafeBufferPointer { fits($0) }
  }

  /// Returns whether a number fills its pattern without some of its digits.
  private func isComplete(_ number: DialedNumber, from count: Int) -> Bool {
    Array(number.text.utf8.dropFirst(number.end(of: count)))
      .withUnsafeBufferPointer { isComplete($0) }
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
