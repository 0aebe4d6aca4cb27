internal import TextInputIntercepter

extension FormRule {
  /// Requires a text in a field if the other fields satisfy a condition.
  ///
  /// ```swift
  /// FormRule.required("vatNumber", reading: ["company"]) { texts in texts["company"] != "" }
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field that may be required.
  ///   - otherFields: The fields that the condition reads.
  ///   - message: A custom message, or `nil` for the standard one.
  ///   - condition: A closure that returns whether the field is required, given the texts of all
  ///     fields by name.
  public static func required(
    _ field: String,
    reading otherFields: [String] = [],
    message: String? = nil,
    when condition: @escaping @Sendable (FieldTexts) -> Bool
  ) -> FormRule {
    FormRule("required", for: field, reading: otherFields) { texts in
      guard texts[field, default: ""].isVisiblyEmpty, condition(texts) else {
        return Validity(.valid)
      }
      return Validity(
        .intermediate,
        Violations(Violation(.required, byRule: "required", range: 0..<0, message: message)))
    }
  }

  /// Requires a text in at least one of several fields.
  ///
  /// If all are empty, the first is incomplete.
  ///
  /// - Parameters:
  ///   - fields: The fields, at least one.
  ///   - message: A custom message, or `nil` for the standard one.
  public static func atLeastOne(of fields: [String], message: String? = nil) -> FormRule {
    precondition(!fields.isEmpty, "a rule needs at least one field")
    return FormRule("atLeastOne", for: fields[0], reading: Array(fields.dropFirst())) { texts in
      if fields.contains(where: { texts[$0]?.isVisiblyEmpty == false }) {
        return Validity(.valid)
      }
      return Validity(
        .intermediate,
        Violations(Violation(.oneRequired, byRule: "atLeastOne", range: 0..<0, message: message)))
    }
  }
}
