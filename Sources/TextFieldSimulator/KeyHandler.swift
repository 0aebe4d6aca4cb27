public import TextInputIntercepter

/// A listener that hears of hardware keys before the field does: a filter, and an action for the keys that it
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
  /// The rules that judge the characters of a key.
  public var filter: Intercepter
  /// The action on an accepted key; its answer says whether the field is to see the key as well.
  ///
  /// The answer to the end of a key is of no account.
  public var action: (KeyPress) -> Answer

  /// The answer to a key.
  public enum Answer: Hashable, Sendable {
    /// The field does not see the key.
    case handled
    /// The field sees the key as well.
    case ignored
  }

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - filter: The rules that a key's characters must meet; without any, all keys pass.
  ///   - action: The action on an accepted key.
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
