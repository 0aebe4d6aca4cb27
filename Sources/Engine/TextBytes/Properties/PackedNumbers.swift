/// The numbers of a generated table.
///
/// A character represents five bits, the lowest first, from `0` on; it is 32 more if the number
/// continues. Line ends are ignored.
package struct PackedNumbers: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0

  package init(_ table: StaticString) {
    text = table.bytes
  }

  /// All numbers, for a table that is searched.
  var all: [UInt32] {
    var numbers: [UInt32] = []
    for number in self { numbers.append(number) }
    return numbers
  }

  package mutating func next() -> UInt32? {
    var (number, shift): (UInt32, UInt32) = (0, 0)
    while offset < text.count {
      let character = text[offset]
      offset += 1
      guard character != UInt8(ascii: "\n") else { continue }
      let digit = UInt32(character &- 0x30)
      number |= (digit & 31) << shift
      if digit < 32 { return number }
      shift += 5
    }
    return nil
  }
}
