/// What is selected in a text.
public struct TextSelection: Equatable, Hashable {
  /// Where.
  public enum Indices: Equatable, Hashable {
    /// In one place.
    case selection(Range<String.Index>)
    /// In several places.
    case multiSelection([Range<String.Index>])
  }

  /// Where.
  public var indices: Indices

  /// Selects a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
}

/// A text field that is bound to a text, and maybe to a selection.
public struct TextField: View {
  /// The text.
  public let text: Binding<String>
  /// The selection.
  public let selection: Binding<TextSelection?>?

  /// Creates a text field.
  public init(_ title: String, text: Binding<String>) { (self.text, selection) = (text, nil) }

  /// Creates a text field whose selection is known.
  public init(_ title: String, text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  /// A primitive view has none.
  public typealias Body = Never
  /// Watches nothing.
  public func watch(_ window: StubWindow) {}
}
