/// Makes one view of several.
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }

  /// A view that is there where a condition holds.
  public static func buildIf<Content: View>(
    _ content: Content?
  ) -> ConditionalView<Content, TupleView<()>> {
    content.map { ConditionalView($0) } ?? ConditionalView(TupleView<()>([]))
  }

  /// The view where a condition holds.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { ConditionalView(first) }

  /// The view where it does not.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { ConditionalView(second) }
}

/// Several views.
public struct TupleView<Views>: View {
  private nonisolated(unsafe) let views: [any View]

  nonisolated init(_ views: [any View]) { self.views = views }

  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { for view in views { view.watch(window) } }
}

/// One of two views; Apple's name for it has an underscore.
public struct ConditionalView<First: View, Second: View>: View {
  private nonisolated(unsafe) let view: any View

  nonisolated init(_ view: any View) { self.view = view }

  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the view watches.
  public func watch(_ window: StubWindow) { view.watch(window) }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  private let content: Content

  /// Stacks views; the spacing is the system's.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { content.watch(window) }
}

/// A text that cannot be edited.
public struct Text: View {
  private let text: String

  /// Shows a text.
  public init(_ content: String) { text = content }

  /// A primitive view has none.
  public typealias Body = Never
  /// Shows the text.
  public func watch(_ window: StubWindow) { window.texts.append(text) }
}
