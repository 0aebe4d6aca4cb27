@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Root: View>: View {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public typealias Body = Never
  public func watch(_ window: StubWindow) { root.watch(window) }
}

public struct NavigationLink<Destination: View>: View {
  private let title: String
  private let destination: Destination
  public init(_ title: String, @ViewBuilder destination: () -> Destination) {
    (self.title, self.destination) = (title, destination())
  }
  public typealias Body = Never
  public func watch(_ window: StubWindow) {
    window.texts.append(title)
    if window.opened == title { destination.watch(window) }
  }
}

public struct List<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  public func watch(_ window: StubWindow) { content.watch(window) }
}

public struct Section<Content: View>: View {
  private let title: String
  private let content: Content
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }
  public typealias Body = Never
  public func watch(_ window: StubWindow) { content.watch(window) }
}

public struct ForEach<Content: View>: View {
  private let views: [Content]
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { views = data.map(content) }
  public typealias Body = Never
  public func watch(_ window: StubWindow) { for view in views { view.watch(window) } }
}

public struct Toggle: View {
  private let title: String
  private let isOn: Binding<Bool>
  public init(_ title: String, isOn: Binding<Bool>) { (self.title, self.isOn) = (title, isOn) }
  public typealias Body = Never
  public func watch(_ window: StubWindow) {
    let isOn = isOn
    window.buttons[title] = { isOn.wrappedValue.toggle() }
  }
}
