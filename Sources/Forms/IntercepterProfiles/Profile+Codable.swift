internal import TextInputIntercepter

#if !hasFeature(Embedded)
  extension Profile: Codable {
    /// The key of the `PatternLibrary` in a decoder's user information, for rules that name it as
    /// their engine.
    ///
    /// ```swift
    /// let decoder = JSONDecoder()
    /// decoder.userInfo[Profile.patternLibraryKey] = PatternLibrary.icu
    /// ```
    public static let patternLibraryKey = CodingUserInfoKey(rawValue: "patternLibrary")!

    /// Decodes a profile from any decoder, within the standard limits.
    ///
    /// Most decoders do not keep the order of members. The member `order` determines the order of
    /// the fields; without it, they are sorted by name, scalar by scalar. `Profile(json:)` keeps
    /// the order of the text, reports lines and columns of errors, and supports custom rules.
    ///
    /// - Throws: `ProfileErrors` with all errors of the profile.
    public init(from decoder: any Decoder) throws {
      let library = decoder.userInfo[Self.patternLibraryKey] as? PatternLibrary
      try self.init(JSONValue(from: decoder), patternLibrary: library)
    }

    /// Encodes the profile as ``json(_:)`` does, with the `order` of its fields.
    public func encode(to encoder: any Encoder) throws {
      guard case .object(var members) = value else { return }
      members.append(.init(name: "order", value: .array(fieldNames.map(JSONValue.string))))
      try JSONValue.object(members).encode(to: encoder)
    }
  }
#endif
