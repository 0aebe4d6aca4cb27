#if !hasFeature(Embedded)
  extension Violation: Codable {
    private enum Key: String, CodingKey {
      case rule, code, variant, range, limit, actual, unit, bound, characters, hasMoreCharacters,
        severity
      case message
    }

    /// Reads a violation.
    ///
    /// `code` is required. `range` is missing if the text is secret. A `message` other than the
    /// standard English sentence becomes the custom message.
    public init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      let code = try members.decode(Code.self, forKey: .code)
      let bounds = try members.decodeIfPresent([Int].self, forKey: .range) ?? [0, 0]
      guard bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: .range, in: members,
          debugDescription: "expected two UTF-16 offsets with 0 ≤ start ≤ end")
      }
      self.init(
        code, byRule: try members.decodeIfPresent(String.self, forKey: .rule) ?? "",
        range: bounds[0]..<bounds[1],
        limit: try members.decodeIfPresent(Int.self, forKey: .limit),
        actual: try members.decodeIfPresent(Int.self, forKey: .actual),
        unit: try members.decodeIfPresent(String.self, forKey: .unit),
        severity: try members.decodeIfPresent(Severity.self, forKey: .severity) ?? .error,
        variant: try members.decodeIfPresent(Variant.self, forKey: .variant),
        bound: try members.decodeIfPresent(String.self, forKey: .bound),
        characters: try members.decodeIfPresent([String].self, forKey: .characters) ?? [],
        hasMoreCharacters: try members.decodeIfPresent(Bool.self, forKey: .hasMoreCharacters)
          ?? false)
      let message = try members.decodeIfPresent(String.self, forKey: .message)
      if let message, message != self.message { self = saying(message) }
    }

    /// Writes the violation.
    ///
    /// The keys are `rule`, `code`, `variant`, `range`, `limit`, `actual`, `unit`, `bound`,
    /// `characters`, `hasMoreCharacters`, `severity` (only for a warning) and `message` (in
    /// English).
    public func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(rule, forKey: .rule)
      try members.encode(code, forKey: .code)
      try members.encodeIfPresent(variant, forKey: .variant)
      try members.encode([range.lowerBound, range.upperBound], forKey: .range)
      try members.encodeIfPresent(limit, forKey: .limit)
      try members.encodeIfPresent(actual, forKey: .actual)
      try members.encodeIfPresent(unit, forKey: .unit)
      try members.encodeIfPresent(bound, forKey: .bound)
      if !characters.isEmpty { try members.encode(characters, forKey: .characters) }
      if hasMoreCharacters { try members.encode(true, forKey: .hasMoreCharacters) }
      if severity == .warning { try members.encode(severity, forKey: .severity) }
      try members.encode(message, forKey: .message)
    }
  }

  extension Violation.Severity: Codable {}

  extension Violation.Variant: Codable {}

  extension Violation.Code: Codable {}

  extension Violations: Codable {
    /// Reads an array of violations.
    public init(from decoder: any Decoder) throws {
      self.init()
      append(contentsOf: try [Violation](from: decoder))
    }

    /// Writes an array of violations.
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
  }
#endif
