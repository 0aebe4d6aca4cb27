// The browser module does not write profiles.
#if !arch(wasm32)
  extension Profile {
    /// A layout of JSON text.
    public enum Layout: Hashable, Sendable {
      /// One line, without spaces.
      case compact
      /// Several indented lines.
      case indented
    }

    /// Returns the profile as JSON, without default values.
    ///
    /// Reading the text returns an equal profile: `try Profile(json: profile.json()) == profile`.
    ///
    /// - Parameter layout: The layout of the text, which does not end in a line break.
    /// - Complexity: O(*n*) in the length of the text.
    public func json(_ layout: Layout = .indented) -> String {
      switch layout {
      case .compact: value.json()
      case .indented: value.indentedJSON()
      }
    }

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
