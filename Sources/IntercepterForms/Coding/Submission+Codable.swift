#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  extension FieldResult: Codable {
    private enum Key: String, CodingKey { case name, text }

    /// Reads a result: the members of a judgement, with the field's `name`, and its `text` where that was
    /// not held back.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      self.init(
        name: try members.decode(String.self, forKey: .name),
        text: try members.decodeIfPresent(String.self, forKey: .text) ?? "",
        validity: try Validity(from: decoder))
    }

    /// Writes the field's `name` and `text`, and the members of the judgement.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(name, forKey: .name)
      try members.encode(text, forKey: .text)
      try validity.encode(to: encoder)
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
