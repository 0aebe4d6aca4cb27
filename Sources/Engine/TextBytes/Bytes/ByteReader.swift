/// A reader of numbers and texts that a `ByteWriter` wrote.
///
/// Reading beyond the end, or a number that is too large, yields 0 or an empty text and is noted in
/// ``isDamaged``, so a caller checks it once.
package struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// A Boolean value that indicates whether something could not be read.
  package private(set) var isDamaged = false

  /// Creates a reader of bytes that outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A Boolean value that indicates whether everything was read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// Notes that a value is invalid.
  package mutating func fail() {
    isDamaged = true
    offset = bytes.count
  }

  /// Reads a number from 0 to 2⁶³ − 1; the greatest `Int` in place of a greater number.
  package mutating func number() -> Int {
    var (number, shift) = (UInt64(0), UInt64(0))
    while offset < bytes.count, shift < 63 {
      let byte = bytes[offset]
      offset += 1
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return Int(clamping: number) }
    }
    fail()
    return 0
  }

  /// Reads a number from a closed range.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    let number = number()
    if range.contains(number) { return number }
    fail()
    return range.lowerBound
  }

  package mutating func flag() -> Bool { number(in: 0...1) == 1 }

  /// Reads the place of a value among all values of its type.
  package mutating func choice<Value: CaseIterable>() -> Value
  where Value.AllCases: RandomAccessCollection, Value.AllCases.Index == Int {
    Value.allCases[number(in: 0...Value.allCases.count - 1)]
  }

  /// Reads the bytes of a text, which is valid UTF-8.
  package mutating func utf8() -> UnsafeBufferPointer<UInt8> {
    let count = number()
    guard count <= bytes.count - offset else {
      fail()
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    offset += count
    return UnsafeBufferPointer(rebasing: bytes[offset - count..<offset])
  }

  package mutating func text() -> String {
    if let text = String(validating: utf8(), as: UTF8.self) { return text }
    fail()
    return ""
  }

  /// Reads a text of one character.
  package mutating func character() -> Character {
    let text = text()
    if let character = text.first, character.utf8.count == text.utf8.count { return character }
    fail()
    return "."
  }

  /// Reads a value that may be missing.
  package mutating func optional<Value>(_ read: (inout ByteReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }

  /// Reads an array.
  package mutating func array<Value>(_ read: (inout ByteReader) -> Value) -> [Value] {
    let count = number()
    var values: [Value] = []
    while values.count < count, !isDamaged { values.append(read(&self)) }
    return values
  }
}
