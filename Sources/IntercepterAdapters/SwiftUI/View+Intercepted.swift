#if canImport(SwiftUI)
  public import SwiftUI
  public import TextInputIntercepter

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

  /// Tells an intercepted field what the bindings have become, and puts them right.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  struct InterceptedText: ViewModifier {
    @Binding private var text: String
    private let selection: Binding<TextSelection?>?
    private let intercepter: Intercepter
    private let onViolation: (Violations) -> Void
    @State private var field: InterceptedField

    init(
      text: Binding<String>, selection: Binding<TextSelection?>?, intercepter: Intercepter,
      onViolation: @escaping (Violations) -> Void
    ) {
      self._text = text
      self.selection = selection
      self.intercepter = intercepter
      self.onViolation = onViolation
      let shown = Self.shownState(text, selection)
      self._field = State(initialValue: InterceptedField(intercepter, state: shown))
    }

    func body(content: Content) -> some View {
      // States differ where their scalars do; strings are equal where they look equal.
      content.onChange(of: shownState) { _, shown in shownStateDidChange(to: shown) }
    }

    private var shownState: EditingState { Self.shownState($text, selection) }

    private static func shownState(
      _ text: Binding<String>, _ selection: Binding<TextSelection?>?
    ) -> EditingState {
      let text = text.wrappedValue
      return EditingState(text, selection: selection?.wrappedValue?.offsets(in: text))
    }

    private func shownStateDidChange(to shown: EditingState) {
      if shown.hasSameText(as: field.state) {
        if let selection = shown.selection { field.selectionDidChange(to: selection) }
        return
      }
      field.intercepter = intercepter
      field.onViolation = onViolation
      let decision = field.textDidChange(to: shown)
      guard decision.outcome == .rejected || decision.outcome == .amended else { return }
      text = decision.state.text
      // Never leave a selection that is not in the text.
      selection?.wrappedValue = decision.state.selection.map {
        TextSelection(offsets: $0, in: decision.state.text)
      }
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  extension TextSelection {
    /// A selection of a range of UTF-16 code units.
    fileprivate init(offsets: Range<Int>, in text: String) {
      let lower = String.Index(utf16Offset: offsets.lowerBound, in: text)
      let upper = String.Index(utf16Offset: offsets.upperBound, in: text)
      self.init(range: lower..<upper)
    }

    /// The selection in UTF-16 code units; `nil` where there are several.
    ///
    /// The indices may be of a text that was there before: they are compared, never used.
    fileprivate func offsets(in text: String) -> Range<Int>? {
      guard case .selection(let range) = indices else { return nil }
      let lower = text.utf16.indices.prefix { $0 < range.lowerBound }.count
      let upper = text.utf16.indices.prefix { $0 < range.upperBound }.count
      return lower..<upper
    }
  }
#endif
