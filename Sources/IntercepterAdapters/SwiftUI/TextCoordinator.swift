#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  internal import SwiftUI
  internal import TextInputIntercepter

  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// Keeps a binding, or an intercepted field, and the text field of a representable view alike.
  @MainActor
  public final class TextCoordinator {
    private var options: FieldOptions
    /// What the binding held when the text field was told of it, or was given by it.
    private var known = ""
    /// Whether the text field is being edited, as far as it has told.
    private var hasFocus = false
    private var observations: [Observation] = []

    init(_ options: FieldOptions) { self.options = options }

    /// Puts rules and the text between a new text field and the binding, or the field.
    func attach<Field: AdapterHolder>(to view: Field) {
      switch options.source {
      case .text(let text, let intercepter):
        known = text.wrappedValue
        view.attachedIntercepter = intercepter
        view.attachedAdapter?.setText(known)
        view.attachedAdapter?.field.onChange = { [weak self] in self?.write($0.text) }
      case .field(let field): view.attach(field)
      }
      guard let field = view.attachedAdapter?.field else { return }
      let (violated, decided) = (field.onViolation, field.onDecision)
      field.onViolation = { [weak self] violations in
        violated?(violations)
        self?.options.onViolation(violations)
      }
      field.onDecision = { [weak self, weak field] decision in
        decided?(decision)
        if let field { self?.options.status?.wrappedValue = FieldStatus(field, decision) }
      }
      // No state may be written while views are drawn.
      view.attachedAdapter?.display?.atEndOfTurn { [weak self, weak field] in
        if let field { self?.options.status?.wrappedValue = FieldStatus(field) }
      }
    }

    private func write(_ text: String) {
      known = text
      if case .text(let binding, _) = options.source { binding.wrappedValue = text }
    }

    /// Tells the text field of a drawing.
    ///
    /// What the binding holds is news only where the program has changed it: marked text is in the text
    /// field, and not in the binding.
    func update<Field: AdapterHolder>(_ view: Field, _ options: FieldOptions) {
      self.options = options
      switch options.source {
      case .text(let text, let intercepter):
        view.attachedIntercepter = intercepter
        let new = text.wrappedValue
        if EditingState(new) == EditingState(known) { return }
        known = new
        view.attachedAdapter?.setText(new)
      case .field(let field):
        if view.attachedAdapter?.field !== field { attach(to: view) }
        view.attachedAdapter?.showField()
      }
    }

    /// Follows the focus, and calls what is to be called when editing ends.
    func observeFocus(
      of view: any NSObjectProtocol, began: NSNotification.Name, ended: NSNotification.Name
    ) {
      observations = [
        Observation(of: began, by: view) { [weak self] in self?.focusDidChange(to: true) },
        Observation(of: ended, by: view) { [weak self] movement in
          self?.focusDidChange(to: false)
          // NSTextMovement.return
          if movement == 16 { self?.submit() }
        },
      ]
    }

    private func focusDidChange(to hasFocus: Bool) {
      self.hasFocus = hasFocus
      if options.focus?.wrappedValue != hasFocus { options.focus?.wrappedValue = hasFocus }
      if !hasFocus { options.onEnd() }
    }

    /// Gives the text field the focus, or takes it away, where the binding says so.
    ///
    /// - Parameter change: Does so, once the drawing is over.
    func updateFocus(_ view: some EditableText, _ change: @escaping @MainActor (Bool) -> Void) {
      guard let focus = options.focus, focus.wrappedValue != hasFocus else { return }
      view.atEndOfTurn { [weak self] in
        guard let self, let focus = self.options.focus, focus.wrappedValue != hasFocus else {
          return
        }
        change(focus.wrappedValue)
      }
    }

    /// The Return key was pressed.
    func submit() { options.onSubmit?() }
  }
#endif
