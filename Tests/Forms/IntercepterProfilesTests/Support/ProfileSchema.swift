import IntercepterProfiles

/// The JSON Schema of profiles, from the arguments that the kinds declare.
enum ProfileSchema {
  static func json(_ kinds: FieldKinds = .standard) -> JSONValue {
    let names: JSONValue = [
      "type": "array",
      "items": ["type": "string", "$comment": "The name of one of the profile's fields."],
    ]
    return .object([
      member("$schema", "https://json-schema.org/draft/2020-12/schema"),
      member("title", "A profile of TextInputIntercepter"),
      member(
        "description", "The rules of a form. Docs/Profiles.md explains them."),
      member(
        "$comment",
        "The reader also checks what a schema cannot express: that a pattern compiles, that a minimum is not above its maximum, that CLDR knows a locale, that a rule names existing fields, that whole numbers have neither a fraction nor an exponent, that no name appears twice, and its own limits."
      ),
      member("type", "object"),
      member(
        "properties",
        [
          "$schema": [
            "description": "The address of this schema, for editors.", "type": "string",
          ],
          "version": ["description": "The version of the format.", "const": 1],
          "fields": [
            "description": "The fields by their names, in the order of the form.",
            "type": "object", "additionalProperties": ["$ref": "#/$defs/field"],
          ],
          "formRules": [
            "description": "Rules across fields.", "type": "array",
            "items": ["$ref": "#/$defs/formRule"], "default": [],
          ],
          "order": described(
            names,
            "The names of all fields in the order of the form, for programs whose objects keep no order; without it, the order of the text."
          ),
        ]),
      member("required", ["version", "fields"]), member("additionalProperties", false),
      member("$defs", .object(definitions(kinds))),
    ])
  }

  private static func definitions(_ kinds: FieldKinds) -> [JSONValue.Member] {
    var rules = definitions("rule", "rule", kinds.rules)
    if case .object(let choice) = rules[0].value, case .array(let all)? = choice.first?.value {
      rules[0].value = ["oneOf": .array(all + [["$ref": "#/$defs/customRule"]])]
    }
    return [member("field", FieldSpecification.arguments.schema())] + rules
      + [member("customRule", false)] + definitions("format", "kind", kinds.formats)
      + definitions("fix", "fix", Fix.kinds)
      + definitions("formRule", "rule", FormRule.kinds)
  }

  /// The choice among kinds, and each kind.
  private static func definitions<Product>(
    _ group: String, _ key: String, _ kinds: [AnyKind<Product>]
  ) -> [JSONValue.Member] {
    let schemas = kinds.map { kind in
      // A number is grouped as in a locale, or by a separator.
      let list = kind.arguments
      let isOwn = list.entries.contains { $0.label == "by" }
      let suffix = kind.name != "grouped" ? "" : isOwn ? "By" : "AsIn"
      return member("\(group)-\(kind.name)\(suffix)", list.schema(key, kind.name))
    }
    let references: [JSONValue] = schemas.map { ["$ref": .string("#/$defs/\($0.name)")] }
    return [member(group, ["oneOf": .array(references)])] + schemas
  }

  private static func described(_ schema: JSONValue, _ text: String) -> JSONValue {
    .object([member("description", .string(text))] + schema.members)
  }

  private static func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(name: name, value: value)
  }
}
