#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import SwiftUI
  public import TextInputIntercepter

  #if canImport(UIKit)
    public import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    internal import AppKit
  #endif

  /// A field that holds one emoji, large, and asks for the emoji keyboard or palette.
  ///
  /// ```swift
  /// OneEmojiField(text: $reaction, fontSize: 80)
  /// ```
  ///
  /// A new emoji takes the place of the one before. What is no emoji is refused, whatever keyboard it
  /// comes from. Where the user has no emoji keyboard, a picker takes its place (`picker(_:)`), or show
  /// something else (`hasEmojiKeyboard`).
  @MainActor
  public struct OneEmojiField {
    private let fontSize: CGFloat
    private let options: FieldOptions
    #if canImport(UIKit)
      private var makePicker: ((OneEmojiTextField) -> UIView)?
    #endif

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: The emoji, or an empty text.
    ///   - fontSize: The emoji's size in points.
    ///   - version: The newest emoji that are let in, so that older systems can show them; `nil` for all.
    ///   - kept: The emoji that is kept of several.
    ///   - onViolation: Called after something was refused.
    public init(
      text: Binding<String>, fontSize: CGFloat = 17, upTo version: EmojiVersion? = nil,
      keeping kept: KeptEmoji = .last, onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      self.fontSize = fontSize
      options = FieldOptions(
        "", .text(text, .oneEmoji(upTo: version, keeping: kept)), .horizontal, onViolation)
    }

    /// Makes what keeps the binding and the field alike.
    public func makeCoordinator() -> TextCoordinator { TextCoordinator(options) }
  }

  #if canImport(UIKit)
    extension OneEmojiField: UIViewRepresentable {
      /// Whether the user has the emoji keyboard among their keyboards.
      public static var hasEmojiKeyboard: Bool { OneEmojiTextField.hasEmojiKeyboard }

      /// What is shown in the keyboard's place where the user has no emoji keyboard.
      ///
      /// - Parameter make: Makes a view that calls `choose(_:)` of the field.
      public func picker(_ make: @escaping (OneEmojiTextField) -> UIView) -> Self {
        var copy = self
        copy.makePicker = make
        return copy
      }

      /// Makes the field of UIKit.
      public func makeUIView(
        context: UIViewRepresentableContext<OneEmojiField>
      ) -> OneEmojiTextField {
        let field = OneEmojiTextField(frame: .zero)
        field.font = .systemFont(ofSize: fontSize)
        field.textAlignment = .center
        field.picker = makePicker?(field)
        context.coordinator.attach(to: field)
        return field
      }

      /// Tells the field of UIKit what the program has changed.
      public func updateUIView(
        _ uiView: OneEmojiTextField, context: UIViewRepresentableContext<OneEmojiField>
      ) {
        uiView.isEnabled = context.environment.isEnabled
        context.coordinator.update(uiView, options)
      }
    }
  #endif

  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    extension OneEmojiField: NSViewRepresentable {
      /// Makes the field of AppKit.
      public func makeNSView(
        context: NSViewRepresentableContext<OneEmojiField>
      ) -> NSOneEmojiTextField {
        let field = NSOneEmojiTextField(frame: .zero)
        field.font = .systemFont(ofSize: fontSize)
        field.alignment = .center
        context.coordinator.attach(to: field)
        return field
      }

      /// Tells the field of AppKit what the program has changed.
      public func updateNSView(
        _ nsView: NSOneEmojiTextField, context: NSViewRepresentableContext<OneEmojiField>
      ) {
        nsView.isEnabled = context.environment.isEnabled
        context.coordinator.update(nsView, options)
      }
    }
  #endif
#endif
