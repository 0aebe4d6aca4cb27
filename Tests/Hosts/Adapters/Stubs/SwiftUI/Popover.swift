#if canImport(UIKit) && !STUB_watchOS
  public import UIKit
#endif

/// A button.
public struct Button: View {
  let title: String
  let action: @MainActor () -> Void

  /// Creates a button.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title, action)
  }

  /// A primitive view has none.
  public var body: Never { fatalError("a primitive view has no body") }
  /// Shows the button.
  public func watch(_ window: StubWindow) { window.buttons[title] = action }
}

/// An edge of a rectangle.
public enum Edge: Int8, Sendable {
  /// One of the four.
  case top, leading, bottom, trailing
}

/// How a view is presented where there is little room.
public struct PresentationAdaptation: Sendable {
  /// With an arrow.
  public static let popover = PresentationAdaptation()
}

extension View {
  /// Shows a view with an arrow at this one; Apple's method has an anchor as well.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil, content: @escaping () -> Content
  ) -> some View { Popover(content: self, isPresented: isPresented, shown: content) }

  /// Says how the view is presented where there is little room.
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
  /// The view controller that is shown in a popover.
  @MainActor
  public enum StubPopover {
    /// It; `nil` where none is.
    public static var controller: UIViewController?
  }

  /// A view controller of UIKit among views of SwiftUI.
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The view controller.
    associatedtype UIViewControllerType: UIViewController
    /// What the view is told of its surroundings.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the view controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Tells the view controller of a change.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }

  /// What a view controller is told of its surroundings.
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Shown: UIViewControllerRepresentable> {}

  extension UIViewControllerRepresentable {
    /// A primitive view has none.
    public var body: Never { fatalError("a primitive view has no body") }

    /// Shows the view controller, or tells it of a change.
    public func watch(_ window: StubWindow) {
      let context = Context()
      let controller =
        StubPopover.controller as? UIViewControllerType ?? makeUIViewController(context: context)
      StubPopover.controller = controller
      updateUIViewController(controller, context: context)
    }
  }
#endif
