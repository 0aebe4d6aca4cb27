/// A name of a property or a value, which compares as in UAX #44, without case, spaces, hyphens and
/// low lines.
struct LooseName: Hashable {
  private let letters: [UInt8]

  init(_ name: some Sequence<UInt8>) { letters = name.compactMap { Self.letter($0) } }

  /// Returns the letter for a byte of a name, or `nil` if the byte is ignored.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09...0x0D: nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  init(_ name: StaticString) {
    self.init(name.bytes)
  }

  func isOne(of names: [StaticString]) -> Bool { names.contains { self == LooseName($0) } }

  /// The name without a leading `Is`, or `nil` if it has none.
  var withoutIs: LooseName? {
    letters.starts(with: [UInt8(ascii: "i"), UInt8(ascii: "s")])
      ? LooseName(letters.dropFirst(2)) : nil
  }

  /// Returns the index of the line of a table that contains the name; spaces separate the names of
  /// a line.
  func line(in table: StaticString) -> UInt32? {
    var line: UInt32 = 0
    // The number of matching letters of a name, and whether any letter differed.
    var (count, isOther) = (0, false)
    for byte in table.bytes {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        if !isOther, count == letters.count { return line }
        (count, isOther) = (0, false)
        if byte == UInt8(ascii: "\n") { line += 1 }
      } else if !isOther, let letter = Self.letter(byte) {
        if count < letters.count, letters[count] == letter { count += 1 } else { isOther = true }
      }
    }
    return !isOther && count == letters.count ? line : nil
  }
}
