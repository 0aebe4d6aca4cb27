internal import TextInputIntercepter

extension FieldSpecification: ArgumentCodable {
  static func read(_ node: JSONNode) -> FieldSpecification? {
    node.object { FieldSpecification(rules: []).reading(&$0) }
  }

  package mutating func code<Coder: ArgumentCoding>(_ coder: inout Coder) {
    coder.describe("One field.")
    coder.optional("label", &label, .text, "The name of the field in the user interface.")
    coder.optional(
      "required", &isRequired, .flag, unless: false,
      "Whether a form without a text in this field is incomplete.")
    coder.optional(
      "visible", &isVisible, .flag, unless: false,
      "Whether a text of invisible characters is incomplete, although the field may be empty; in a required field it always is."
    )
    coder.optional(
      "secret", &isSecret, .flag, unless: false,
      "Whether nobody may see the text, such as a password: the live field shows dots, and reports and submissions in JSON contain neither the text nor its length."
    )
    coder.optional(
      "controlCharacters", &allowsControlCharacters, .flag, unless: false,
      "Whether control characters are accepted, such as U+0000; tabs and line breaks always are, unless a rule rejects them."
    )
    coder.required(
      "rules", &rules,
      .list(of: KindArgument<RuleSpecification>(definition: "rule")),
      "The rules, in the order in which they are evaluated.")
    coder.optional(
      "format", &format, KindArgument(definition: "format"),
      "How the field shows its text.")
    coder.optional(
      "fixes", &fixes,
      .list(of: KindArgument<FixSpecification>(definition: "fix")),
      unless: [], "The fixes that run in this order when the user has finished with the field.")
    coder.optional(
      "composition", &composition, .choice(), unless: .whenCommitted,
      "When the rules judge text that an input method has not committed yet.")
    coder.optional(
      "ellipsis", &ellipsis, .choice(), unless: .expand,
      "The policy for an ellipsis that smart punctuation substitutes for typed full stops.")
  }
}
