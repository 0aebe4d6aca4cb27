#if canImport(UIKit) && !STUB_watchOS
  internal import UIKit
#endif
#if canImport(AppKit)
  internal import AppKit
#endif

// The little of SwiftUI that the modifier uses. A view is drawn by finding the changes that it
// watches; `StubWindow` does that.

/// A part of the user interface.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
  /// Notes the changes that the view watches.
  func watch(_ window: StubWindow)
}

extension View {
  /// Notes the changes that the body watches.
  public func watch(_ window: StubWindow) { if !window.mount(self) { body.watch(window) } }

  /// Applies a modifier.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }

  /// Watches a value; Apple's method is not isolated.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { Watching(content: self, value: value, initial: initial, action: action) }
}

extension View where Body == Never {
  /// A primitive view has none.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View {
  /// Never drawn.
  public typealias Body = Never
}

/// Changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the view becomes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifierContent
  /// What the view becomes.
  func body(content: Content) -> Body
}

/// The view that a modifier changes; Apple's name for it has an underscore.
public struct ModifierContent: View {
  let content: any View

  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the view watches.
  public func watch(_ window: StubWindow) { content.watch(window) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the view.
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

/// Draws a view, and calls the actions of the changes that it watches until nothing changes any more.
@MainActor
public final class StubWindow {
  private let root: any View
  private let platform: Platform
  private var values: [Any] = []
  private var place = 0
  private var hasChanged = false

  /// Whose views are shown; no Apple platform has those of both frameworks.
  public enum Platform: Sendable {
    /// Those of UIKit.
    case uiKit
    /// Those of AppKit.
    case appKit
  }

  /// Whether views can be used.
  public var isEnabled = true
  /// The font of texts.
  public var font: Font?

  /// What the buttons do, by their titles.
  var buttons: [String: @MainActor () -> Void] = [:]

  /// Presses a button, and draws.
  public func press(_ title: String) {
    buttons[title]?()
    update()
  }

  /// The link that was followed.
  public var opened: String?

  /// The texts that are shown.
  public internal(set) var texts: [String] = []
  /// The views of UIKit or AppKit that are shown.
  public private(set) var shown: [AnyObject] = []

  /// The sizes that they have among views of SwiftUI; `nil` is that of their own accord.
  public private(set) var sizes: [CGSize?] = []

  /// Draws a view for the first time.
  public init(_ root: any View, on platform: Platform = .uiKit) {
    self.root = root
    self.platform = platform
    update()
  }

  /// Shows a view of UIKit or AppKit, or tells it of a change; `false` for a view of SwiftUI.
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

  /// Draws the view after something changed.
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
