@_exported public import FoundationStub

#if canImport(UIKit) && !STUB_watchOS
  public import UIKit
#endif
#if canImport(AppKit)
  public import AppKit
#endif

/// A size that a view may have; `nil` is any.
public struct ProposedViewSize: Hashable, Sendable {
  /// From side to side.
  public var width: CGFloat?
  /// From top to bottom.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// What a view is told of its surroundings.
public struct EnvironmentValues {
  /// Whether views can be used.
  public var isEnabled = true
  /// The font of texts.
  public var font: Font?
  /// What a font is resolved with.
  public var fontResolutionContext: Font.Context { Font.Context() }
}

// In one place for both: the tests have views that are of UIKit and of AppKit.
extension View {
  /// Nothing lives as long as the view.
  public func makeCoordinator() {}
}

@MainActor
protocol StubContext {
  var environment: EnvironmentValues { get set }
}

#if canImport(UIKit) && !STUB_watchOS
  /// A view of UIKit among views of SwiftUI.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    /// The view of UIKit.
    associatedtype UIViewType: UIView
    /// What lives as long as the view.
    associatedtype Coordinator = Void
    /// What the view is told of its surroundings.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view.
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UIViewType
    /// Tells the view of a change.
    func updateUIView(_ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
    /// Makes what lives as long as the view.
    func makeCoordinator() -> Coordinator
    /// The size of the view; `nil` is its own.
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: UIViewRepresentableContext<Self>
    ) -> CGSize?
  }

  extension UIViewRepresentable {
    /// The view's own size.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: UIViewRepresentableContext<Self>
    ) -> CGSize? { nil }
  }

  /// What a view of UIKit is told of its surroundings.
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: StubContext {
    /// What lives as long as the view.
    public let coordinator: Representable.Coordinator
    /// What the view is told of its surroundings.
    public internal(set) var environment = EnvironmentValues()

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
  }
#endif

#if canImport(AppKit)
  /// A view of AppKit among views of SwiftUI.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View where Body == Never {
    /// The view of AppKit.
    associatedtype NSViewType: NSView
    /// What lives as long as the view.
    associatedtype Coordinator = Void
    /// What the view is told of its surroundings.
    typealias Context = NSViewRepresentableContext<Self>
    /// Makes the view.
    func makeNSView(context: NSViewRepresentableContext<Self>) -> NSViewType
    /// Tells the view of a change.
    func updateNSView(_ nsView: NSViewType, context: NSViewRepresentableContext<Self>)
    /// Makes what lives as long as the view.
    func makeCoordinator() -> Coordinator
    /// The size of the view; `nil` is its own.
    func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: NSViewRepresentableContext<Self>
    ) -> CGSize?
  }

  extension NSViewRepresentable {
    /// The view's own size.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: NSViewRepresentableContext<Self>
    ) -> CGSize? { nil }
  }

  /// What a view of AppKit is told of its surroundings.
  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable>: StubContext {
    /// What lives as long as the view.
    public let coordinator: Representable.Coordinator
    /// What the view is told of its surroundings.
    public internal(set) var environment = EnvironmentValues()

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
  }
#endif
