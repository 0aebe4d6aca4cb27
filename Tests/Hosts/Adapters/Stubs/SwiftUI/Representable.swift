@_exported public import FoundationStub

#if canImport(UIKit) && !STUB_watchOS
  public import UIKit
#endif
#if canImport(AppKit)
  public import AppKit
#endif

public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

public struct EnvironmentValues {
  public var isEnabled = true
  public var font: Font?
  public var fontResolutionContext: Font.Context { Font.Context() }
}

// In one place for both: the tests have views that are of UIKit and of AppKit.
extension View {
  public func makeCoordinator() {}
}

@MainActor
protocol StubContext {
  var environment: EnvironmentValues { get set }
}

#if canImport(UIKit) && !STUB_watchOS
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: UIViewRepresentableContext<Self>
    ) -> CGSize?
  }

  extension UIViewRepresentable {
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: UIViewRepresentableContext<Self>
    ) -> CGSize? { nil }
  }

  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: StubContext {
    public let coordinator: Representable.Coordinator
    public internal(set) var environment = EnvironmentValues()

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
  }
#endif

#if canImport(AppKit)
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: NSViewRepresentableContext<Self>) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: NSViewRepresentableContext<Self>)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: NSViewRepresentableContext<Self>
    ) -> CGSize?
  }

  extension NSViewRepresentable {
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: NSViewType, context: NSViewRepresentableContext<Self>
    ) -> CGSize? { nil }
  }

  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable: NSViewRepresentable>: StubContext {
    public let coordinator: Representable.Coordinator
    public internal(set) var environment = EnvironmentValues()

    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
  }
#endif
