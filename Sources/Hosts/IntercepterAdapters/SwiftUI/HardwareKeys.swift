#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import SwiftUI

  #if canImport(UIKit)
    internal import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    internal import AppKit
  #endif

  /// A view without a size that reports the keys of a hardware keyboard, and shows nothing.
  ///
  /// ```swift
  /// VStack {
  ///   Text(pressed)
  ///   HardwareKeys("ZXCVASDF") { press in
  ///     pressed = press.phase == .began ? press.characters : ""
  ///   }
  /// }
  /// ```
  ///
  /// The view takes the focus while no text field has it. Unlike SwiftUI's `onKeyPress`, it reports
  /// cancelled presses and the modifiers of each key.
  @MainActor
  public struct HardwareKeys {
    private let allowedCharacters: String?
    private let onPress: (HardwareKeyPress) -> Void

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - allowedCharacters: The characters whose keys are reported, ignoring case, or `nil` for
    ///     every key. All other keys go to the next responder.
    ///   - onPress: Called for every key that went down or up.
    public init(_ allowedCharacters: String? = nil, onPress: @escaping (HardwareKeyPress) -> Void) {
      self.allowedCharacters = allowedCharacters
      self.onPress = onPress
    }
  }

  #if canImport(UIKit)
    extension HardwareKeys: UIViewRepresentable {
      /// Creates the UIKit view.
      public func makeUIView(context: UIViewRepresentableContext<HardwareKeys>) -> UIKeyPressView {
        UIKeyPressView(frame: .zero)
      }

      /// Updates the characters and the closure of the UIKit view.
      public func updateUIView(
        _ uiView: UIKeyPressView, context: UIViewRepresentableContext<HardwareKeys>
      ) {
        uiView.allowedCharacters = allowedCharacters
        uiView.onPress = onPress
      }

      /// Returns zero for every proposed size.
      public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIKeyPressView,
        context: UIViewRepresentableContext<HardwareKeys>
      ) -> CGSize? { .zero }
    }
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    extension HardwareKeys: NSViewRepresentable {
      /// Creates the AppKit view.
      public func makeNSView(context: NSViewRepresentableContext<HardwareKeys>) -> NSKeyPressView {
        NSKeyPressView(frame: .zero)
      }

      /// Updates the characters and the closure of the AppKit view.
      public func updateNSView(
        _ nsView: NSKeyPressView, context: NSViewRepresentableContext<HardwareKeys>
      ) {
        nsView.allowedCharacters = allowedCharacters
        nsView.onPress = onPress
      }

      /// Returns zero for every proposed size.
      public func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSKeyPressView,
        context: NSViewRepresentableContext<HardwareKeys>
      ) -> CGSize? { .zero }
    }
  #endif
#endif
