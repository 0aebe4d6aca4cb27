#if canImport(SwiftUI)
  public import SwiftUI
  public import TextInputIntercepter

  extension View {
    /// Evaluates changes of a text field's text.
    ///
    /// ```swift
    /// TextField("Name", text: $name)
    ///   .intercepted($name, by: nickname) { violations in reason = violations[0].message }
    /// ```
    ///
    /// SwiftUI reports neither marked text nor who changed the text. Each step of a composition is
    /// therefore evaluated like any other change, and so is a text that the program sets later.
    /// After a rejection, the text field chooses the caret position. To control it, bind the
    /// selection as well, or use `UITextFieldAdapter` or `NSTextFieldAdapter` in a representable
    /// view.
    ///
    /// - Parameters:
    ///   - text: The text that the text field is bound to.
    ///   - intercepter: The rules.
    ///   - onViolation: Called after a change was rejected, amended or accepted with violations.
    public func intercepted(
      _ text: Binding<String>, by intercepter: Intercepter,
      onViolation: @escaping (Violations) -> Void = { _ in }
    ) -> some View {
      modifier(
        InterceptedText(
          text: text, selection: nil, intercepter: intercepter, onViolation: onViolation))
    }

    /// Evaluates changes of a text field's text and preserves its selection.
    ///
    /// ```swift
    /// TextField("Name", text: $name, selection: $selection)
    ///   .intercepted($name, selection: $selection, by: nickname)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text that the text field is bound to.
    ///   - selection: The selection that the text field is bound to.
    ///   - intercepter: The rules.
    ///   - onViolation: Called after a change was rejected, amended or accepted with violations.
    public func intercepted(
      _ text: Binding<String>, selection: Binding<TextSelection?>, by intercepter: Intercepter,
      onViolation: @escaping (Violations) -> Void = { _ in }
    ) -> some View {
      modifier(
        InterceptedText(
          text: text, selection: selection, intercepter: intercepter, onViolation: onViolation))
    }
  }
#endif
