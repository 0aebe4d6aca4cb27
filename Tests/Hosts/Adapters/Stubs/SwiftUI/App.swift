/// An app.
@MainActor @preconcurrency
public protocol App {
  /// What the app shows.
  associatedtype Body: Scene
  /// What the app shows.
  var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Runs the app; in the stub it does nothing.
  public static func main() {}
}

/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {}

/// Windows of one kind.
public struct WindowGroup<Content: View>: Scene {
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Views that lead to others.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  /// Shows a view first.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { root.watch(window) }
}

/// A title that leads to another view, which the stub shows at once.
public struct NavigationLink<Destination: View>: View {
  private let title: String
  private let destination: Destination
  /// Leads to a view.
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {
    (self.title, self.destination) = (title, destination())
  }
  /// A primitive view has none.
  public typealias Body = Never
  /// Shows the title.
  public func watch(_ window: StubWindow) {
    window.texts.append(title)
    if window.opened == title { destination.watch(window) }
  }
}

/// Rows.
public struct List<Content: View>: View {
  private let content: Content
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { content.watch(window) }
}

/// Rows with a heading.
public struct Section<Content: View>: View {
  private let title: String
  private let content: Content
  /// Shows rows with a heading.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }
  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { content.watch(window) }
}

/// A view for each of several values.
public struct ForEach<Content: View>: View {
  private let views: [Content]
  /// Makes a view for each value.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { views = data.map(content) }
  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { for view in views { view.watch(window) } }
}

/// A switch.
public struct Toggle: View {
  private let title: String
  private let isOn: Binding<Bool>
  /// Creates a switch.
  public init(_ title: String, isOn: Binding<Bool>) { (self.title, self.isOn) = (title, isOn) }
  /// A primitive view has none.
  public typealias Body = Never
  /// Shows the switch.
  public func watch(_ window: StubWindow) {
    let isOn = isOn
    window.buttons[title] = { isOn.wrappedValue.toggle() }
  }
}
