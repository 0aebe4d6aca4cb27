/// A format of one or more patterns; the unformatted text determines which one applies.
final class PatternFormat: Sendable {
  let alternatives: [PatternLayout]
  /// The only alternative, if there is one, without reference counting.
  private let only: Unmanaged<PatternLayout>?
  /// The ASCII characters that any slot accepts.
  let ascii: ASCIISet
  /// The ASCII characters in literals.
  let literalASCII: ASCIISet
  /// The maximum number of bytes of literals in an alternative.
  let literalCount: Int
  /// The maximum number of bytes of a literal before the first slot.
  let prefixCount: Int
  /// A Boolean value that indicates whether an unformatted text that begins with `0` may be a
  /// telephone number as dialed.
  let isDialed: Bool

  init(_ alternatives: [PatternLayout]) {
    self.alternatives = alternatives
    only = alternatives.count == 1 ? .passUnretained(alternatives[0]) : nil
    var ascii = ASCIISet()
    for layout in alternatives { for slot in layout.classes { ascii.formUnion(slot.ascii) } }
    self.ascii = ascii
    literalASCII = ASCIISet(alternatives.flatMap { $0.literals })
    literalCount = alternatives.map { $0.literals.count }.max() ?? 0
    isDialed = alternatives.contains { $0.isDialed }
    prefixCount = alternatives.map { $0.prefix.count }.max() ?? 0
  }

  /// Returns whether any slot accepts a character.
  func admits(_ character: Character) -> Bool {
    alternatives.contains { layout in layout.classes.contains { $0.admits(character) } }
  }

  func show(_ pass: inout FormatPass<some FormatPlaces>) -> Int {
    if let only { return only._withUnsafeGuaranteedRef { $0.show(&pass) } }
    return alternatives[choice(for: pass.source)].show(&pass)
  }

  func read(_ pass: inout FormatPass<some FormatPlaces>) -> Bool {
    if let only { return only._withUnsafeGuaranteedRef { $0.read(&pass) } == 0 }
    let start = pass
    var best = (index: 0, rest: Int.max)
    for index in alternatives.indices {
      pass = start
      let rest = alternatives[index].read(&pass)
      if rest == 0, pass.count == 0 || choice(for: pass.written) == index { return true }
      if rest < best.rest { best = (index, rest) }
    }
    pass = start
    _ = alternatives[best.index].read(&pass)
    return false
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
