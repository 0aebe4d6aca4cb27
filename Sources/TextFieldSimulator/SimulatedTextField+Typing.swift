public import TextInputIntercepter

extension SimulatedTextField {
  /// Types a text, one keystroke a grapheme cluster; the first replaces the selection.
  ///
  /// Each keystroke goes through the keyboard as it is set: smart punctuation may put something else
  /// in its place, and a keyboard that composes marks it. On any other keyboard, a composition is
  /// committed as it is first.
  ///
  /// ```swift
  /// SimulatedTextField(Intercepter(rules: [.numbersOnly()])).type("1a2")  // 12|
  /// ```
  ///
  /// - Returns: The last decision; ``onDecision`` hears of all. `nil` where nothing was typed.
  /// - Complexity: O(*n*) in the length of the field's text, for each cluster.
  @discardableResult
  public func type(_ text: String) -> Decision? {
    var last: Decision?
    for cluster in text {
      last = typeWithInputMethod(cluster) ?? typeDirectly(cluster)
    }
    return last
  }

  /// Presses Backspace so many times: each removes the selection, or the cluster before the caret.
  ///
  /// While text is marked it shortens that: by a jamo on the Hangul keyboard, otherwise by a cluster.
  ///
  /// - Returns: The last decision; `nil` where there was nothing to remove.
  @discardableResult
  public func backspace(_ count: Int = 1) -> Decision? {
    repeated(count) {
      state.hasMarkedText ? shortenMarkedText() : shortenSyllable() ?? removeOnce(.left)
    }
  }

  /// Removes, so many times, the selection or what lies between the caret and where it would move:
  /// `.right` is the Delete key.
  ///
  /// - Returns: The last decision; `nil` where there was nothing to remove.
  @discardableResult
  public func delete(_ movement: Movement, _ count: Int = 1) -> Decision? {
    repeated(count) { removeOnce(movement) }
  }
}
