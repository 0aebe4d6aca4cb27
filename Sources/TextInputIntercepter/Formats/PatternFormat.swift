/// Formats of slots and literals, one of which is chosen by the raw text.
final class PatternFormat: Sendable {
  let alternatives: [PatternLayout]
  /// The only one, where there is one; no reference to it is counted.
  private let only: Unmanaged<PatternLayout>?
  /// The ASCII characters that some slot admits.
  let ascii: ASCIISet
  /// The ASCII characters in literals.
  let literalASCII: ASCIISet
  /// The most bytes of literals in one of them.
  let literalCount: Int
  /// The most bytes of a literal before the first slot.
  let prefixCount: Int
  /// Whether a raw text that begins with `0` may be a number as it is dialed.
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

  /// Whether a character may stand in any slot.
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

  /// The alternative for a raw text: of those that are for its beginning, or else of those for any, the
  /// first that it fits; otherwise the first that it fits farthest.
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
