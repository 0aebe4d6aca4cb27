#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  internal import SwiftUI
  internal import TextInputIntercepter

  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// A coordinator that synchronizes a binding or an intercepted field with the text field of a
  /// view.
  @MainActor
  public final class TextCoordinator {
    private var options: FieldOptions
    /// The last text that the binding and the text field had in common.
    private var known = ""
    /// A Boolean value that indicates whether the text field has the focus, as far as it has
    /// reported.
    private var hasFocus = false
    private var observations: [Observation] = []
    #if canImport(UIKit)
      /// The keyboard for the rules at the last update.
      var keyboardType: UIKeyboardType?
    #endif
    private var cleanup: Cleanup?

    init(_ options: FieldOptions) { self.options = options }

    /// Attaches the rules and the text of the binding, or the intercepted field, to a new text
    /// field.
    func attach<Field: AdapterHolder>(to view: Field) {
      switch options.source {
      case .text(let text, let intercepter):
        known = text.get()
        view.attachedIntercepter = intercepter
        view.attachedAdapter?.setText(known)
        view.attachedAdapter?.field.onChange = { [weak self] in self?.write($0.text) }
      case .field(let field): view.attach(field)
      }
      guard let field = view.attachedAdapter?.field else { return }
      let observer = FieldObserver { [weak self, weak field] decision in
        guard let self, let field else { return }
        if !decision.violations.isEmpty { options.onViolation(decision.violations) }
        options.status?.wrappedValue = FieldStatus(field, decision)
      }
      field.observers.append(observer)
      cleanup = Cleanup { [weak field] in field?.observers.removeAll { $0 === observer } }
      // SwiftUI state must not change during a view update.
      view.attachedAdapter?.display?.atEndOfTurn { [weak self, weak field] in
        if let field { self?.options.status?.wrappedValue = FieldStatus(field) }
      }
    }

    private func write(_ text: String) {
      known = text
      if case .text(let binding, _) = options.source { binding.set(text) }
    }

    /// Updates the text field when the view is updated.
    ///
    /// The binding's text is new only if the program has changed it, because the binding does not
    /// contain the marked text.
    func update<Field: AdapterHolder>(_ view: Field, _ options: FieldOptions) {
      self.options = options
      switch options.source {
      case .text(let text, let intercepter):
        view.attachedIntercepter = intercepter
        if text.holds?(known) == true { return }
        let new = text.get()
        if EditingState(new) == EditingState(known) { return }
        known = new
        view.attachedAdapter?.setText(new)
      case .field(let field):
        if view.attachedAdapter?.field !== field { attach(to: view) }
        view.attachedAdapter?.showField()
      }
    }

    /// Follows the focus, and calls the closures for the end of editing.
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
      if options.focus?.get() != hasFocus { options.focus?.set(hasFocus) }
      if !hasFocus { options.onEnd() }
    }

    /// Moves the focus to or from the text field if the binding requires it.
    ///
    /// - Parameter change: Called after the view update to change the focus.
    func updateFocus(_ view: some EditableText, _ change: @escaping @MainActor (Bool) -> Void) {
      guard let focus = options.focus, focus.get() != hasFocus else { return }
      view.atEndOfTurn { [weak self] in
        guard let self, let focus = self.options.focus, focus.get() != hasFocus else {
          return
        }
        change(focus.get())
      }
    }

    func submit() { options.onSubmit?() }
  }
#endif
