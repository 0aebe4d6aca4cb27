extension Profile {
  /// How JSON is laid out.
  public enum Layout: Hashable, Sendable {
    /// On one line, without spaces.
    case compact
    /// Over several lines, for people.
    case indented
  }

  /// The profile as JSON, without what is as it is by default.
  ///
  /// A profile that was read is the same when it is read again: `try Profile(json: profile.json()) ==
  /// profile`.
  ///
  /// - Parameter layout: How the text is laid out; it does not end in a line break.
  /// - Complexity: O(*n*) in the length of the text.
  public func json(_ layout: Layout = .indented) -> String {
    switch layout {
    case .compact: JSONWriter.text(value)
    case .indented: JSONWriter.indentedText(value)
    }
  }

  /// The profile as a value.
  var value: JSONValue {
    var members = JSONMembers()
    members.add("version", .number(Self.version))
    members.add(
      "fields",
      .object(form.map { JSONValue.Member(name: $0.name, value: $0.specification.json) }))
    members.add("formRules", formRules.isEmpty ? nil : .array(formRules.map { $0.json }))
    return members.object
  }
}
