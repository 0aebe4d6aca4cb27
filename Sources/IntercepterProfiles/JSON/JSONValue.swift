/// A JSON text as a tree (RFC 8259).
///
/// Objects keep the order of their members, and numbers are kept as they were written: 9223372036854775808
/// can be told from 9223372036854775807, and 0.10 is exact.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One member of an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An integer.
  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map(Member.init))
  }

  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: CustomStringConvertible {
  /// What the value is, in a sentence for people: a number, a short string or a literal as it is
  /// written, anything else by its kind.
  package var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): String(value)
    case .number(let digits): digits.utf8.count <= 40 ? digits : "a very long number"
    case .string(let text) where text.utf8.count <= 40: JSONWriter.text(self)
    case .string: "a string"
    case .array(let elements) where elements.count <= 4 && elements.allSatisfy(\.isNumber):
      "[\(elements.map(\.description).joined(separator: ","))]"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
