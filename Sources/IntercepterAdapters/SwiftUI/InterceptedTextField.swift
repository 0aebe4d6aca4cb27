#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import IntercepterForms
  public import SwiftUI
  public import TextInputIntercepter

  /// A text field that an intercepter keeps, as it keeps those of UIKit and AppKit: marked text is not
  /// judged before it is committed, a rejected key leaves no trace, and the program's texts are not judged.
  ///
  /// ```swift
  /// InterceptedTextField("Name", text: $name, by: nickname) { violations in
  ///   reason = violations[0].message
  /// }
  /// ```
  ///
  /// The binding never holds marked text. It is written when an edit was accepted or amended, and
  /// nothing else is drawn for a key than what reads it. The text field has the font of its surroundings: a text
  /// style such as `.title`, and from iOS 26 on any font.
  @MainActor
  public struct InterceptedTextField {
    var options: FieldOptions

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - text: The text; what it holds at first, and what the program sets later, is not judged.
    ///   - intercepter: The rules.
    ///   - axis: The axis along which the text field grows: vertical for several lines.
    ///   - onViolation: Called after an edit was rejected, amended or accepted with violations.
    public init(
      _ title: String = "", text: Binding<String>, by intercepter: Intercepter,
      axis: Axis = .horizontal, onViolation: @escaping (Violations) -> Void = { _ in }
    ) {
      options = FieldOptions(title, .text(text, intercepter), axis, onViolation)
    }

    /// Creates a text field of an intercepted field, which keeps its callbacks.
    ///
    /// What the program sets in the field (`setState(_:)`) is shown when the view around it is drawn again.
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

    /// Creates a text field of a form, which commits the field when editing ends.
    ///
    /// - Parameters:
    ///   - name: The name of the field.
    ///   - form: The form, which must have this field.
    ///   - title: The placeholder; the field's label unless it is given.
    ///   - axis: The axis along which the text field grows: vertical for several lines.
    public init(
      _ name: String, in form: InterceptedForm, title: String? = nil, axis: Axis = .horizontal
    ) {
      let label = form.validator.fields.first { $0.name == name }?.label
      options = FieldOptions(title ?? label ?? "", .field(form[name]), axis) { _ in }
      options.onEnd = { form.commit(name) }
    }

    /// Reports outcome, violations, length and validity after each edit.
    public func status(_ status: Binding<FieldStatus>) -> Self {
      with { $0.status = status }
    }

    /// Calls a closure when the Return key is pressed in a single line; the text field loses the focus before.
    public func onSubmit(_ action: @escaping () -> Void) -> Self {
      with { $0.onSubmit = action }
    }

    /// Binds the focus of the text field.
    public func focused(_ isFocused: Binding<Bool>) -> Self {
      with { $0.focus = isFocused }
    }

    /// Binds the focus of the text field to a focus state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
      focused(Binding(get: { condition.wrappedValue }, set: { condition.wrappedValue = $0 }))
        .registered(condition)
    }

    /// Binds the focus of the text field to a value of a focus state.
    public func focused<Value: Hashable>(
      _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View {
      let isFocused = Binding<Bool>(
        get: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        })
      return focused(isFocused).registered(binding, equals: value)
    }

    /// The same text field with other options.
    func with(_ change: (inout FieldOptions) -> Void) -> Self {
      var copy = self
      change(&copy.options)
      return copy
    }

    /// Makes what keeps the binding and the text field alike.
    public func makeCoordinator() -> TextCoordinator { TextCoordinator(options) }
  }

  // SwiftUI forgets a focus that no view of its own has.
  extension View {
    fileprivate func registered(_ condition: FocusState<Bool>.Binding) -> some View {
      focused(condition)
    }

    fileprivate func registered<Value: Hashable>(
      _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View { focused(binding, equals: value) }
  }
#endif
