#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import IntercepterForms
  public import SwiftUI
  public import TextInputIntercepter

  /// A SwiftUI text field that evaluates edits as the adapters for UIKit and AppKit do.
  ///
  /// Marked text is not evaluated before it is committed, a rejected key leaves no trace, and text
  /// that the program sets is not evaluated.
  ///
  /// ```swift
  /// InterceptedTextField("Name", text: $name, by: nickname) { violations in
  ///   reason = violations[0].message
  /// }
  /// ```
  ///
  /// The binding never contains marked text. It is set after an accepted or amended edit, and only
  /// views that read it are redrawn. The text field uses the font of its environment: a text style
  /// such as `.title`, or any font from iOS 26 on.
  @MainActor
  public struct InterceptedTextField: InterceptedFieldView {
    /// The text field's options.
    public var options: FieldOptions

    init(_ options: FieldOptions) { self.options = options }

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - text: The text. Neither the first text nor a text that the program sets is evaluated.
    ///   - intercepter: The rules.
    ///   - axis: The axis along which the text field grows: vertical for several lines.
    ///   - onViolation: Called after an edit was rejected, amended or accepted with violations.
    public init(
      _ title: String = "", text: Binding<String>, by intercepter: Intercepter,
      axis: Axis = .horizontal, onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      options = FieldOptions(title, .text(ValueAccess(text), intercepter), axis, onViolation)
    }

    /// Creates a text field for an intercepted field, which keeps its callbacks.
    ///
    /// A state that the program sets in the field (`setState(_:)`) appears at the next update of
    /// the enclosing view.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - field: The field, such as `form["name"]`.
    ///   - axis: The axis along which the text field grows: vertical for several lines.
    ///   - onViolation: Called after an edit was rejected, amended or accepted with violations.
    public init(
      _ title: String = "", field: InterceptedField, axis: Axis = .horizontal,
      onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      options = FieldOptions(title, .field(field), axis, onViolation)
    }

    /// Creates a text field for a field in a form, and commits the field when editing ends.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - form: The form, which must have this field.
    ///   - title: The placeholder, or `nil` for the field's label.
    ///   - axis: The axis along which the text field grows: vertical for several lines.
    public init(
      _ name: String, in form: InterceptedForm, title: String? = nil, axis: Axis = .horizontal
    ) {
      let label = form.validator.fields.first { $0.name == name }?.label
      options = FieldOptions(title ?? label ?? "", .field(form[name]), axis) { _ in }
      options.onEnd = { form.commit(name) }
    }

    /// Creates the coordinator that synchronizes the binding and the text field.
    public func makeCoordinator() -> TextCoordinator { TextCoordinator(options) }
  }
#endif
