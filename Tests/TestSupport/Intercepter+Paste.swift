public import TextInputIntercepter

extension Intercepter {
  /// What an empty field holds once a text is pasted; `nil` if that is refused.
  public func paste(_ text: String) -> String? {
    let decision = intercept(Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
    return decision.outcome == .rejected ? nil : decision.state.text
  }
}
