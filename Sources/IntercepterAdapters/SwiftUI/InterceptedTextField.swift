#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import SwiftUI
  public import TextInputIntercepter

  #if canImport(UIKit)
    public import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
  #endif

  /// A text field that an intercepter keeps, as it keeps those of UIKit and AppKit: marked text is not
  /// judged before it is committed, a refused key leaves no trace, and the program's texts are not judged.
  ///
  /// ```swift
  /// InterceptedTextField("Name", text: $name, by: nickname) { violations in
  ///   reason = violations[0].message
  /// }
  /// ```
  ///
  /// The binding never holds marked text. It is written when an edit was accepted or amended, and
  /// nothing else is drawn for a key than what reads it.
  @MainActor
  public struct InterceptedTextField {
    private let title: String
    @Binding private var text: String
    private let intercepter: Intercepter
    private let onViolation: (Violations) -> Void
    #if canImport(UIKit)
      private var configureUIKit: (UITextField) -> Void = { _ in }
    #endif
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      private var configureAppKit: (NSTextField) -> Void = { _ in }
    #endif

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - title: What is shown where there is no text.
    ///   - text: The text; what it holds at first, and what the program sets later, is not judged.
    ///   - intercepter: The rules.
    ///   - onViolation: Called after an edit was refused, amended or accepted with a report.
    public init(
      _ title: String = "", text: Binding<String>, by intercepter: Intercepter,
      onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      self.title = title
      self._text = text
      self.intercepter = intercepter
      self.onViolation = onViolation
    }

    /// Makes what keeps the binding and the text field alike.
    public func makeCoordinator() -> TextCoordinator { TextCoordinator($text, onViolation) }
  }

  #if canImport(UIKit)
    extension InterceptedTextField: UIViewRepresentable {
      /// Changes the text field of UIKit once, when it is made: its keyboard, its font.
      public func configured(_ configure: @escaping (UITextField) -> Void) -> Self {
        var copy = self
        copy.configureUIKit = configure
        return copy
      }

      /// Makes the text field of UIKit.
      public func makeUIView(
        context: UIViewRepresentableContext<InterceptedTextField>
      ) -> UITextField {
        let field = UITextField()
        field.placeholder = title
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        configureUIKit(field)
        context.coordinator.attach(intercepter, to: field)
        return field
      }

      /// Tells the text field of UIKit what the program has changed.
      public func updateUIView(
        _ uiView: UITextField, context: UIViewRepresentableContext<InterceptedTextField>
      ) {
        uiView.isEnabled = context.environment.isEnabled
        context.coordinator.update(uiView, intercepter, $text, onViolation)
      }
    }
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    extension InterceptedTextField: NSViewRepresentable {
      /// Changes the text field of AppKit once, when it is made: its font, its border.
      public func configured(_ configure: @escaping (NSTextField) -> Void) -> Self {
        var copy = self
        copy.configureAppKit = configure
        return copy
      }

      /// Makes the text field of AppKit.
      public func makeNSView(
        context: NSViewRepresentableContext<InterceptedTextField>
      ) -> NSTextField {
        let field = NSTextField()
        field.placeholderString = title
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        configureAppKit(field)
        context.coordinator.attach(intercepter, to: field)
        return field
      }

      /// Tells the text field of AppKit what the program has changed.
      public func updateNSView(
        _ nsView: NSTextField, context: NSViewRepresentableContext<InterceptedTextField>
      ) {
        nsView.isEnabled = context.environment.isEnabled
        context.coordinator.update(nsView, intercepter, $text, onViolation)
      }
    }
  #endif
#endif
