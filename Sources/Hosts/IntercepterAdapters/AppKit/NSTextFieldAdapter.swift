#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// An adapter that attaches an intercepted field to an `NSTextField` without a formatter.
  ///
  /// ```swift
  /// adapter = NSTextFieldAdapter(nameField, intercepter: nickname)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// An AppKit text field does not ask before a change. The adapter therefore evaluates the changed
  /// text and corrects it through the field editor. The adapter becomes the text field's delegate
  /// and forwards all calls to the previous delegate. It retains neither the text field nor the
  /// app's delegate.
  @MainActor
  public final class NSTextFieldAdapter: FieldAdapter {
    /// The intercepted field, with the state that the text field must show, and the callbacks.
    public let field: InterceptedField
    /// The text field.
    public private(set) weak var textField: NSTextField?

    var display: NSTextField? { textField }
    var isShowing = false
    var isInTurn = false
    private let forwarder = NSTextFieldForwarder()
    private var cleanup: Cleanup?
    private var selectionObservation: Observation?
    private var observations: [Observation] = []

    /// Attaches an intercepted field to a text field, without evaluating the text that is already
    /// there.
    public init(_ textField: NSTextField, field: InterceptedField) {
      self.field = field
      self.textField = textField
      forwarder.adapter = self
      cleanup = forwarder.attach(to: textField)
      observations = observeDelegate(
        began: NSControl.textDidBeginEditingNotification,
        changed: NSControl.textDidChangeNotification
      ) { adapter in
        guard adapter.forwarder.takePlace(in: adapter.textField) else { return false }
        adapter.followSelection()
        return true
      }
      begin()
      followSelection()
    }

    /// Attaches an intercepter to a text field.
    public convenience init(_ textField: NSTextField, intercepter: Intercepter) {
      self.init(textField, field: InterceptedField(intercepter))
    }

    /// The app's delegate, which is notified of changes after the adapter.
    public var delegate: (any NSTextFieldDelegate)? {
      get { forwarder.target as? any NSTextFieldDelegate }
      set { forwarder.setTarget(newValue, in: textField) }
    }

    /// Sets the text by program, without evaluating it, and keeps the caret beside the same text.
    public func setText(_ text: String) {
      set(text) {
        if let editor = textField?.editor {
          editor.string = text
        } else {
          textField?.stringValue = text
        }
      }
    }

    /// Detaches the adapter and restores the app's delegate.
    public func detach() {
      selectionObservation = nil
      observations = []
      cleanup = nil
      textField = nil
    }

    /// Follows the selection in the field editor while this text field uses it.
    ///
    /// Text fields share the field editor. AppKit reports its selection only in a notification.
    private func followSelection() {
      selectionObservation = textField?.editor.map { editor in
        Observation(of: NSTextView.didChangeSelectionNotification, by: editor) { [weak self] in
          self?.selectionDidChange()
        }
      }
    }

    func editingDidBegin() {
      synchronize()
      followSelection()
    }

    func controlDidEndEditing() {
      selectionObservation = nil
      editingDidEnd()
    }
  }

  /// The delegate of a text field that notifies an adapter.
  final class NSTextFieldForwarder: DelegateForwarder, NSTextFieldDelegate {
    weak var adapter: NSTextFieldAdapter?
    private var delegate: (any NSTextFieldDelegate)? { target as? any NSTextFieldDelegate }

    func controlTextDidBeginEditing(_ obj: Notification) {
      adapter?.editingDidBegin()
      delegate?.controlTextDidBeginEditing?(obj)
    }

    func controlTextDidChange(_ obj: Notification) {
      adapter?.textDidChange()
      delegate?.controlTextDidChange?(obj)
    }

    func controlTextDidEndEditing(_ obj: Notification) {
      adapter?.controlDidEndEditing()
      delegate?.controlTextDidEndEditing?(obj)
    }
  }
#endif
