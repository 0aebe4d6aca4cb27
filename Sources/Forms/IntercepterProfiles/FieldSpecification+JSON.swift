package import IntercepterForms
internal import TextInputIntercepter

extension FieldSpecification {
  static func read(_ node: JSONNode) -> FieldSpecification? {
    node.object { object in
      var (field, reader) = (FieldSpecification(rules: []), object)
      var (rules, format, fixes): ([RuleSpecification]?, FormatSpecification?, [FixSpecification]?)
      var visitor = ArgumentVisitor { argument, form, _ in
        switch form {
        case .kinds("rule"):
          rules = reader.required(argument.label)?.entries()?.compactMap { .read($0) }
        case .kind: format = reader[argument.label].flatMap { .read($0) }
        case .kinds: fixes = reader[argument.label]?.entries()?.compactMap { .read($0) }
        default: return reader.value(argument, form)
        }
        return nil
      }
      field.declare(&visitor)
      object = reader
      (field.rules, field.format, field.fixes) = (rules ?? [], format, fixes ?? [])
      if object.isSound { object.reportDigits(of: field) }
      return field
    }
  }

  /// The description of the members.
  package static var arguments: ArgumentList {
    ArgumentList {
      var field = FieldSpecification(rules: [])
      field.declare(&$0)
    }
  }

  /// The members, without those that have their default values.
  var members: [JSONValue.Member] {
    var (field, members) = (self, [JSONValue.Member]())
    var visitor = ArgumentVisitor { argument, form, value in
      guard let value, !argument.isUsual else { return nil }
      let json: JSONValue =
        switch form {
        case .kinds("rule"): .array(rules.map { $0.json })
        case .kind: format?.json ?? .null
        case .kinds: .array(fixes.map { $0.json })
        default: ArgumentList.json(value, form)
        }
      members.append(.init(name: argument.label, value: json))
      return nil
    }
    field.declare(&visitor)
    return members
  }

  private mutating func declare(_ coder: inout ArgumentVisitor) {
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
    var argument = KindArgument("rules", "The rules, in the order in which they are evaluated.")
    argument.isRequired = true
    coder.pass(argument, .kinds("rule"))
    argument = KindArgument("format", "How the field shows its text.")
    argument.isOptional = true
    coder.pass(argument, .kind("format"), isPresent: format != nil)
    argument = KindArgument(
      "fixes", "The fixes that run in this order when the user has finished with the field.")
    argument.isUsual = fixes.isEmpty
    coder.pass(argument, .kinds("fix"))
    coder.optional(
      "composition", &composition, .choice(), unless: .whenCommitted,
      "When the rules judge text that an input method has not committed yet.")
    coder.optional(
      "ellipsis", &ellipsis, .choice(), unless: .expand,
      "The policy for an ellipsis that smart punctuation substitutes for typed full stops.")
  }
}

extension JSONObjectReader {
  /// Reports digits of a rule and the format that disagree, at the member that is “any”.
  fileprivate mutating func reportDigits(of field: FieldSpecification) {
    guard let fault = field.digitsFault else { return }
    let kind = fault.isAnyInFormat ? self["format"] : self["rules"]?.elements()?[fault.rule]
    let digits = kind?.members()?.first { $0.name == "digits" }
    (digits?.node ?? kind)?.report(fault.message)
  }
}
