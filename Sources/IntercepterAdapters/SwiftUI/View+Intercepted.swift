#if canImport(SwiftUI)
  public import SwiftUI
  public import TextInputIntercepter

  extension View {
    /// Has an intercepter judge what becomes of a text field's text.
    ///
    /// ```swift
    /// TextField("Name", text: $name)
    ///   .intercepted($name, by: nickname) { violations in reason = violations[0].message }
    /// ```
    ///
    /// SwiftUI does not say what is marked text, nor who changed the text: the steps of a composition
    /// are judged like any other change, and so is what the program sets once the view is there.
    /// Where the caret goes after a refusal is up to the text field: bind the selection as well, or
    /// use `UITextFieldAdapter` or `NSTextFieldAdapter` in a representable view.
    ///
    /// - Parameters:
    ///   - text: The text that the text field is bound to.
    ///   - intercepter: The rules that judge the changes.
    ///   - onViolation: Called after a change was refused, amended or accepted with a report.
    public func intercepted(
      _ text: Binding<String>, by intercepter: Intercepter,
      onViolation: @escaping (Violations) -> Void = { _ in }
    ) -> some View {
      modifier(
        InterceptedText(
          text: text, selection: nil, intercepter: intercepter, onViolation: onViolation))
    }

    /// Has an intercepter judge what becomes of a text field's text, and keep its selection.
    ///
    /// ```swift
    /// TextField("Name", text: $name, selection: $selection)
    ///   .intercepted($name, selection: $selection, by: nickname)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text that the text field is bound to.
    ///   - selection: The selection that the text field is bound to.
    ///   - intercepter: The rules that judge the changes.
    ///   - onViolation: Called after a change was refused, amended or accepted with a report.
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
