import IntercepterProfiles
import TextInputIntercepter

/// A JSON Schema, and whether a value conforms to it: the keywords of draft 2020-12 that
/// `Docs/profile.schema.json` uses, and no others.
struct JSONSchema {
  let root: JSONValue

  struct UnknownKeyword: Error {
    let name: String
  }

  func validates(_ value: JSONValue) throws -> Bool { try conforms(value, to: root) }

  /// A definition of the schema, or a property of one.
  func definition(_ path: String...) -> JSONValue? {
    path.reduce(root["$defs"]) { $0?[$1] }
  }

  private func conforms(_ value: JSONValue, to schema: JSONValue) throws -> Bool {
    if case .boolean(let isAnything) = schema { return isAnything }
    guard case .object(let keywords) = schema else { throw UnknownKeyword(name: "\(schema)") }
    return try keywords.allSatisfy { try conforms(value, to: $0, in: schema) }
  }

  private func conforms(
    _ value: JSONValue,
    to keyword: JSONValue.Member,
    in schema: JSONValue
  ) throws -> Bool {
    let wanted = keyword.value
    switch keyword.name {
    case "$schema", "$comment", "$defs", "title", "description", "default", "examples",
      "then", "else":
      return true
    case "$ref":
      guard case .string(let path) = wanted,
        let definition = definition(String(path.dropFirst("#/$defs/".count)))
      else { throw UnknownKeyword(name: "\(wanted)") }
      return try conforms(value, to: definition)
    case "oneOf": return try wanted.elements.count { try conforms(value, to: $0) } == 1
    case "if":
      let branch = schema[try conforms(value, to: wanted) ? "then" : "else"]
      return try branch.map { try conforms(value, to: $0) } ?? true
    case "type":
      let types = wanted.elements.isEmpty ? [wanted] : wanted.elements
      return types.contains { $0 == .string(value.type) || $0 == "number" && value.isInteger }
        || wanted == "integer" && value.isInteger
    case "const": return value == wanted
    case "enum": return wanted.elements.contains(value)
    default: return try conformsInDetail(value, to: keyword, in: schema)
    }
  }

  /// Keywords that say something about values of one type, and let in any other.
  private func conformsInDetail(
    _ value: JSONValue,
    to keyword: JSONValue.Member,
    in schema: JSONValue
  ) throws -> Bool {
    let wanted = keyword.value
    switch (keyword.name, value) {
    case ("minimum", .number(let text)): return number(text) >= number(wanted)
    case ("maximum", .number(let text)): return number(text) <= number(wanted)
    case ("minLength", .string(let text)):
      return number("\(text.unicodeScalars.count)") >= number(wanted)
    case ("maxLength", .string(let text)):
      return number("\(text.unicodeScalars.count)") <= number(wanted)
    case ("pattern", .string(let text)):
      guard case .string(let pattern) = wanted else { return false }
      return try text.contains(Regex(pattern).matchingSemantics(.unicodeScalar))
    case ("items", .array(let elements)):
      return try elements.allSatisfy { try conforms($0, to: wanted) }
    case ("minItems", .array(let elements)): return number("\(elements.count)") >= number(wanted)
    case ("required", .object):
      return wanted.elements.allSatisfy { value[$0.text] != nil }
    case ("properties", .object):
      return try wanted.members.allSatisfy { property in
        try value[property.name].map { try conforms($0, to: property.value) } ?? true
      }
    case ("additionalProperties", .object(let members)):
      return try members.allSatisfy { member in
        try schema["properties"]?[member.name] != nil || conforms(member.value, to: wanted)
      }
    case ("dependentSchemas", .object):
      return try wanted.members.allSatisfy { dependent in
        try value[dependent.name] == nil || conforms(value, to: dependent.value)
      }
    case ("minimum", _), ("maximum", _), ("minLength", _), ("maxLength", _), ("pattern", _),
      ("items", _), ("minItems", _), ("required", _), ("properties", _),
      ("additionalProperties", _), ("dependentSchemas", _):
      return true
    default: throw UnknownKeyword(name: keyword.name)
    }
  }

  private func number(_ text: String) -> DecimalNumber { DecimalNumber(text) ?? 0 }

  private func number(_ value: JSONValue) -> DecimalNumber { number("\(value)") }
}

extension JSONValue {
  /// The members of an object, and none of anything else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array, and none of anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string, and none of anything else.
  var text: String {
    if case .string(let text) = self { text } else { "" }
  }

  fileprivate var isInteger: Bool {
    if case .number(let text) = self { !text.contains { ".eE".contains($0) } } else { false }
  }

  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
