#if canImport(SwiftUI)
  public import IntercepterForms
  public import SwiftUI
  public import TextInputIntercepter

  extension View {
    /// Shows a counter and a message below a text field.
    ///
    /// ```swift
    /// InterceptedTextField("Name", text: $name, by: nickname)
    ///   .status($status)
    ///   .fieldStatus(status)
    /// ```
    ///
    /// - Parameters:
    ///   - status: The status of the text field.
    ///   - message: Returns the message for a violation. By default, the message is in English.
    public func fieldStatus(
      _ status: FieldStatus, message: @escaping (Violation) -> String = { $0.isolatedMessage }
    ) -> some View { modifier(FieldStatusModifier(status: { status }, message: message)) }

    /// Shows a counter and a message below a text field of a form.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - form: The form, which must have this field.
    ///   - message: Returns the message for a violation. By default, the message is in English.
    public func fieldStatus(
      of name: String, in form: InterceptedForm,
      message: @escaping (Violation) -> String = { $0.isolatedMessage }
    ) -> some View {
      modifier(FieldStatusModifier(status: { FieldStatus(of: name, in: form) }, message: message))
    }
  }

  /// A counter and a message.
  ///
  /// Only this modifier reads the form, so no other view is redrawn when the form changes.
  struct FieldStatusModifier: ViewModifier {
    let status: () -> FieldStatus
    let message: (Violation) -> String

    func body(content: Content) -> some View {
      let status = status()
      let text = status.violations.isEmpty ? "" : message(status.violations[0])
      return VStack(alignment: .leading) {
        content
        HStack {
          Text(text).foregroundStyle(.red)
          Spacer()
          Text(status.counter ?? "").foregroundStyle(.secondary)
        }
        .font(.footnote)
      }
    }
  }
#endif
