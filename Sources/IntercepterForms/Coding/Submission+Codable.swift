#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  extension FieldResult: Codable {
    private enum Key: String, CodingKey { case name, text, value, validity, violations }

    /// Reads a result: the members of a judgement, with the field's `name`, its `value` where it has one, and its
    /// `text`, without which the field is secret.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      let text = try members.decodeIfPresent(String.self, forKey: .text)
      self.init(
        name: try members.decode(String.self, forKey: .name), text: text ?? "",
        validity: try Validity(from: decoder),
        value: try members.decodeIfPresent(FieldValue.self, forKey: .value),
        isSecret: text == nil)
    }

    /// Writes the field's `name`, its `text` and `value`, and the members of the judgement; of a secret field as
    /// ``written`` has it.
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

  /// A violation without its place.
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

    /// Reads a submission: its `results`, and `unknownFields` and `violations` of the form as a whole where
    /// there are any.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      self.init(
        results: try members.decode([FieldResult].self, forKey: .results),
        unknownFields: try members.decodeIfPresent([String].self, forKey: .unknownFields) ?? [],
        formViolations: try members.decodeIfPresent(Violations.self, forKey: .violations) ?? [])
    }

    /// Writes the `validity` of the whole, the `results` in their order, and `unknownFields` and
    /// `violations` where there are any.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(status, forKey: .validity)
      try members.encode(results, forKey: .results)
      if !unknownFields.isEmpty { try members.encode(unknownFields, forKey: .unknownFields) }
      if !formViolations.isEmpty { try members.encode(formViolations, forKey: .violations) }
    }
  }
#endif
