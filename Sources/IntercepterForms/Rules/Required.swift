internal import TextInputIntercepter

extension FormRule {
  /// Requires a text in a field where the other fields call for it.
  ///
  /// ```swift
  /// FormRule.required("vatNumber") { texts in texts["company"] != "" }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field that is required.
  ///   - message: A sentence for people; `nil` gives the standard one.
  ///   - condition: Whether it is, from the texts of all fields of the form by their names.
  public static func required(
    _ field: String,
    message: String? = nil,
    when condition: @escaping @Sendable (FieldTexts) -> Bool
  ) -> FormRule {
    FormRule("required", for: field) { texts in
      guard texts[field, default: ""].isEmpty, condition(texts) else { return Validity(.valid) }
      return Validity(.intermediate, [Violation(.required, range: 0..<0, message: message)])
    }
  }

  /// Requires a text in at least one of some fields; the first of them does not conform where all are
  /// empty.
  ///
  /// - Parameters:
  ///   - fields: The fields, at least one.
  ///   - message: A sentence for people; `nil` gives the standard one.
  public static func atLeastOne(of fields: [String], message: String? = nil) -> FormRule {
    precondition(!fields.isEmpty, "a rule is about one field at least")
    return FormRule("atLeastOne", for: fields[0], reading: Array(fields.dropFirst())) { texts in
      if fields.contains(where: { texts[$0]?.isEmpty == false }) { return Validity(.valid) }
      return Validity(.intermediate, [Violation(.oneRequired, range: 0..<0, message: message)])
    }
  }
}
