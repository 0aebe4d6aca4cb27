/// A format of one or more patterns; the unformatted text determines which one applies.
final class MaskFormat: FormatDefinition, @unchecked Sendable {
  let alternatives: [MaskLayout]
  /// The only alternative, if there is one, without reference counting.
  private let only: Unmanaged<MaskLayout>?
  /// The ASCII characters that any slot accepts.
  let ascii: ASCIISet
  /// The ASCII characters in literals.
  let literalASCII: ASCIISet
  /// The maximum number of bytes of literals in an alternative.
  let literalCount: Int
  /// The maximum number of bytes of a literal before the first slot.
  override var prefixCount: Int { longestPrefix }
  private let longestPrefix: Int
  /// A Boolean value that indicates whether the unformatted text may be a telephone number as
  /// dialed.
  override var readsFront: Bool { isDialed }
  private let isDialed: Bool
  /// A Boolean value that indicates whether numbers with different calling codes fit.
  let hasSeveralCodes: Bool

  init(_ layouts: [MaskLayout]) {
    let dialed = layouts.filter { $0.hasCallingCode }
    let hasSeveralCodes = dialed.contains { $0.callingCode != dialed[0].callingCode }
    let keepsPrefix = dialed.allSatisfy { $0.prefixDigits == dialed[0].prefixDigits }
    let alternatives = layouts.map {
      keepsPrefix || !$0.hasCallingCode
        ? $0 : $0.withPrefixInSlots(behind: hasSeveralCodes ? 0 : $0.callingCode.count)
    }
    self.hasSeveralCodes = hasSeveralCodes
    self.alternatives = alternatives
    only = alternatives.count == 1 ? .passUnretained(alternatives[0]) : nil
    var ascii = ASCIISet()
    for layout in alternatives { for slot in layout.classes { ascii.formUnion(slot.ascii) } }
    self.ascii = ascii
    literalASCII = ASCIISet(alternatives.flatMap { $0.literals })
    literalCount = alternatives.map { $0.literals.count }.max() ?? 0
    isDialed = alternatives.contains { $0.hasCallingCode || !$0.trunkPrefix.isEmpty }
    longestPrefix = alternatives.map { $0.prefix.count }.max() ?? 0
  }

  override func admits(_ character: Character) -> Bool {
    alternatives.contains { layout in layout.classes.contains { $0.admits(character) } }
  }

  override func format(_ pass: inout FormatPass) -> Int {
    if let only { return only._withUnsafeGuaranteedRef { $0.show(&pass) } }
    let rest = alternatives[choice(for: pass.source)].show(&pass)
    return rest > 0 && hasSeveralCodes && isDialingBeginning(Array(pass.source)) ? 0 : rest
  }

  override func unformat(_ pass: inout FormatPass) -> Bool {
    if let only { return only._withUnsafeGuaranteedRef { $0.read(&pass) } == 0 }
    var best = (index: 0, rest: Int.max)
    for index in alternatives.indices {
      pass.restart()
      let rest = alternatives[index].read(&pass)
      if rest == 0, pass.count == 0 || choice(for: pass.written) == index { return true }
      if rest < best.rest { best = (index, rest) }
    }
    pass.restart()
    _ = alternatives[best.index].read(&pass)
    return false
  }

  override func capacity(for unformatted: UnsafeBufferPointer<UInt8>) -> Int {
    unformatted.count + literalCount
  }

  override func quickCheckIsUnformatted(ascii byte: UInt8) -> Bool {
    ascii.contains(byte) || !literalASCII.contains(byte)
  }

  override func isPrefix(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    alternatives.contains { $0.isPrefix(text) }
  }

  override func unformattedInsertion(_ text: String, at place: Int) -> String? {
    withoutPrefix(text.trimmed, at: place).map {
      String($0.filter { admits($0) || !$0.isSeparator })
    }
  }

  override func literal(behind unformatted: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let layout = alternatives[choice(for: unformatted)]
    let (end, slots) = layout.fittingFront(of: unformatted)
    return end == unformatted.count
      ? Array(layout.literals[layout.literal(beforeSlot: slots)]) : []
  }

  override func refusal(ofInsertion text: String) -> Front {
    foreign(DialedNumber(text.asciiDigits.string), 0)
  }

  override func front(of unformatted: String, isInternational: Bool) -> Front {
    if !isDialed || unformatted.isEmpty { return .replaced(0) }
    let number = DialedNumber(unformatted)
    return hasSeveralCodes
      ? internationalFront(of: number, isInternational: isInternational)
      : nationalFront(of: number, isInternational: isInternational)
  }

  override func completion(_ unformatted: String, after previous: String) -> String? {
    hasSeveralCodes && !previous.isEmpty ? withoutDefaultCode(DialedNumber(unformatted)) : nil
  }

  override func isIncomplete(_ unformatted: String) -> Bool {
    isDialed && isIncomplete(DialedNumber(unformatted))
  }

  override func mayReadFront(of unformatted: UnsafeBufferPointer<UInt8>) -> Bool {
    isDialed && (hasSeveralCodes || unformatted.first == UInt8(ascii: "0"))
  }

  override var storedPrefix: String { hasSeveralCodes ? "+" : "" }

  override func missingParts(
    behind unformatted: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(literal: String, count: Int)] {
    let layout = alternatives[choice(for: unformatted)]
    let (end, slots) = layout.fittingFront(of: unformatted)
    if end < unformatted.count || slots == layout.slotCount { return [] }
    func text(_ literal: Range<Int>) -> String {
      String(decoding: layout.literals[literal], as: UTF8.self)
    }
    var (parts, first): ([(literal: String, count: Int)], Int) = ([], 0)
    for run in layout.runs {
      let literal = first == 0 ? run.literal.dropFirst(typed) : run.literal
      let isShown = slots > first
      first += run.count
      parts.append((isShown ? "" : text(literal), min(run.count, max(0, first - slots))))
    }
    return parts + [(text(layout.trailing), 0)]
  }

  override func violation(of unformatted: String, rest: Int) -> Violation {
    let end = unformatted.utf8.count
    let range = unformatted.utf16Range(utf8: end - rest..<end)
    let layout = alternatives[unformatted.withUTF8Bytes { choice(for: $0) }]
    let slots = unformatted.withUTF8Bytes { layout.fittingFront(of: $0).slots }
    return slots == layout.slotCount
      ? Violation(
        .tooLong, range: range, limit: slots, actual: unformatted.count, unit: .graphemes)
      : Violation(.characterNotAllowed, range: range)
  }

  /// Returns the index of the alternative for an unformatted text.
  ///
  /// The candidates are the alternatives for the text's beginning or, if there are none, those for
  /// any text. The first candidate that fits the whole text applies, or else the first that fits
  /// most of it.
  func choice(for raw: UnsafeBufferPointer<UInt8>) -> Int {
    let isSpecial = alternatives.contains { $0.isMeant(for: raw) == true }
    var best = (index: 0, rest: Int.max)
    for (index, layout) in alternatives.enumerated()
    where layout.isMeant(for: raw) == (isSpecial ? true : nil) {
      let rest = raw.count - layout.fittingFront(of: raw).end
      if rest == 0 { return index }
      if rest < best.rest { best = (index, rest) }
    }
    return best.index
  }
}
