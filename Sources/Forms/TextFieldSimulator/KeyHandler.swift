public import TextInputIntercepter

/// A listener that receives hardware key presses before the field: a filter, and an action for the
/// keys that pass it.
///
/// The filter consists of ordinary rules. A key passes if its characters could be typed into an
/// empty field. With a filter, the handler receives no keys that type nothing, such as the arrow
/// keys.
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
  /// The rules that evaluate the characters of a key.
  public var filter: Intercepter
  /// The action for an accepted key.
  ///
  /// Its result determines whether the field receives the key too.
  ///
  /// The result is ignored when the key is released.
  public var action: (KeyPress) -> Answer

  /// The result of handling a key.
  public enum Answer: Hashable, Sendable {
    /// The field does not receive the key.
    case handled
    /// The field receives the key too.
    case ignored
  }

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - filter: The rules that the characters of a key must meet. Without rules, all keys pass.
  ///   - action: The action for an accepted key.
  public init(_ filter: Rule..., action: @escaping (KeyPress) -> Answer) {
    self.filter = Intercepter(rules: filter)
    self.action = action
  }

  /// Returns whether a key passes the filter.
  func accepts(_ key: KeyPress) -> Bool {
    if filter.rules.isEmpty { return true }
    let characters = key.characters
    if characters.isEmpty { return false }
    let edit = Edit(range: 0..<0, replacement: characters)
    return filter.intercept(edit, in: EditingState("", caret: 0)).outcome == .accepted
  }
}
