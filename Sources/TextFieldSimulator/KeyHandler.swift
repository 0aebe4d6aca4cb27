public import TextInputIntercepter

/// What hears of hardware keys before the field does: a filter, and what to do with the keys that it
/// lets through.
///
/// The filter is made of the rules that judge texts. A key passes where its characters could be typed
/// into an empty field. A handler with a filter hears of no key that types nothing, such as an arrow.
///
/// ```swift
/// // The keys of a drum pad.
/// field.keyHandler = KeyHandler(.allowedCharacters("zxcvasdf")) { key in
///   switch key.phase {
///   case .began: drums.start(key.characters)
///   case .repeated: break
///   case .ended: drums.stop(key.characters)
///   }
///   return .handled
/// }
/// ```
public struct KeyHandler {
  /// What judges the characters of a key.
  public var filter: Intercepter
  /// What is done with an accepted key; the answer says whether the field is to see it as well.
  ///
  /// The answer to the end of a key is of no account.
  public var action: (KeyPress) -> Answer

  /// Whether a key is done with.
  public enum Answer: Hashable, Sendable {
    /// It is: the field does not see it.
    case handled
    /// It is not: the field sees it as well.
    case ignored
  }

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - filter: The rules that a key's characters must meet; without any, all keys pass.
  ///   - action: What is done with an accepted key.
  public init(_ filter: Rule..., action: @escaping (KeyPress) -> Answer) {
    self.filter = Intercepter(rules: filter)
    self.action = action
  }

  /// Whether a key passes the filter.
  func accepts(_ key: KeyPress) -> Bool {
    if filter.rules.isEmpty { return true }
    let characters = key.characters
    if characters.isEmpty { return false }
    let edit = Edit(range: 0..<0, replacement: characters)
    return filter.intercept(edit, in: EditingState("", caret: 0)).outcome == .accepted
  }
}
