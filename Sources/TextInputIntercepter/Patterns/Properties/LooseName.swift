/// A name of a property or of a value, as UAX #44 compares them: case, spaces, hyphens and low lines
/// mean nothing.
struct LooseName: Hashable {
  private let letters: [UInt8]

  init(_ name: some Sequence<UInt8>) {
    letters = name.compactMap { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09...0x0D: nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
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

  /// The number of the line of a table that has the name.
  func line(in table: StaticString) -> UInt32? {
    let text = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let index = lines.firstIndex { line in
      line.split(separator: UInt8(ascii: " ")).contains { LooseName($0) == self }
    }
    return index.map { UInt32($0) }
  }
}
