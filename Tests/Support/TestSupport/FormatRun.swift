public import TextInputIntercepter

/// A formatted field for tables, with its state after each key.
public struct FormatRun {
  /// The field's intercepter.
  public let intercepter: Intercepter
  /// A Boolean value that indicates whether the host asks before a change (delegate mode).
  public let asks: Bool
  /// The field.
  public let field: InterceptedField

  /// Creates a field.
  public init(
    _ intercepter: Intercepter, asks: Bool, state: EditingState = EditingState("", caret: 0)
  ) {
    self.intercepter = intercepter
    self.asks = asks
    field = InterceptedField(intercepter, state: state)
  }

  /// Makes an edit as a host in either mode.
  @discardableResult
  public func make(_ edit: Edit) -> Decision {
    asks ? field.shouldApply(edit) : field.textDidChange(to: edit.applied(to: field.state))
  }

  /// Types each character of a text, replacing the selection.
  public func type(_ text: String) {
    for character in text { insert(String(character)) }
  }

  /// Replaces the selection with a text.
  @discardableResult
  public func insert(_ text: String) -> Decision {
    make(Edit(range: selection, replacement: text))
  }

  /// Presses Backspace, which has no effect at the start.
  public func backspace() {
    if !selection.isEmpty {
      make(Edit(range: selection, replacement: ""))
    } else if let before = clusters.last(where: { $0 < selection.lowerBound }) {
      make(Edit(range: before..<selection.lowerBound, replacement: ""))
    }
  }

  /// Presses Delete, which has no effect at the end.
  public func delete() {
    if !selection.isEmpty {
      make(Edit(range: selection, replacement: ""))
    } else if let behind = clusters.first(where: { $0 > selection.lowerBound }) {
      make(Edit(range: selection.lowerBound..<behind, replacement: ""))
    }
  }

  private var selection: Range<Int> { field.state.selection ?? 0..<0 }
  private var clusters: [Int] { field.state.text.clusterOffsets }
}
