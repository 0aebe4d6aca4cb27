/// A coder that describes the arguments of a kind.
package struct ArgumentList: ArgumentCoding {
  /// The description of an argument.
  package struct Entry: Sendable {
    package var label: String
    package let summary: String
    /// The JSON Schema, with the description and the default value.
    package let schema: JSONValue
    package let isRequired: Bool
    package let isUnlabelled: Bool
    package let excluder: String?
    package let condition: (label: String, value: String)?
  }

  /// The sentence that describes the kind.
  package private(set) var summary = ""
  /// The arguments, in the order in which they are declared.
  package var entries: [Entry] = []

  package init(_ kind: some ArgumentCodable) {
    var kind = kind
    kind.code(&self)
  }

  package mutating func describe(_ summary: String) { self.summary = summary }

  package mutating func code<T: ArgumentType>(
    _ argument: DeclaredArgument<T>, _ value: T.Value?
  ) -> T.Value? {
    var schema = [JSONValue.Member(name: "description", value: .string(argument.summary))]
    if case .object(let members) = argument.type.schema { schema += members }
    if let usual = argument.usual {
      schema.append(.init(name: "default", value: argument.type.write(usual)))
    }
    entries.append(
      Entry(
        label: argument.label, summary: argument.summary, schema: .object(schema),
        isRequired: argument.isRequired, isUnlabelled: argument.isUnlabelled,
        excluder: argument.excluder, condition: argument.condition))
    return nil
  }

  /// Returns the JSON Schema of the kind's object.
  ///
  /// - Parameters:
  ///   - key: The member that contains the name, if the object has one.
  ///   - name: The name.
  package func schema(_ key: String? = nil, _ name: String = "") -> JSONValue {
    let named = key.map { [JSONValue.Member(name: $0, value: ["const": .string(name)])] } ?? []
    let required = named.map { $0.name } + entries.filter { $0.isRequired }.map { $0.label }
    var schema = [JSONValue.Member]([
      "description": summary.isEmpty ? nil : .string(summary), "type": "object",
      "properties": .object(named + entries.map { .init(name: $0.label, value: $0.schema) }),
      "required": .array(required.map(JSONValue.string)),
    ])
    for excluder in entries.map({ $0.label }) {
      let excluded = entries.filter { $0.excluder == excluder }
      if excluded.isEmpty { continue }
      let none = JSONValue.object(excluded.map { .init(name: $0.label, value: false) })
      schema.append(
        .init(
          name: "dependentSchemas",
          value: .object([.init(name: excluder, value: ["properties": none])])))
    }
    for entry in entries {
      guard let (label, value) = entry.condition else { continue }
      let choice = JSONValue.object([.init(name: label, value: ["const": .string(value)])])
      let none = JSONValue.object([.init(name: entry.label, value: false)])
      schema += [JSONValue.Member]([
        "if": ["properties": choice], "then": ["required": [.string(entry.label)]],
        "else": ["properties": none],
      ])
    }
    return .object(schema + [.init(name: "additionalProperties", value: false)])
  }
}

extension ArgumentList.Entry {
  /// The names among which the argument chooses, or none.
  package var choices: [String] {
    guard case .array(let names)? = schema["enum"] else { return [] }
    return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  package var isFlag: Bool { schema["type"] == "boolean" }
}
