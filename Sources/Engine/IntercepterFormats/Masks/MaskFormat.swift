/// A layout of one or more patterns; the raw text determines which one applies.
final class MaskFormat: TextLayout {
  let alternatives: [MaskLayout]
  /// The only alternative, if there is one, without reference counting.
  private let only: Unmanaged<MaskLayout>?
  /// The ASCII characters that any slot accepts.
  private let ascii: ASCIISet
  /// The maximum number of bytes of a literal before the first slot.
  let longestPrefix: Int
  /// A Boolean value that indicates whether a literal has a character that a slot reads.
  let readsLiterals: Bool
  /// A Boolean value that indicates whether a literal has such a character, behind a slot or beside
  /// another pattern.
  let readsKeys: Bool
  /// A Boolean value that indicates whether a slot may read a small letter as its capital.
  let readsSmallLetters: Bool
  /// A Boolean value that indicates whether the raw text may be a telephone number as dialed.
  let isDialed: Bool
  /// A Boolean value that indicates whether numbers with different calling codes fit.
  let hasSeveralCodes: Bool
  /// A Boolean value that indicates whether every pattern begins with `+` and digits.
  let keepsKeys: Bool
  /// A Boolean value that indicates whether rules decide how many slots a value fills.
  private let mayEndEarly: Bool

  var isValue: Bool { true }
  /// A Boolean value that indicates whether a text of the characters of slots may be read as another.
  var hasReadableLiterals: Bool { readsLiterals || readsSmallLetters }

  init(_ layouts: [MaskLayout], mayEndEarly: Bool) {
    let dialed = layouts.filter { $0.hasCallingCode }
    let hasSeveralCodes = dialed.contains { $0.callingCode != dialed[0].callingCode }
    let keepsPrefix = dialed.allSatisfy { $0.prefixDigits == dialed[0].prefixDigits }
    let alternatives = layouts.map {
      keepsPrefix || !$0.hasCallingCode
        ? $0 : $0.withPrefixInSlots(behind: hasSeveralCodes ? 0 : $0.callingCode.count)
    }
    self.mayEndEarly = mayEndEarly
    self.hasSeveralCodes = hasSeveralCodes
    self.alternatives = alternatives
    only = alternatives.count == 1 ? .passUnretained(alternatives[0]) : nil
    var ascii = ASCIISet()
    for layout in alternatives { for slot in layout.classes { ascii.formUnion(slot.ascii) } }
    self.ascii = ascii
    isDialed = alternatives.contains { $0.hasCallingCode || !$0.trunkPrefix.isEmpty }
    keepsKeys = alternatives.allSatisfy { $0.hasCallingCode }
    longestPrefix = alternatives.map { $0.prefix.count }.max() ?? 0
    readsKeys = alternatives.contains { layout in
      let behind = layout.literals.dropFirst(alternatives.count > 1 ? 0 : layout.prefix.count)
      return String(decoding: behind, as: UTF8.self).contains { literal in
        alternatives.contains { $0.classes.contains { $0.reading(of: literal) != nil } }
      }
    }
    readsLiterals = isDialed || longestPrefix > 0 || readsKeys
    readsSmallLetters = alternatives.contains { layout in
      layout.classes.contains { $0.mayHaveOnlyCapitals }
    }
  }

  /// Returns whether a slot reads a character.
  func admits(_ character: Character) -> Bool {
    alternatives.contains { layout in
      layout.classes.contains { $0.reading(of: character) != nil }
    }
  }

  func layOut(_ pieces: inout Pieces) {
    if let only { return only._withUnsafeGuaranteedRef { $0.layOut(&pieces) } }
    alternatives[choice(for: pieces.source)].layOut(&pieces)
  }

  func unlay(_ pieces: inout Pieces) {
    // The beginning of a literal is nothing yet.
    if longestPrefix > 0, alternatives.contains(where: { $0.isPrefix(pieces.source) }) {
      pieces.skip(pieces.rest)
    } else {
      let isLaidOut = unlays(&pieces)
      pieces.isLaidOut = isLaidOut
      if isLaidOut, hasOtherReading(pieces) { pieces.asTyped = "" }
    }
  }

  /// Writes the raw text of a shown text, and returns whether the text is one.
  func unlays(_ pieces: inout Pieces) -> Bool {
    if let only {
      return only._withUnsafeGuaranteedRef { $0.unlay(&pieces) }
    }
    var best = (index: 0, rest: Int.max)
    for index in alternatives.indices {
      pieces.restart()
      if alternatives[index].unlay(&pieces),
        pieces.count == 0 || choice(for: pieces.written) == index
      {
        return true
      }
      if pieces.rest < best.rest { best = (index, pieces.rest) }
    }
    pieces.restart()
    _ = alternatives[best.index].unlay(&pieces)
    return false
  }

  func read(_ pieces: inout Pieces) -> Reading {
    let isContinued = pieces.isContinued
    if pieces.edited?.isEmpty == true, isContinued {
      // What a deletion leaves.
      if readsSmallLetters {
        let characters = Array(String(decoding: pieces.source, as: UTF8.self))
        write(characters, characters.map { _ in true }, &pieces)
      } else {
        pieces.keepRest()
      }
      return reading(of: pieces.written)
    }
    if isContinued, !hasReadableLiterals, pieces.source.isPrintableASCII {
      return readASCII(&pieces)
    }
    if !isDialed, isContinued && !readsKeys || !hasReadableLiterals, fits(pieces.source) {
      // Digits alone, as in most texts. Under a key, nobody asks whether they are all.
      pieces.keepRest()
      return pieces.edited == nil ? reading(of: pieces.written) : .value
    }
    if !isContinued, !isDialed, unlays(&pieces) { return reading(of: pieces.written) }
    pieces.restart()
    if !hasReadableLiterals, pieces.source.isPrintableASCII { return readASCII(&pieces) }
    let text = String(decoding: pieces.source, as: UTF8.self)
    if let typed = prefix(in: text) {
      pieces.skip(pieces.rest)
      pieces.asTyped = typed
      return .beginning
    }
    return isDialed ? readNumber(text, &pieces) : readMask(text, &pieces)
  }

  /// Reads printable ASCII of which no literal is a character of a slot: drops the separators.
  private func readASCII(_ pieces: inout Pieces) -> Reading {
    let text = pieces.source
    var start = 0
    for offset in text.indices
    where !ascii.contains(text[offset]) && text[offset].isASCIISeparator {
      pieces.keep(offset &- start)
      pieces.skip(1)
      start = offset &+ 1
    }
    pieces.keepRest()
    // Under a key, nobody asks whether all slots are filled.
    return pieces.edited == nil ? reading(of: pieces.written) : .value
  }

  /// Returns whether a raw text has all its slots filled, or only its beginning.
  func reading(of raw: UnsafeBufferPointer<UInt8>) -> Reading {
    raw.isEmpty || mayEndEarly || isComplete(raw) ? .value : .beginning
  }

  /// Returns whether a raw text fits its pattern.
  func fits(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    alternatives[choice(for: raw)].fittingFront(of: raw).end == raw.count
  }

  /// Returns whether a raw text fills all slots of a pattern that are not optional.
  func isComplete(_ raw: UnsafeBufferPointer<UInt8>) -> Bool {
    if raw.isEmpty { return false }
    if let only {
      let (end, slots) = only._withUnsafeGuaranteedRef { $0.fittingFront(of: raw) }
      return end == raw.count && (mayEndEarly || slots == alternatives[0].slotCount)
    }
    let isSpecial = alternatives.contains { $0.isMeant(for: raw) == true }
    return alternatives.contains { layout in
      guard layout.isMeant(for: raw) == (isSpecial ? true : nil) else { return false }
      let (end, slots) = layout.fittingFront(of: raw)
      return end == raw.count && (mayEndEarly || slots == layout.slotCount)
    }
  }

  func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    alternatives.flatMap { layout in
      let (end, slots) = layout.fittingFront(of: raw)
      return end == raw.count ? layout.literals[layout.literal(beforeSlot: slots)] : []
    }
  }

  func stored(_ raw: String) -> String {
    hasSeveralCodes && !raw.isEmpty && raw.withUTF8Bytes { fits($0) } ? "+" + raw : raw
  }

  func raw(ofStored text: String) -> String? {
    if !hasSeveralCodes || text.isEmpty { return text }
    return text.holds("+", atUTF8: 0) ? text.text(utf8: 1..<text.utf8.count) : nil
  }

  func missingParts(
    behind raw: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(literal: String, count: Int)] {
    let layout = alternatives[choice(for: raw)]
    let (end, slots) = layout.fittingFront(of: raw)
    if end < raw.count || slots == layout.slotCount { return [] }
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

  func violation(of raw: String, rest: Int) -> Violation {
    let end = raw.utf8.count
    let range = raw.utf16Range(utf8: end - rest..<end)
    let layout = alternatives[raw.withUTF8Bytes { choice(for: $0) }]
    let slots = raw.withUTF8Bytes { layout.fittingFront(of: $0).slots }
    return slots == layout.slotCount
      ? Violation(.tooLong, range: range, limit: slots, actual: raw.count, unit: .graphemes)
      : Violation(.characterNotAllowed, range: range)
  }

  /// Returns the index of the alternative for a raw text.
  ///
  /// The candidates are the alternatives for the text's beginning or, if there are none, those for
  /// any text. The first candidate that fits the whole text applies, or else the first for which the
  /// text may become the beginning, or that fits most of it.
  func choice(for raw: UnsafeBufferPointer<UInt8>) -> Int {
    if only != nil { return 0 }
    let isSpecial = alternatives.contains { $0.isMeant(for: raw) == true }
    var best = (index: 0, rest: Int.max)
    for (index, layout) in alternatives.enumerated()
    where layout.isMeant(for: raw) == (isSpecial ? true : nil) {
      let rest = raw.count - layout.fittingFront(of: raw).end
      if rest == 0 { return index }
      if rest < best.rest { best = (index, rest) }
    }
    if isSpecial { return best.index }
    let later = alternatives.firstIndex { layout in
      layout.prefixes.contains { $0.starts(with: raw) }
    }
    return later ?? best.index
  }
}
