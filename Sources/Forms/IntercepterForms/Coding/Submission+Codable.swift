#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  extension FieldResult: Codable {
    private enum Key: String, CodingKey { case name, text, value, validity, violations }

    /// Decodes a result: a validity with the field's `name`, its optional `value`, and its `text`.
    ///
    /// A result without `text` is secret.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      let text = try members.decodeIfPresent(String.self, forKey: .text)
      self.init(
        name: try members.decode(String.self, forKey: .name), text: text ?? "",
        validity: try Validity(from: decoder),
        value: try members.decodeIfPresent(FieldValue.self, forKey: .value),
        isSecret: text == nil)
    }

    /// Encodes the field's `name`, `text`, `value` and validity.
    ///
    /// A secret field is encoded like ``written``.
    public func encode(to encoder: any Encoder) throws {
      let result = written
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(name, forKey: .name)
      if isSecret {
        try members.encode(status, forKey: .validity)
        try members.encode(result.violations.map(SecretViolation.init), forKey: .violations)
      } else {
        try members.encode(text, forKey: .text)
        try members.encodeIfPresent(value, forKey: .value)
        try validity.encode(to: encoder)
      }
    }
  }

  /// A violation without its range.
  private struct SecretViolation: Encodable {
    let violation: Violation

    private enum Key: String, CodingKey { case rule, code, variant, limit, unit, severity, message }

    func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(violation.rule, forKey: .rule)
      try members.encode(violation.code, forKey: .code)
      try members.encodeIfPresent(violation.variant, forKey: .variant)
      try members.encodeIfPresent(violation.limit, forKey: .limit)
      try members.encodeIfPresent(violation.unit, forKey: .unit)
      if violation.severity == .warning {
        try members.encode(violation.severity, forKey: .severity)
      }
      try members.encode(violation.message, forKey: .message)
    }
  }

  extension Submission: Codable {
    private enum Key: String, CodingKey { case validity, results, unknownFields, violations }

    /// Decodes a submission: its `results`, and optionally `unknownFields` and the `violations` of
    /// the form as a whole.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      self.init(
        results: try members.decode([FieldResult].self, forKey: .results),
        unknownFields: try members.decodeIfPresent([String].self, forKey: .unknownFields) ?? [],
        formViolations: try members.decodeIfPresent(Violations.self, forKey: .violations) ?? [])
    }

    /// Encodes the overall `validity` and the `results` in order, and `unknownFields` and
    /// `violations` unless they are empty.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(status, forKey: .validity)
      try members.encode(results, forKey: .results)
      if !unknownFields.isEmpty { try members.encode(unknownFields, forKey: .unknownFields) }
      if !formViolations.isEmpty { try members.encode(formViolations, forKey: .violations) }
    }
  }
#endif
