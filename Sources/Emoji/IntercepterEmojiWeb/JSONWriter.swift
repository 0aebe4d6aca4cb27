/// JSON for a page, which checks it with `JSON.parse`.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func object(_ write: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    write(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes the elements with numbers below a count.
  mutating func array(_ count: Int, _ write: (inout JSONWriter, Int) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for index in 0..<count {
      separate()
      write(&self, index)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the name of a member.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  mutating func member(_ name: StaticString, _ value: Int) {
    self.name(name)
    number(value)
  }

  mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    let word: StaticString = value ? "true" : "false"
    bytes += UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in Array(text.utf8) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
      case ..<0x20:
        // A control character, of which JSON wants four hexadecimal digits.
        for escape in "\\u00".utf8 { bytes.append(escape) }
        bytes.append(UInt8(ascii: "0") + byte >> 4)
        bytes.append((byte & 15 < 10 ? UInt8(ascii: "0") : UInt8(ascii: "7")) + byte & 15)
        continue
      default: break
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func number(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var power: UInt = 1
    while number.magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number.magnitude / power % 10))
      power /= 10
    }
  }

  /// Writes a comma after a member or an element.
  private mutating func separate() {
    switch bytes.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), nil: break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}
