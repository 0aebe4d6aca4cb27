public struct TextSelection: Equatable, Hashable {
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection([Range<String.Index>])
  }

  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }
}

public struct TextField: View {
  public let text: Binding<String>
  public let selection: Binding<TextSelection?>?

  public init(_ title: String, text: Binding<String>) { (self.text, selection) = (text, nil) }

  public init(_ title: String, text: Binding<String>, selection: Binding<TextSelection?>) {
    (self.text, self.selection) = (text, selection)
  }

  public typealias Body = Never
  public func watch(_ window: StubWindow) {}
}
