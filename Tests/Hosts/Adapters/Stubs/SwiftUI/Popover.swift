#if canImport(UIKit) && !STUB_watchOS
  public import UIKit
#endif

public struct Button: View {
  let title: String
  let action: @MainActor () -> Void

  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title, action)
  }

  public var body: Never { fatalError("a primitive view has no body") }
  public func watch(_ window: StubWindow) { window.buttons[title] = action }
}

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
}

public struct PresentationAdaptation: Sendable {
  public static let popover = PresentationAdaptation()
}

extension View {
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil, content: @escaping () -> Content
  ) -> some View { Popover(content: self, isPresented: isPresented, shown: content) }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
}

private struct Popover<Content: View, Shown: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let shown: () -> Shown

  var body: Never { fatalError("a primitive view has no body") }
  func watch(_ window: StubWindow) {
    content.watch(window)
    if isPresented.wrappedValue {
      shown().watch(window)
      return
    }
    #if canImport(UIKit) && !STUB_watchOS
      StubPopover.controller = nil
    #endif
  }
}

#if canImport(UIKit) && !STUB_watchOS
  @MainActor
  public enum StubPopover {
    public static var controller: UIViewController?
  }

  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }

  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Shown: UIViewControllerRepresentable> {}

  extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a primitive view has no body") }

    public func watch(_ window: StubWindow) {
      let context = Context()
      let controller =
        StubPopover.controller as? UIViewControllerType ?? makeUIViewController(context: context)
      StubPopover.controller = controller
      updateUIViewController(controller, context: context)
    }
  }
#endif
