#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// Puts an intercepted field beside an `NSTextField` without a formatter.
  ///
  /// ```swift
  /// adapter = NSTextFieldAdapter(nameField, intercepter: nickname)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// A text field of AppKit asks nobody before it changes: the changed text is judged, and corrected
  /// through its field editor. The adapter becomes the text field's delegate and forwards all delegate
  /// calls to the delegate that was there. It does not keep the text field alive, nor the app's
  /// delegate.
  @MainActor
  public final class NSTextFieldAdapter: FieldAdapter {
    /// The state that the text field must hold, and the callbacks.
    public let field: InterceptedField
    /// The text field.
    public private(set) weak var textField: NSTextField?

    var display: NSTextField? { textField }
    var progress = AdapterProgress()
    private let forwarder = NSTextFieldForwarder()
    private var selectionObservation: Observation?

    /// Attaches an intercepted field to a text field; what the text field holds is not judged.
    public init(_ textField: NSTextField, field: InterceptedField) {
      self.field = field
      self.textField = textField
      forwarder.adapter = self
      forwarder.target = textField.delegate
      textField.delegate = forwarder
      editingDidBegin()
    }

    /// Attaches an intercepter to a text field.
    public convenience init(_ textField: NSTextField, intercepter: Intercepter) {
      self.init(textField, field: InterceptedField(intercepter))
    }

    /// The app's own delegate, which is notified afterwards.
    public var delegate: (any NSTextFieldDelegate)? {
      get { forwarder.target as? any NSTextFieldDelegate }
      set {
        forwarder.target = newValue
        // A control observes what its delegate responds to.
        textField?.delegate = nil
        textField?.delegate = forwarder
      }
    }

    /// Sets the text by program; it is not judged.
    public func setText(_ text: String) {
      if let editor = textField?.editor {
        editor.string = text
      } else {
        textField?.stringValue = text
      }
      synchronize()
    }

    /// Takes the adapter away; the app's delegate is the text field's delegate again.
    public func detach() {
      selectionObservation = nil
      if textField?.delegate === forwarder { textField?.delegate = delegate }
      textField = nil
    }

    /// Follows the selection in the field editor, which other text fields share, while it is this one's.
    ///
    /// AppKit reports it in a notification alone.
    func editingDidBegin() {
      synchronize()
      selectionObservation = textField?.editor.map { editor in
        Observation(of: NSTextView.didChangeSelectionNotification, by: editor) { [weak self] in
          self?.selectionDidChange()
        }
      }
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
