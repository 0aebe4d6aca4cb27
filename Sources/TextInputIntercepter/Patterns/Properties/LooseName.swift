/// A name of a property or of a value, as UAX #44 compares them: case, spaces, hyphens and low lines
/// mean nothing.
struct LooseName: Hashable {
  private let letters: [UInt8]

  init(_ name: some Sequence<UInt8>) { letters = name.compactMap { Self.letter($0) } }

  /// The letter that a byte of a name stands for; `nil` for a byte that means nothing.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09...0x0D: nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  init(_ name: StaticString) {
    self.init(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// The name without `Is` in front of it.
  var withoutIs: LooseName? {
    letters.starts(with: [UInt8(ascii: "i"), UInt8(ascii: "s")])
      ? LooseName(letters.dropFirst(2)) : nil
  }

  /// The number of the line of a table that has the name; spaces separate the names of a line.
  func line(in table: StaticString) -> UInt32? {
    var line: UInt32 = 0
    // How many letters of a name have been the same, and whether any was another one.
    var (count, isOther) = (0, false)
    for byte in UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount) {
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
