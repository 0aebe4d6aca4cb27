package import IntercepterMessages
internal import TextBytes

/// JSON on one line, written as it comes, without a tree of values first.
///
/// Commas come by themselves, before a name or an element that does not open its object or array.
package struct JSONLine {
  /// What has been written.
  package var bytes: [UInt8]

  /// The messages for people, which isolate what they quote; `nil` writes no sentences for people.
  package var notices: Messages?

  /// Goes on behind what has been written.
  package init(_ bytes: consuming [UInt8] = []) { self.bytes = bytes }

  /// Writes an object, whose members `write` adds.
  package mutating func object(_ write: (inout JSONLine) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    write(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes an array, each of whose elements `write` adds.
  package mutating func array<Elements: Collection>(
    _ elements: Elements, _ write: (inout JSONLine, Elements.Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for element in elements {
      separate()
      write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the name of a member, which is plain ASCII; its value comes next.
  package mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes the name of a member; its value comes next.
  package mutating func name(_ name: String) {
    separate()
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func number(_ number: Int) { bytes.append(decimal: number) }

  package mutating func null() { bytes.append("null") }

  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let value): bytes.append(value ? "true" : "false")
    case .number(let digits): bytes += digits.utf8
    case .string(let text): string(text)
    case .array(let elements): array(elements) { $0.value($1) }
    case .object(let members):
      object { line in
        for member in members {
          line.name(member.name)
          line.value(member.value)
        }
      }
    }
  }

  package mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    string(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int) {
    self.name(name)
    self.number(number)
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    self.name(name)
    bytes.append(value ? "true" : "false")
  }

  /// Writes a member, whose value `write` adds.
  package mutating func member(_ name: StaticString, _ write: (inout JSONLine) -> Void) {
    self.name(name)
    write(&self)
  }

  /// Writes a member that is `null` without a value.
  package mutating func member<Value>(
    _ name: StaticString, _ value: Value?, _ write: (inout JSONLine, Value) -> Void
  ) {
    self.name(name)
    if let value { write(&self, value) } else { null() }
  }

  /// Puts a comma behind a member or an element.
  private mutating func separate() {
    switch bytes.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ words: StaticString) {
    append(
      contentsOf: words.bytes)
  }

  fileprivate mutating func append(decimal number: Int) {
    if 0..<10 ~= number { return append(UInt8(ascii: "0") + UInt8(number)) }
    if number < 0 { append(UInt8(ascii: "-")) }
    var power: UInt = 1
    while number.magnitude / power >= 10 { power *= 10 }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number.magnitude / power % 10))
      power /= 10
    }
  }
}
