#if canImport(SwiftUI)
  internal import SwiftUI
  internal import TextInputIntercepter

  /// A modifier that reports changes of the bindings to an intercepted field, and corrects the
  /// bindings.
  ///
  /// Only `body` reads the bindings, so a key does not redraw the view that applies the modifier.
  struct InterceptedText: ViewModifier {
    @Binding var text: String
    let selection: Binding<TextSelection?>?
    let intercepter: Intercepter
    let onViolation: (Violations) -> Void
    @State var memory = Memory()

    /// The storage that lives as long as the view.
    final class Memory {
      var field: InterceptedField?
    }

    func body(content: Content) -> some View {
      // States compare scalars; strings compare canonical equivalents as equal.
      content.onChange(of: shownState, initial: true) { _, shown in shownStateDidChange(to: shown) }
    }

    private var shownState: EditingState {
      let text = text
      return EditingState(text, selection: selection?.wrappedValue?.offsets(in: text))
    }

    private func shownStateDidChange(to shown: EditingState) {
      // The app may have shortened the text. SwiftUI traps on a selection beyond it.
      if let known = memory.field?.state.text, shown.text.utf8.count < known.utf8.count,
        selection?.wrappedValue?.endsBehind(shown.text) == true
      {
        selection?.wrappedValue = shown.selection.map { TextSelection(offsets: $0, in: shown.text) }
      }
      guard let field = memory.field else {
        memory.field = InterceptedField(intercepter, state: shown)
        return
      }
      if shown.hasSameText(as: field.state) {
        if let selection = shown.selection { field.selectionDidChange(to: selection) }
        return
      }
      field.intercepter = intercepter
      field.onViolation = onViolation
      let decision = field.textDidChange(to: shown)
      if decision.outcome == .rejected || decision.outcome == .amended { show(decision.state) }
    }

    private func show(_ state: EditingState) {
      // SwiftUI traps on a selection outside the text, even for a moment.
      selection?.wrappedValue = nil
      text = state.text
      selection?.wrappedValue = state.selection.map { TextSelection(offsets: $0, in: state.text) }
    }
  }

  extension TextSelection {
    /// Creates a selection from a range of UTF-16 code units.
    fileprivate init(offsets: Range<Int>, in text: String) {
      let lower = String.Index(utf16Offset: offsets.lowerBound, in: text)
      let upper = String.Index(utf16Offset: offsets.upperBound, in: text)
      self.init(range: lower..<upper)
    }

    /// Returns whether the selection ends behind the end of a text.
    fileprivate func endsBehind(_ text: String) -> Bool {
      guard case .selection(let range) = indices else { return false }
      return range.upperBound > text.endIndex
    }

    /// Returns the selection in UTF-16 code units, or `nil` if there are several ranges.
    ///
    /// The indices may belong to an earlier text, so they are only compared, never used as
    /// subscripts.
    fileprivate func offsets(in text: String) -> Range<Int>? {
      guard case .selection(let range) = indices else { return nil }
      let lower = text.utf16.indices.prefix { $0 < range.lowerBound }.count
      let upper = text.utf16.indices.prefix { $0 < range.upperBound }.count
      return lower..<upper
    }
  }
#endif
