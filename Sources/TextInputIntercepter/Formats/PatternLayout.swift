/// The slots of one pattern, with the literals before them and behind the last one.
final class PatternLayout: Sendable {
  /// A slot, with all that is asked of it at a keystroke.
  struct Slot: Sendable {
    /// The literal before the slot, in `literals`; empty where there is none.
    let literal: Range<Int>
    /// The slot's class, in `classes`.
    let number: Int
    /// The ASCII characters that it admits.
    let ascii: ASCIISet
  }

  let slots: [Slot]
  let classes: [SlotClass]
  /// The bytes of all literals; those behind the last slot are at the end.
  let literals: [UInt8]
  /// The beginnings of raw texts that the pattern is for; empty for any.
  let prefixes: [[UInt8]]

  init(
    _ slots: [(literal: Range<Int>, number: Int)], _ classes: [SlotClass], literals: [UInt8],
    prefixes: [[UInt8]]
  ) {
    self.slots = slots.map {
      Slot(literal: $0.literal, number: $0.number, ascii: classes[$0.number].ascii)
    }
    self.classes = classes
    self.literals = literals
    self.prefixes = prefixes
  }

  /// The literal behind the last slot.
  var trailing: Range<Int> { (slots.last?.literal.upperBound ?? 0)..<literals.count }

  /// Whether the pattern is for a raw text because of its beginning; `nil` if it is for any.
  func isMeant(for raw: UnsafeBufferPointer<UInt8>) -> Bool? {
    prefixes.isEmpty ? nil : prefixes.contains { raw.holds($0, at: 0) }
  }

  /// Where the longest front of a raw text ends that fits.
  func end(ofFittingFront raw: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = 0
    for slot in slots {
      guard offset < raw.count, let end = end(of: slot, in: raw, at: offset) else { break }
      offset = end
    }
    return offset
  }

  /// The end of the cluster at an offset, if it may stand in a slot.
  @inline(__always)
  private func end(of slot: Slot, in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let next = offset &+ 1
    let byte = text[offset]
    if byte < 0x80, next == text.count || text[next] < 0x80 {
      return slot.ascii.contains(byte) ? next : nil
    }
    return endOfCluster(slot, in: text, at: offset)
  }

  @inline(never)
  private func endOfCluster(
    _ slot: Slot, in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int? {
    let end = text.endOfCluster(from: offset)
    return classes[slot.number].admits(text, offset..<end) ? end : nil
  }

  /// Writes a raw text as it is shown.
  ///
  /// - Returns: The bytes that do not fit.
  func show(_ pass: inout FormatPass) -> Int {
    let raw = pass.source
    return slots.withUnsafeBufferPointer { slots in
      literals.withUnsafeBufferPointer { literals in
        var offset = 0
        var number = 0
        while number < slots.count, offset < raw.count,
          let end = end(of: slots[number], in: raw, at: offset)
        {
          let literal = slots[number].literal
          if !literal.isEmpty {
            pass.write(
              UnsafeBufferPointer(rebasing: literals[literal]), for: offset..<offset,
              pushes: offset == 0)
          }
          pass.copy(offset..<end)
          offset = end
          number &+= 1
        }
        let rest = raw.count &- offset
        if rest > 0 {
          pass.copy(offset..<raw.count)
        } else if number == slots.count, !trailing.isEmpty {
          pass.write(UnsafeBufferPointer(rebasing: literals[trailing]), for: offset..<offset)
        }
        return rest
      }
    }
  }

  /// Writes the raw text of a text that may be a shown one.
  ///
  /// - Returns: How much of the text is not as it is shown; 0 if all is.
  func read(_ pass: inout FormatPass) -> Int {
    let text = pass.source
    return slots.withUnsafeBufferPointer { slots in
      literals.withUnsafeBufferPointer { literals in
        var (offset, number) = (0, 0)
        while number < slots.count {
          let literal = slots[number].literal
          let start = offset &+ literal.count
          guard start < text.count,
            literal.isEmpty
              || text.holds(UnsafeBufferPointer(rebasing: literals[literal]), at: offset),
            let end = end(of: slots[number], in: text, at: start)
          else { break }
          if !literal.isEmpty { pass.drop(offset..<start) }
          pass.copy(start..<end)
          offset = end
          number &+= 1
        }
        let isFull = number == slots.count && !trailing.isEmpty
        if isFull, text.count - offset == trailing.count,
          text.holds(UnsafeBufferPointer(rebasing: literals[trailing]), at: offset)
        {
          pass.drop(offset..<text.count)
          return 0
        }
        pass.copy(offset..<text.count)
        // Without the literal at its end, a text that fills all slots is not as it is shown.
        return text.count &- offset &+ (isFull ? 1 : 0)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether bytes stand at an offset.
  @inline(__always)
  func holds(_ bytes: some RandomAccessCollection<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset &+ bytes.count <= count else { return false }
    var offset = offset
    for byte in bytes {
      if self[offset] != byte { return false }
      offset &+= 1
    }
    return true
  }
}
