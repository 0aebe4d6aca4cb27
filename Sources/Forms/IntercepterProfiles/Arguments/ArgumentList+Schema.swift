package import IntercepterForms
internal import TextInputIntercepter

extension ArgumentList.Entry {
  /// The JSON Schema, with the description and the default value.
  package var schema: JSONValue {
    var schema = [JSONValue.Member(name: "description", value: .string(summary))]
    if case .object(let members) = Self.schema(form) { schema += members }
    if case .kinds = form, !isRequired {
      schema.append(.init(name: "default", value: []))
    } else if !isRequired, !argument.isOptional, let value {
      schema.append(.init(name: "default", value: ArgumentList.json(value, form)))
    }
    return .object(schema)
  }

  private static func schema(_ form: ArgumentForm) -> JSONValue {
    switch form {
    case .text(let form): schema(form)
    case .integer(let range):
      [
        "type": "integer", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .flag: ["type": "boolean"]
    case .choice(let names): ["enum": .array(names.map(JSONValue.string))]
    case .number:
      [
        "type": ["number", "string"], "pattern": "^-?[0-9]+(\\.[0-9]+)?$",
        "examples": [.number("99999.99"), "0.01"],
      ]
    case .list(let entries, let form):
      if form.isDictionary {
        ["type": "object", "additionalProperties": schema(entries[1].form)]
      } else {
        .object(
          .init([
            "type": "array", "items": element(entries, form),
            "minItems": form.expected == nil ? nil : 1,
          ]))
      }
    case .message:
      [
        "oneOf": [
          ["type": "string"], ["type": "object", "additionalProperties": ["type": "string"]],
        ]
      ]
    case .kind(let group): ["$ref": .string("#/$defs/\(group)")]
    case .kinds(let group): ["type": "array", "items": schema(.kind(group))]
    }
  }

  private static func element(_ entries: [ArgumentList.Entry], _ form: ListForm) -> JSONValue {
    if entries.count == 1 { return schema(entries[0].form) }
    let object = ArgumentList(entries).schema()
    return form.isShort ? ["oneOf": [["type": "string"], object]] : object
  }

  private static func schema(_ form: TextForm) -> JSONValue {
    if form.role == .patternLibrary { return ["enum": ["automaton", "icu"]] }
    return .object(
      .init([
        "type": "string", "minLength": form.minLength.map(JSONValue.number),
        "maxLength": form.maxLength.map(JSONValue.number),
        "pattern": form.pattern.map(JSONValue.string),
        "examples": form.examples.isEmpty ? nil : .array(form.examples.map(JSONValue.string)),
        "$comment": form.comment.map(JSONValue.string),
      ]))
  }
}

extension ArgumentList {
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
      let excluded = entries.filter { $0.argument.excluder == excluder }
      if excluded.isEmpty { continue }
      let none = JSONValue.object(excluded.map { .init(name: $0.label, value: false) })
      schema.append(
        .init(
          name: "dependentSchemas",
          value: .object([.init(name: excluder, value: ["properties": none])])))
    }
    for entry in entries {
      guard let (label, value) = entry.argument.condition else { continue }
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
