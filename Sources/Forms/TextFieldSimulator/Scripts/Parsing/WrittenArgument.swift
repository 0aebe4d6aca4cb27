internal import TextTools
internal import IntercepterProfiles

/// An argument of a rule or a format, as a script writes it.
struct WrittenArgument {
  let token: Token
  /// The label, or `nil` for an argument that needs none.
  let label: String?
  let value: String
  let isQuoted: Bool
  /// The path of the value in the JSON of the rule: `limit`, or `patterns[1].prefixes`.
  var path = ""
  /// The JSON Schema of the value, or `nil` for an unknown argument.
  var schema: JSONValue?
  /// The words that could have come in place of a value without a label.
  var alternatives: [String] = []

  /// The argument in script notation.
  var description: String { (label.map { "\($0):" } ?? "") + (isQuoted ? value.inQuotes : value) }

  /// The JSON value, in the form that the schema expects.
  var json: JSONValue {
    label == nil && value == path && schema?["type"] == "boolean"
      ? true : Self.json(value, as: schema)
  }

  private static func json(_ text: String, as schema: JSONValue?) -> JSONValue {
    switch schema?["type"] {
    case "boolean": text == "false" ? false : text == "true" ? true : .string(text)
    case "integer", ["number", "string"]: text.isJSONNumber ? .number(text) : .string(text)
    case "array":
      .array(text.elementsOfList.map { json($0, as: schema?["items"]) })
    default: .string(text)
    }
  }
}

extension ArgumentReader {
  /// Splits a token into label and value.
  func argument(_ token: Token) throws(KeystrokeScriptErrors) -> WrittenArgument {
    let isQuoted = token.quote != nil
    var label = token.label.map { String(script.text[$0]) }
    var value = isQuoted ? try script.text(of: token) : String(script.text[token.range])
    if !isQuoted, let colon = value.utf8.firstIndex(of: UInt8(ascii: ":")) {
      label = String(value[..<colon])
      value = String(value[value.utf8.index(after: colon)...])
    }
    // A text with control characters is printed in quotes, where they are escaped.
    let needsQuotes = value.unicodeScalars.contains { $0.actsOnTerminal }
    return WrittenArgument(
      token: token, label: label, value: value, isQuoted: isQuoted || needsQuotes)
  }
}
