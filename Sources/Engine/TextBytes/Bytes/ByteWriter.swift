/// A writer of numbers and texts for a `ByteReader`.
///
/// A number has seven bits in each byte, the lowest first; all bytes but the last have 128 added
/// (LEB128). A text is preceded by the number of its bytes in UTF-8, an array by that of its
/// elements, and a value that may be missing by 1, or replaced by 0.
package struct ByteWriter {
  package var bytes: [UInt8] = []

  package init() {}

  /// Writes a number, or 0 in place of a negative one.
  package mutating func write(_ number: Int) {
    var rest = max(0, number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  package mutating func write(_ text: String) { write(utf8: text.utf8) }

  package mutating func write(utf8: some Collection<UInt8>) {
    write(utf8.count)
    bytes += utf8
  }

  /// Writes the place of a value among all values of its type.
  package mutating func write<Value: CaseIterable & Equatable>(choice value: Value)
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
    write(Value.allCases.firstIndex(of: value)!)
  }

  package mutating func write<Value>(
    optional value: Value?, _ write: (inout ByteWriter, Value) -> Void
  ) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  package mutating func write<Value>(
    array values: [Value], _ write: (inout ByteWriter, Value) -> Void
  ) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }
}
