public import TextInputIntercepter

/// What hears of hardware keys before the field does: a filter, and what to do with the keys that it
/// lets through.
public struct KeyHandler {
  /// What judges the characters of a key.
  public var filter: Intercepter
  /// What is done with an accepted key; the answer says whether the field is to see it as well.
  public var action: (KeyPress) -> Answer

  /// Whether a key is done with.
  public enum Answer: Hashable, Sendable {
    /// It is: the field does not see it.
    case handled
    /// It is not: the field sees it as well.
    case ignored
  }

  /// Creates a handler.
  public init(_ filter: Rule..., action: @escaping (KeyPress) -> Answer) {
    self.filter = Intercepter(rules: filter)
    self.action = action
  }
}
