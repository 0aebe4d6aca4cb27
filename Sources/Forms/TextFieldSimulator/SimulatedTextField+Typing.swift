public import TextInputIntercepter

extension SimulatedTextField {
  /// Types a text, one keystroke per grapheme cluster.
  ///
  /// The first keystroke replaces the selection.
  ///
  /// Each keystroke passes through the keyboard. Smart punctuation may replace it, and a keyboard
  /// that composes marks it. Any other keyboard first commits a composition unchanged.
  ///
  /// ```swift
  /// SimulatedTextField(Intercepter(rules: [.numbersOnly()])).type("1a2")  // 12|
  /// ```
  ///
  /// - Returns: The last decision, or `nil` if nothing was typed. ``onDecision`` receives all
  ///   decisions.
  /// - Complexity: O(*n*) in the length of the field's text, for each cluster.
  @discardableResult
  public func type(_ text: String) -> Decision? {
    var last: Decision?
    for cluster in text {
      last = typeWithInputMethod(cluster) ?? typeDirectly(cluster)
    }
    return last
  }

  /// Presses Backspace a number of times.
  ///
  /// Each press removes the selection, or the cluster before the caret.
  ///
  /// While text is marked, Backspace shortens the marked text by a cluster, or by a jamo on the
  /// Hangul keyboard.
  ///
  /// - Returns: The last decision, or `nil` if there was nothing to remove.
  @discardableResult
  public func backspace(_ count: Int = 1) -> Decision? {
    repeated(count) {
      state.hasMarkedText ? shortenMarkedText() : shortenSyllable() ?? removeOnce(.left)
    }
  }

  /// Removes the selection, or the text between the caret and the target of a movement, a number of
  /// times.
  ///
  /// `.right` is the Delete key.
  ///
  /// - Returns: The last decision, or `nil` if there was nothing to remove.
  @discardableResult
  public func delete(_ movement: Movement, _ count: Int = 1) -> Decision? {
    repeated(count) { removeOnce(movement) }
  }
}
