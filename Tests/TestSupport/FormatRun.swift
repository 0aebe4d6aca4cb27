public import TextInputIntercepter

/// A formatted field in which somebody types, for tables: keys one after another, and the states between them.
public struct FormatRun {
  /// The field's intercepter.
  public let intercepter: Intercepter
  /// Whether the host asks before it makes a change.
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

  /// Makes an edit, as a host in either mode does.
  @discardableResult
  public func make(_ edit: Edit) -> Decision {
    asks ? field.shouldApply(edit) : field.textDidChange(to: edit.applied(to: field.state))
  }

  /// Types each character of a text in the place of the selection.
  public func type(_ text: String) {
    for character in text { insert(String(character)) }
  }

  /// Puts a text in the place of the selection.
  @discardableResult
  public func insert(_ text: String) -> Decision {
    make(Edit(range: selection, replacement: text))
  }

  /// Backspace; nothing happens at the front.
  public func backspace() {
    if !selection.isEmpty {
      make(Edit(range: selection, replacement: ""))
    } else if let before = clusters.last(where: { $0 < selection.lowerBound }) {
      make(Edit(range: before..<selection.lowerBound, replacement: ""))
    }
  }

  /// Delete; nothing happens at the end.
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
