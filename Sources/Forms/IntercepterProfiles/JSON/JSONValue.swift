/// A JSON text as a tree (RFC 8259).
///
/// Objects keep the order of their members, and numbers are kept as they were written: 9223372036854775808
/// differs from 9223372036854775807, and 0.10 is exact.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, as JSON writes it.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, with its members in the order of the text.
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's name.
    public var name: String
    /// The member's value.
    public var value: JSONValue

    /// Creates a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the first member of a name, or `nil` if this is not an object with one.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// An integer.
  public static func number(_ value: Int) -> JSONValue { .number(String(value)) }
}

extension JSONValue {
  /// The value as JSON on one line, with escapes for characters that a terminal or a reader of lines
  /// would act on.
  public func json() -> String {
    var line = JSONLine()
    line.value(self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  /// Creates an object.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map(Member.init))
  }

  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension [JSONValue.Member] {
  /// Creates members, without those that have no value.
  package init(_ members: KeyValuePairs<String, JSONValue?>) {
    self = members.compactMap { name, value in value.map { Element(name: name, value: $0) } }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// Creates a string.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates a number.
  public init(integerLiteral number: Int) { self = .number(number) }

  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: CustomStringConvertible {
  /// The value in a sentence for people: a number, a short string or a literal as it is
  /// written, anything else by its kind.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): String(value)
    case .number(let digits): digits.utf8.count <= 40 ? digits : "a very long number"
    case .string(let text) where text.utf8.count <= 40: self.json()
    case .string: "a string"
    case .array(let elements) where elements.count <= 4 && elements.allSatisfy({ $0.isNumber }):
      "[\(elements.map { $0.description }.joined(separator: ","))]"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
