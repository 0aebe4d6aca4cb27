@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }

  public static func buildIf<Content: View>(
    _ content: Content?
  ) -> ConditionalView<Content, TupleView<()>> {
    content.map { ConditionalView($0) } ?? ConditionalView(TupleView<()>([]))
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView(second) }
}

public struct TupleView<Views>: View {
  private nonisolated(unsafe) let views: [any View]

  nonisolated init(_ views: [any View]) { self.views = views }

  public typealias Body = Never
  public func watch(_ window: StubWindow) { for view in views { view.watch(window) } }
}

public struct ConditionalView<First: View, Second: View>: View {
  private nonisolated(unsafe) let view: any View

  nonisolated init(_ view: any View) { self.view = view }

  public typealias Body = Never
  public func watch(_ window: StubWindow) { view.watch(window) }
}

public struct VStack<Content: View>: View {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public typealias Body = Never
  public func watch(_ window: StubWindow) { content.watch(window) }
}

public struct Text: View {
  private let text: String

  public init(_ content: String) { text = content }

  public typealias Body = Never
  public func watch(_ window: StubWindow) { window.texts.append(text) }
}
