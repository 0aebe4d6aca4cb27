#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// Puts an intercepted field beside a `UITextField`.
  ///
  /// ```swift
  /// adapter = UITextFieldAdapter(nameField, intercepter: nickname)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// The adapter becomes the text field's delegate and forwards all delegate calls to the delegate that was
  /// there. It does not keep the text field alive, nor the app's delegate.
  @MainActor
  public final class UITextFieldAdapter: FieldAdapter {
    /// The state that the text field must hold, and the callbacks.
    public let field: InterceptedField
    /// The text field.
    public private(set) weak var textField: UITextField?

    var display: UITextField? { textField }
    var progress = AdapterProgress()
    private let forwarder = UITextFieldForwarder()
    private var cleanup: Cleanup?
    private lazy var editingChanged = UIAction { [weak self] _ in
      self?.takeDelegatesPlace()
      self?.textDidChange()
    }
    private lazy var editingBegan = UIAction { [weak self] _ in
      self?.takeDelegatesPlace()
      self?.editingDidBegin()
    }
    private lazy var editingEnded = UIAction { [weak self] _ in self?.editingDidEnd() }
    private var keyboardObservation: Observation?

    /// Attaches an intercepted field to a text field; what the text field holds is not judged.
    public init(_ textField: UITextField, field: InterceptedField) {
      self.field = field
      self.textField = textField
      forwarder.adapter = self
      forwarder.target = textField.delegate
      textField.delegate = forwarder
      cleanup = Cleanup { [weak textField, forwarder] in
        guard let textField, textField.delegate === forwarder else { return }
        textField.delegate = forwarder.target as? any UITextFieldDelegate
      }
      textField.addFirst(editingChanged, for: .editingChanged)
      textField.addAction(editingBegan, for: .editingDidBegin)
      textField.addAction(editingEnded, for: .editingDidEnd)
      keyboardObservation = observeKeyboard()
      synchronize()
    }

    /// Attaches an intercepter to a text field.
    public convenience init(_ textField: UITextField, intercepter: Intercepter) {
      self.init(textField, field: InterceptedField(intercepter))
    }

    /// Takes the place of a delegate that an app, or a nib, has set since; whether there is one.
    @discardableResult
    private func takeDelegatesPlace() -> Bool {
      guard let textField, (textField.delegate as (any NSObjectProtocol)?).isAnApps else {
        return false
      }
      delegate = textField.delegate
      return true
    }

    /// The app's own delegate, which is called first.
    public var delegate: (any UITextFieldDelegate)? {
      get { forwarder.target as? any UITextFieldDelegate }
      set {
        forwarder.target = newValue
        // A text field may remember what its delegate responds to.
        textField?.delegate = nil
        textField?.delegate = forwarder
      }
    }

    /// Sets the text by program; it is not judged, and the caret stays beside the text that it is beside.
    public func setText(_ text: String) {
      set(text) { textField?.text = text }
    }

    /// Takes the adapter away; the app's delegate is the text field's delegate again.
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
      guard let adapter, !adapter.progress.isShowing else { return true }
      let isAllowed =
        delegate?.textField?(
          textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
      return isAllowed && adapter.shouldChange(Edit(range, string))
    }

    // The system asks this where it is implemented; it goes on as if the app's delegate was asked.
    func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      guard let adapter, !adapter.progress.isShowing else { return true }
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
