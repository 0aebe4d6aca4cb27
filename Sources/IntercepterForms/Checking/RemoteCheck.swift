#if !hasFeature(Embedded)
  public import TextInputIntercepter

  /// A question about a field's text that somebody else answers, such as a server.
  ///
  /// ```swift
  /// let isFree = RemoteCheck(for: "nickname") { nickname in
  ///   guard try await server.has(nickname) else { return [] }
  ///   return [Violation(.custom, range: 0..<nickname.utf16.count, message: "This name is taken.")]
  /// }
  /// ```
  ///
  /// It is asked once the rules of the field have nothing against the text, and the user has paused.
  public struct RemoteCheck: Sendable {
    /// The field whose text is asked about.
    public let field: String
    /// The time that the text has to stay as it is before anybody is asked.
    public let debounce: Duration
    let ask: @Sendable (String) async throws -> Violations

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - field: The field whose text is asked about.
    ///   - debounce: How long the text has to stay as it is before anybody is asked.
    ///   - ask: Asks about the text as it would be submitted. It gives what is wrong with it, in UTF-16
    ///     code units of that text, and nothing where it may stay. Its task is cancelled when the text
    ///     has become another one; what it answers then is dropped. An error that it throws is no
    ///     violation: see ``CheckState/failed(_:)``.
    public init(
      for field: String,
      debounce: Duration = .milliseconds(300),
      ask: @escaping @Sendable (_ text: String) async throws -> Violations
    ) {
      self.field = field
      self.debounce = debounce
      self.ask = ask
    }
  }
#endif
