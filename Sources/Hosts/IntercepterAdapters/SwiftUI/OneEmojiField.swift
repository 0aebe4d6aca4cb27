#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import SwiftUI
  public import TextInputIntercepter

  #if canImport(UIKit)
    public import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    internal import AppKit
  #endif

  /// A field that contains one large emoji and requests the emoji keyboard or palette.
  ///
  /// ```swift
  /// OneEmojiField(text: $reaction, fontSize: 80)
  /// ```
  ///
  /// A new emoji replaces the current one. The field rejects everything except emoji, from any
  /// keyboard. If the user has not enabled the emoji keyboard, the field shows a picker
  /// (`picker(_:)`). `hasEmojiKeyboard` helps you show something else.
  @MainActor
  public struct OneEmojiField: InterceptedFieldView {
    private let fontSize: CGFloat
    /// The text field's options.
    public var options: FieldOptions
    #if canImport(UIKit)
      private var makePicker: ((OneEmojiTextField) -> UIView)?
    #endif

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: The emoji, or an empty text.
    ///   - fontSize: The emoji's size in points.
    ///   - version: The newest emoji version that is accepted, so that older systems can show the
    ///     emoji, or `nil` for all.
    ///   - kept: The emoji to keep if several are inserted.
    ///   - onViolation: Called after an edit was rejected, amended or accepted with violations.
    public init(
      text: Binding<String>, fontSize: CGFloat = 17, upTo version: EmojiVersion? = nil,
      keeping kept: KeptEmoji = .last, onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      self.fontSize = fontSize
      options = FieldOptions(
        "", .text(ValueAccess(text), .oneEmoji(upTo: version, keeping: kept)), .horizontal,
        onViolation)
    }

    /// Creates the coordinator that synchronizes the binding and the field.
    public func makeCoordinator() -> TextCoordinator { TextCoordinator(options) }
  }

  #if canImport(UIKit)
    extension OneEmojiField: UIViewRepresentable {
      /// A Boolean value that indicates whether the user has enabled the emoji keyboard.
      public static var hasEmojiKeyboard: Bool { OneEmojiTextField.hasEmojiKeyboard }

      /// Shows a view in place of the keyboard if the user has not enabled the emoji keyboard.
      ///
      /// - Parameter make: Creates a view that calls `choose(_:)` of the field.
      public func picker(_ make: @escaping (OneEmojiTextField) -> UIView) -> Self {
        var copy = self
        copy.makePicker = make
        return copy
      }

      /// Creates the UIKit field.
      public func makeUIView(
        context: UIViewRepresentableContext<OneEmojiField>
      ) -> OneEmojiTextField {
        let field = OneEmojiTextField(frame: .zero)
        field.font = .systemFont(ofSize: fontSize)
        field.textAlignment = .center
        field.picker = makePicker?(field)
        context.coordinator.connect(field)
        return field
      }

      /// Updates the UIKit field after a change by the program.
      public func updateUIView(
        _ uiView: OneEmojiTextField, context: UIViewRepresentableContext<OneEmojiField>
      ) {
        context.coordinator.update(uiView, options, isEnabled: context.environment.isEnabled)
      }
    }
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    extension OneEmojiField: NSViewRepresentable {
      /// Creates the AppKit field.
      public func makeNSView(
        context: NSViewRepresentableContext<OneEmojiField>
      ) -> NSOneEmojiTextField {
        let field = NSOneEmojiTextField(frame: .zero)
        field.font = .systemFont(ofSize: fontSize)
        field.alignment = .center
        context.coordinator.connect(field)
        return field
      }

      /// Updates the AppKit field after a change by the program.
      public func updateNSView(
        _ nsView: NSOneEmojiTextField, context: NSViewRepresentableContext<OneEmojiField>
      ) {
        context.coordinator.update(nsView, options, isEnabled: context.environment.isEnabled)
      }
    }
  #endif
#endif
