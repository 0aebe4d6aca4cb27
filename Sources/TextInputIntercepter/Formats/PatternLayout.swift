/// The slots of one pattern, with the literals before them and behind the last one.
struct PatternLayout: Sendable {
  struct Slot: Sendable {
    /// The literal before the slot, in `literals`; empty where there is none.
    var literal: Range<Int>
    /// The slot's class, in `classes`.
    var number: Int
  }

  var slots: [Slot] = []
  var classes: [SlotClass] = []
  /// The bytes of all literals; those behind the last slot are at the end.
  var literals: [UInt8] = []
  /// The beginnings of raw texts that the pattern is for; empty for any.
  var prefixes: [[UInt8]] = []

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
    let isPlain = text[offset] < 0x80 && (next == text.count || text[next] < 0x80)
    let end = isPlain ? next : text.endOfCluster(from: offset)
    return classes[slot.number].admits(text, offset..<end) ? end : nil
  }

  /// Writes a raw text as it is shown.
  ///
  /// - Returns: The bytes that do not fit.
  func show(_ pass: inout FormatPass) -> Int {
    let raw = pass.source
    var offset = 0
    var isFull = true
    for slot in slots {
      guard offset < raw.count, let end = end(of: slot, in: raw, at: offset) else {
        isFull = false
        break
      }
      if !slot.literal.isEmpty {
        pass.write(literals[slot.literal], for: offset..<offset, pushes: offset == 0)
      }
      pass.copy(offset..<end)
      offset = end
    }
    let rest = raw.count - offset
    if rest > 0 {
      pass.copy(offset..<raw.count)
    } else if isFull, !trailing.isEmpty {
      pass.write(literals[trailing], for: offset..<offset)
    }
    return rest
  }

  /// Writes the raw text of a text that may be a shown one.
  ///
  /// - Returns: Whether the text is exactly as it is shown.
  func read(_ pass: inout FormatPass) -> Bool { readParts(&pass).rest == 0 }

  /// The same, and how much of the text is behind what is as it is shown.
  func readParts(_ pass: inout FormatPass) -> (rest: Int, isFull: Bool) {
    let text = pass.source
    var (offset, isFull) = (0, true)
    for slot in slots {
      let start = offset &+ slot.literal.count
      guard start < text.count,
        slot.literal.isEmpty || text.holds(literals[slot.literal], at: offset),
        let end = end(of: slot, in: text, at: start)
      else {
        isFull = false
        break
      }
      if !slot.literal.isEmpty { pass.drop(offset..<start) }
      pass.copy(start..<end)
      offset = end
    }
    let isComplete = !isFull || trailing.isEmpty
    if isFull, !trailing.isEmpty, text.count - offset == trailing.count,
      text.holds(literals[trailing], at: offset)
    {
      pass.drop(offset..<text.count)
      return (0, true)
    }
    pass.copy(offset..<text.count)
    // Without the literal at its end, a text that fills all slots is not as it is shown.
    return (text.count - offset + (isComplete ? 0 : 1), isFull)
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
