#if !hasFeature(Embedded)
  public import TextInputIntercepter

  /// A check of a field's text by another party, such as a server.
  ///
  /// ```swift
  /// let isFree = RemoteCheck(for: "nickname") { nickname in
  ///   guard try await server.has(nickname) else { return [] }
  ///   return [Violation(.custom, range: 0..<nickname.utf16.count, message: "This name is taken.")]
  /// }
  /// ```
  ///
  /// The check runs after the text conforms to the field's rules and the user has paused.
  public struct RemoteCheck: Sendable {
    /// The name of the field to check.
    public let field: String
    /// The time for which the text must stay unchanged before the check runs.
    public let debounce: Duration
    let ask: @Sendable (String) async throws -> Violations

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - field: The name of the field to check.
    ///   - debounce: The time for which the text must stay unchanged before the check runs.
    ///   - ask: A closure that receives the text as it would be submitted, and returns its
    ///     violations, with ranges in UTF-16 code units of that text. When the text changes, its
    ///     task is cancelled and its answer is ignored. An error that it throws is not a violation:
    ///     see ``CheckState/failed(_:)``.
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
