/// The slots and literals of one pattern.
final class MaskLayout: Sendable {
  /// Adjacent slots of one class.
  struct Run: Sendable {
    /// The literal before the first slot, as a range of `literals`; empty if there is none.
    let literal: Range<Int>
    /// The number of slots.
    var count: Int
    /// The index of their class in `classes`.
    let number: Int
    /// The ASCII characters that they accept.
    let ascii: ASCIISet
  }

  let runs: [Run]
  let classes: [SlotClass]
  /// The bytes of all literals, with those after the last slot at the end.
  let literals: [UInt8]
  /// The beginnings of the unformatted texts that the pattern is for; empty for any text.
  let prefixes: [[UInt8]]
  /// The digits that people dial before a national number; empty for none.
  let trunkPrefix: [UInt8]
  /// A Boolean value that indicates whether a number without a calling code has the pattern's.
  let isDefault: Bool
  /// The digits of the literal before the first slot, behind a `+`; empty if it has no `+`.
  let prefixDigits: [UInt8]
  /// The number of slots.
  let slotCount: Int

  init(
    _ slots: [(literal: Range<Int>, number: Int)], _ classes: [SlotClass], literals: [UInt8],
    prefixes: [[UInt8]], trunkPrefix: [UInt8], isDefault: Bool, prefixDigits: [UInt8]? = nil
  ) {
    var runs: [Run] = []
    for (literal, number) in slots {
      if literal.isEmpty, let last = runs.last, last.number == number {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(
          Run(literal: literal, count: 1, number: number, ascii: classes[number].ascii))
      }
    }
    self.runs = runs
    self.classes = classes
    self.literals = literals
    self.prefixes = prefixes
    self.trunkPrefix = trunkPrefix
    self.isDefault = isDefault
    slotCount = slots.count
    let prefix = literals[slots.first?.literal ?? 0..<0]
    self.prefixDigits =
      prefixDigits
      ?? (prefix.first == UInt8(ascii: "+") ? prefix.filter { $0.isASCIIDigit } : [])
  }

  /// The literal before the first slot.
  var prefix: Range<Int> { runs.first?.literal ?? 0..<0 }

  /// The literal after the last slot.
  var trailing: Range<Int> { (runs.last?.literal.upperBound ?? 0)..<literals.count }

  /// Returns the literal before a slot; empty if there is none.
  func literal(beforeSlot number: Int) -> Range<Int> {
    var first = 0
    for run in runs {
      if first == number { return run.literal }
      first += run.count
    }
    return 0..<0
  }

  /// Returns whether the pattern is for the beginning of an unformatted text, or `nil` if it is for
  /// any text.
  func isMeant(for raw: UnsafeBufferPointer<UInt8>) -> Bool? {
    prefixes.isEmpty ? nil : prefixes.contains { raw.holds($0, at: 0) }
  }

  /// Returns the end of the longest fitting prefix of an unformatted text, and the number of slots
  /// that it fills.
  func fittingFront(of raw: UnsafeBufferPointer<UInt8>) -> (end: Int, slots: Int) {
    var (offset, slots) = (0, 0)
    for run in runs {
      let (end, count) = fill(run, from: raw, at: offset)
      (offset, slots) = (end, slots &+ count)
      if count < run.count { break }
    }
    return (offset, slots)
  }

  /// Returns the end and the number of the clusters at an offset that fit a run of slots.
  @inline(__always)
  private func fill(
    _ run: Run, from text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (end: Int, count: Int) {
    var (offset, count) = (start, 0)
    while count < run.count, offset < text.count {
      let next = offset &+ 1
      let byte = text[offset]
      if byte < 0x80, next == text.count || text[next] < 0x80 {
        guard run.ascii.contains(byte) else { break }
        offset = next
      } else {
        guard let end = endOfCluster(run, in: text, at: offset) else { break }
        offset = end
      }
      count &+= 1
    }
    return (offset, count)
  }

  @inline(never)
  private func endOfCluster(
    _ run: Run, in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int? {
    let end = text.endOfCluster(from: offset)
    return classes[run.number].admits(text, offset..<end) ? end : nil
  }

  /// Writes the shown text of a raw text, as far as it fits.
  func layOut(_ pieces: inout Pieces) {
    let raw = pieces.source
    runs.withUnsafeBufferPointer { runs in
      literals.withUnsafeBufferPointer { literals in
        var isFull = true
        for run in runs {
          let (end, count) = fill(run, from: raw, at: pieces.position)
          if count > 0 {
            pieces.insert(
              UnsafeBufferPointer(rebasing: literals[run.literal]), pushes: pieces.position == 0)
            pieces.keep(upTo: end)
          }
          isFull = count == run.count
          if !isFull { break }
        }
        if pieces.rest == 0, isFull {
          pieces.insert(UnsafeBufferPointer(rebasing: literals[trailing]))
        }
      }
    }
  }

  /// Returns whether a text is the literal before the first slot, or a beginning of it.
  @inline(__always)
  func isPrefix(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.isEmpty && text.count <= prefix.count && literals.starts(with: text)
  }

  /// Writes the raw text of a shown text, and returns whether all of it matches the pattern.
  func unlay(_ pieces: inout Pieces) -> Bool {
    let text = pieces.source
    return runs.withUnsafeBufferPointer { runs in
      literals.withUnsafeBufferPointer { literals in
        var isFull = true
        for run in runs {
          let literal = UnsafeBufferPointer(rebasing: literals[run.literal])
          let start = pieces.position &+ literal.count
          let (end, count) =
            literal.isEmpty || text.holds(literal, at: pieces.position)
            ? fill(run, from: text, at: start) : (0, 0)
          if count > 0 {
            pieces.skip(literal.count)
            pieces.keep(upTo: end)
          }
          isFull = count == run.count
          if !isFull { break }
        }
        if isFull, !trailing.isEmpty {
          guard pieces.rest == trailing.count,
            text.holds(UnsafeBufferPointer(rebasing: literals[trailing]), at: pieces.position)
          else { return false }
          pieces.skip(trailing.count)
        }
        return pieces.rest == 0
      }
    }
  }
}
