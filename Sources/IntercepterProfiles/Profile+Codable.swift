internal import TextInputIntercepter

#if !hasFeature(Embedded)
  extension Profile: Codable {
    /// The key under which a decoder has the `PatternLibrary` that rules may name as the engine of their patterns.
    ///
    /// ```swift
    /// let decoder = JSONDecoder()
    /// decoder.userInfo[Profile.patternLibraryKey] = PatternLibrary.icu
    /// ```
    public static let patternLibraryKey = CodingUserInfoKey(rawValue: "patternLibrary")!

    /// Reads a profile from any decoder, within the standard limits.
    ///
    /// Most decoders keep no order of an object's members. `order` says it; without it, the fields come in
    /// the order of their names, scalar by scalar. `Profile(json:)` takes the order of the
    /// text, tells lines and columns of errors, and knows custom rules.
    ///
    /// - Throws: `ProfileErrors` with everything that is wrong.
    public init(from decoder: any Decoder) throws {
      let library = decoder.userInfo[Self.patternLibraryKey] as? PatternLibrary
      try self.init(JSONValue(from: decoder), patternLibrary: library)
    }

    /// Writes the profile as ``json(_:)`` does, with the `order` of its fields.
    public func encode(to encoder: any Encoder) throws {
      guard case .object(var members) = value else { return }
      members.append(.init(name: "order", value: .array(fieldNames.map(JSONValue.string))))
      try JSONValue.object(members).encode(to: encoder)
    }
  }
#endif
