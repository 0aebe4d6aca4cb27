#if canImport(UIKit) && !STUB_watchOS
  internal import UIKit
#endif
#if canImport(AppKit)
  internal import AppKit
#endif

// The little of SwiftUI that the modifier uses. A view is drawn by finding the changes that it
// watches; `StubWindow` does that.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  func watch(_ window: StubWindow)
}

extension View {
  public func watch(_ window: StubWindow) { if !window.mount(self) { body.watch(window) } }

  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { Watching(content: self, value: value, initial: initial, action: action) }
}

extension View where Body == Never {
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View {
  public typealias Body = Never
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  func body(content: Content) -> Body
}

public struct ModifierContent: View {
  let content: any View

  public typealias Body = Never
  public func watch(_ window: StubWindow) { content.watch(window) }
}

public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Modifier.Body { modifier.body(content: ModifierContent(content: content)) }
}

private struct Watching<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  typealias Body = Never
  func watch(_ window: StubWindow) {
    content.watch(window)
    window.note(value, initial, action)
  }
}

@MainActor
public final class StubWindow {
  private let root: any View
  private let platform: Platform
  private var values: [Any] = []
  private var place = 0
  private var hasChanged = false

  public enum Platform: Sendable {
    case uiKit
    case appKit
  }

  public var isEnabled = true
  public var font: Font?

  var buttons: [String: @MainActor () -> Void] = [:]

  public func press(_ title: String) {
    buttons[title]?()
    update()
  }

  public var opened: String?

  public internal(set) var texts: [String] = []
  public private(set) var shown: [AnyObject] = []

  public private(set) var sizes: [CGSize?] = []

  public init(_ root: any View, on platform: Platform = .uiKit) {
    self.root = root
    self.platform = platform
    update()
  }

  func mount(_ view: any View) -> Bool {
    #if canImport(UIKit) && !STUB_watchOS
      if platform == .uiKit, let view = view as? any UIViewRepresentable {
        show(view)
        return true
      }
    #endif
    #if canImport(AppKit)
      if platform == .appKit, let view = view as? any NSViewRepresentable {
        show(view)
        return true
      }
    #endif
    return false
  }

  #if canImport(UIKit) && !STUB_watchOS
    private func show<Shown: UIViewRepresentable>(_ view: Shown) {
      show(
        { UIViewRepresentableContext<Shown>(view.makeCoordinator()) }, view.makeUIView,
        view.updateUIView
      ) { view.sizeThatFits(ProposedViewSize(width: 300, height: 600), uiView: $0, context: $1) }
    }
  #endif

  #if canImport(AppKit)
    private func show<Shown: NSViewRepresentable>(_ view: Shown) {
      show(
        { NSViewRepresentableContext<Shown>(view.makeCoordinator()) }, view.makeNSView,
        view.updateNSView
      ) { view.sizeThatFits(ProposedViewSize(width: 300, height: 600), nsView: $0, context: $1) }
    }
  #endif

  private func show<Context: StubContext, Shown: AnyObject>(
    _ makeContext: () -> Context, _ make: (Context) -> Shown, _ update: (Shown, Context) -> Void,
    _ size: (Shown, Context) -> CGSize?
  ) {
    defer { place += 1 }
    if place == values.count {
      let context = makeContext()
      let view = make(context)
      shown.append(view)
      sizes.append(size(view, context))
      values.append((context, view))
    }
    guard let (known, view) = values[place] as? (Context, Shown) else { return }
    var context = known
    context.environment.isEnabled = isEnabled
    context.environment.font = font
    update(view, context)
  }

  public func update() {
    repeat {
      (place, hasChanged, texts) = (0, false, [])
      root.watch(self)
    } while hasChanged
  }

  func note<Value: Equatable>(
    _ value: Value, _ initial: Bool, _ action: (Value, Value) -> Void
  ) {
    defer { place += 1 }
    guard place < values.count, let old = values[place] as? Value else {
      values.append(value)
      if initial { action(value, value) }
      return
    }
    guard old != value else { return }
    values[place] = value
    hasChanged = true
    action(old, value)
  }
}
