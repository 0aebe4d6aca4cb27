#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  internal import SwiftUI
  internal import TextInputIntercepter

  /// Keeps a binding and the text field of a representable view alike.
  @MainActor
  public final class TextCoordinator {
    private var text: Binding<String>
    private var onViolation: (Violations) -> Void
    /// What the binding held when the text field was told of it, or was given by it.
    private var known: String

    init(_ text: Binding<String>, _ onViolation: @escaping (Violations) -> Void) {
      self.text = text
      self.onViolation = onViolation
      known = text.wrappedValue
    }

    /// Puts rules and the text between a new text field and the binding.
    func attach<Field: AdapterHolder>(_ intercepter: Intercepter, to field: Field) {
      field.attachedIntercepter = intercepter
      guard let adapter = field.attachedAdapter else { return }
      adapter.setText(known)
      adapter.field.onChange = { [weak self] state in
        self?.known = state.text
        self?.text.wrappedValue = state.text
      }
      adapter.field.onViolation = { [weak self] violations in self?.onViolation(violations) }
    }

    /// Tells the text field of a drawing.
    ///
    /// What the binding holds is news only where the program has changed it: marked text is in the text
    /// field, and not in the binding.
    func update<Field: AdapterHolder>(
      _ field: Field, _ intercepter: Intercepter, _ text: Binding<String>,
      _ onViolation: @escaping (Violations) -> Void
    ) {
      self.text = text
      self.onViolation = onViolation
      field.attachedIntercepter = intercepter
      let new = text.wrappedValue
      if EditingState(new) == EditingState(known) { return }
      known = new
      field.attachedAdapter?.setText(new)
    }
  }
#endif
