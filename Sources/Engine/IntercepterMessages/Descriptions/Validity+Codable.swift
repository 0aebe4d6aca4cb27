#if !hasFeature(Embedded)
  extension Validity.Status: Codable {}

  extension Validity: Codable {
    private enum Key: String, CodingKey { case validity, violations }

    /// Reads a result from its `validity` and its optional `violations`.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      self.init(
        try members.decode(Status.self, forKey: .validity),
        try members.decodeIfPresent(Violations.self, forKey: .violations) ?? [])
    }

    /// Writes the result with its `validity` and its `violations`.
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(status, forKey: .validity)
      try members.encode(violations, forKey: .violations)
    }
  }
#endif
