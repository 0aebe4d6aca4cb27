public import TextInputIntercepter

extension Intercepter {
  /// Returns the text of an empty field after a paste, or `nil` if the rules reject it.
  public func paste(_ text: String) -> String? {
    let decision = intercept(Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
    return decision.outcome == .rejected ? nil : decision.state.text
  }
}
