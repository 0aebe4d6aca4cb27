// A page writes no profiles.
#if !arch(wasm32)
  extension Profile {
    /// A layout of JSON.
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
    /// - Parameter layout: The layout of the text, which does not end in a line break.
    /// - Complexity: O(*n*) in the length of the text.
    public func json(_ layout: Layout = .indented) -> String {
      switch layout {
      case .compact: JSONWriter.text(value)
      case .indented: JSONWriter.indentedText(value)
      }
    }

    /// The profile as a value.
    var value: JSONValue {
      let fields = form.map { JSONValue.Member(name: $0, value: .object($1.members)) }
      let rules = formRules.map { $0.json }
      return .object(
        .init([
          "version": .number(Self.version), "fields": .object(fields),
          "formRules": rules.isEmpty ? nil : .array(rules),
        ]))
    }
  }
#endif
