internal import TextInputIntercepter

/// The type of an argument: its JSON, in both directions, and its JSON Schema.
package protocol ArgumentType<Value> {
  associatedtype Value
  /// Returns the value, or reports an error and returns `nil`.
  func read(_ node: JSONNode) -> Value?
  func write(_ value: Value) -> JSONValue
  var schema: JSONValue { get }
}

/// Any text.
package struct TextArgument: ArgumentType {
  package var schema: JSONValue { ["type": "string"] }
  package func read(_ node: JSONNode) -> String? { node.string() }
  package func write(_ value: String) -> JSONValue { .string(value) }
}

/// A text of digits.
struct DigitsArgument: ArgumentType {
  var schema: JSONValue { ["type": "string", "pattern": "^[0-9]*$"] }
  func write(_ value: String) -> JSONValue { .string(value) }
  func read(_ node: JSONNode) -> String? {
    guard let text = node.string() else { return nil }
    return text.utf8.allSatisfy { 0x30..<0x3A ~= $0 } ? text : node.mismatch(expected: "digits")
  }
}

/// A locale with known number symbols.
struct LocaleArgument: ArgumentType {
  var schema: JSONValue { ["type": "string", "minLength": 1, "examples": ["de-DE"]] }
  func write(_ value: String) -> JSONValue { .string(value) }
  func read(_ node: JSONNode) -> String? {
    guard let locale = node.string() else { return nil }
    if !locale.isEmpty, NumberSymbols(locale: locale) != nil { return locale }
    return node.mismatch(expected: "a locale that CLDR knows, such as \"de-DE\"")
  }
}

/// One of a few names.
struct NameArgument: ArgumentType {
  let names: [String]
  var schema: JSONValue { ["enum": .array(names.map(JSONValue.string))] }
  func read(_ node: JSONNode) -> String? { node.choice(of: names) }
  func write(_ value: String) -> JSONValue { .string(value) }
}

/// One of the cases of a type.
package struct ChoiceArgument<Value: RawRepresentable<String> & CaseIterable>: ArgumentType {
  var choices = Array(Value.allCases)
  package var schema: JSONValue { ["enum": .array(choices.map { .string($0.rawValue) })] }
  package func write(_ value: Value) -> JSONValue { .string(value.rawValue) }
  package func read(_ node: JSONNode) -> Value? {
    node.choice(of: choices.map { $0.rawValue }).flatMap(Value.init)
  }
}

package struct FlagArgument: ArgumentType {
  package var schema: JSONValue { ["type": "boolean"] }
  package func read(_ node: JSONNode) -> Bool? { node.boolean() }
  package func write(_ value: Bool) -> JSONValue { .boolean(value) }
}

package struct IntegerArgument: ArgumentType {
  let range: ClosedRange<Int>
  package func write(_ value: Int) -> JSONValue { .number(value) }
  package func read(_ node: JSONNode) -> Int? {
    node.integer(from: range.lowerBound, to: range.upperBound)
  }
  package var schema: JSONValue {
    [
      "type": "integer", "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
  }
}

/// A separator of a number.
struct SeparatorArgument: ArgumentType {
  func write(_ value: Character) -> JSONValue { .string(String(value)) }
  func read(_ node: JSONNode) -> Character? {
    if case .string(let text) = node.value, text.count == 1, let character = text.first,
      character.decimalDigit == nil, character != "-"
    {
      return character
    }
    return node.mismatch(expected: "one character that is neither a digit nor “-”")
  }
  var schema: JSONValue {
    [
      "type": "string", "minLength": 1, "maxLength": 1, "pattern": "^[^0-9-]$",
      "$comment": "The reader takes any one grapheme cluster that is no digit of any script.",
    ]
  }
}

/// A list of values of one type.
package struct ListArgument<Element: ArgumentType>: ArgumentType {
  let element: Element
  package var schema: JSONValue { ["type": "array", "items": element.schema] }
  package func write(_ value: [Element.Value]) -> JSONValue { .array(value.map(element.write)) }
  package func read(_ node: JSONNode) -> [Element.Value]? {
    node.entries()?.compactMap(element.read)
  }
}

/// The object of a named kind, which the schema defines elsewhere.
struct KindArgument<Value: NamedSpecification>: ArgumentType {
  let definition: String
  var schema: JSONValue { ["$ref": .string("#/$defs/\(definition)")] }
  func read(_ node: JSONNode) -> Value? { Value.read(node) }
  func write(_ value: Value) -> JSONValue { value.json }
}

extension ArgumentType where Self == TextArgument {
  package static var text: Self { Self() }
}
extension ArgumentType where Self == DigitsArgument {
  static var digits: Self { Self() }
}
extension ArgumentType where Self == LocaleArgument {
  static var locale: Self { Self() }
}
extension ArgumentType where Self == FlagArgument {
  package static var flag: Self { Self() }
}
extension ArgumentType where Self == IntegerArgument {
  package static func integer(in range: ClosedRange<Int> = 0...Int.max) -> Self {
    Self(range: range)
  }
}
extension ArgumentType where Self == SeparatorArgument {
  static var separator: Self { Self() }
}
extension ArgumentType {
  package static func choice<Value>() -> Self where Self == ChoiceArgument<Value> { Self() }
  static func choice<Value>(of choices: [Value]) -> Self where Self == ChoiceArgument<Value> {
    Self(choices: choices)
  }
  package static func list<Element>(of element: Element) -> Self
  where Self == ListArgument<Element> { Self(element: element) }
}
