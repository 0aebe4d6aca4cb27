#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// An adapter that attaches an intercepted field to a `UITextField`.
  ///
  /// ```swift
  /// adapter = UITextFieldAdapter(nameField, intercepter: nickname)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// The adapter becomes the text field's delegate and forwards all calls to the previous delegate.
  /// It retains neither the text field nor the app's delegate.
  @MainActor
  public final class UITextFieldAdapter: FieldAdapter {
    /// The intercepted field, with the state that the text field must show, and the callbacks.
    public let field: InterceptedField
    /// The text field.
    public private(set) weak var textField: UITextField?

    var display: UITextField? { textField }
    var isShowing = false
    var isInTurn = false
    private let forwarder = UITextFieldForwarder()
    private var cleanup: Cleanup?
    private lazy var editingChanged = UIAction { [weak self] _ in
      guard let self else { return }
      forwarder.takePlace(in: textField)
      textDidChange()
    }
    private lazy var editingBegan = UIAction { [weak self] _ in
      guard let self else { return }
      forwarder.takePlace(in: textField)
      editingDidBegin()
    }
    private lazy var editingEnded = UIAction { [weak self] _ in self?.editingDidEnd() }
    private var keyboardObservation: Observation?

    /// Attaches an intercepted field to a text field, without evaluating the text that is already
    /// there.
    public init(_ textField: UITextField, field: InterceptedField) {
      self.field = field
      self.textField = textField
      forwarder.adapter = self
      cleanup = forwarder.attach(to: textField)
      textField.addFirst(editingChanged, for: .editingChanged)
      textField.addAction(editingBegan, for: .editingDidBegin)
      textField.addFirst(editingEnded, for: .editingDidEnd)
      keyboardObservation = observeKeyboard()
      begin()
    }

    /// Attaches an intercepter to a text field.
    public convenience init(_ textField: UITextField, intercepter: Intercepter) {
      self.init(textField, field: InterceptedField(intercepter))
    }

    /// The app's delegate, which is asked about an edit before the rules.
    public var delegate: (any UITextFieldDelegate)? {
      get { forwarder.target as? any UITextFieldDelegate }
      set { forwarder.setTarget(newValue, in: textField) }
    }

    /// Sets the text by program, without evaluating it, and keeps the caret beside the same text.
    public func setText(_ text: String) {
      set(text) { textField?.text = text }
    }

    /// Detaches the adapter and restores the app's delegate.
    public func detach() {
      cleanup = nil
      textField?.removeAction(editingChanged, for: .editingChanged)
      textField?.removeAction(editingBegan, for: .editingDidBegin)
      textField?.removeAction(editingEnded, for: .editingDidEnd)
      keyboardObservation = nil
      textField = nil
    }
  }

  /// The delegate of a text field that notifies an adapter.
  final class UITextFieldForwarder: DelegateForwarder, UITextFieldDelegate {
    weak var adapter: UITextFieldAdapter?
    private var delegate: (any UITextFieldDelegate)? { target as? any UITextFieldDelegate }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      guard let adapter, !adapter.isShowing else { return true }
      let isAllowed =
        delegate?.textField?(
          textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
      return isAllowed && adapter.shouldChange(Edit(range, string))
    }

    // The system calls this method if it exists. The app's delegate is then asked as the system
    // would ask it.
    func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      guard let adapter, !adapter.isShowing else { return true }
      var answer: Bool?
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        answer = delegate?.textField?(
          textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
      }
      let isAllowed =
        answer ?? delegate?.textField?(
          textField, shouldChangeCharactersIn: ranges.union, replacementString: string) ?? true
      return isAllowed && adapter.shouldChange(ranges, string)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      delegate?.textFieldDidChangeSelection?(textField)
      adapter?.selectionDidChange()
    }
  }
#endif
