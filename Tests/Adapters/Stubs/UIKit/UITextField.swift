/// What a text field asks and tells: a few of the many, all optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks before a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells that the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks what the Return key does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asks before the text is cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The requirement, where it is called with `?`.
  public var textField: UITextFieldQuestions? { UITextFieldQuestions(delegate: self) }
  /// The requirement, where it is called with `?`.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { field in OptionalRequirement.call { self.textFieldDidChangeSelection(field) } }
  }

  /// Not implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { OptionalRequirement.missing(true) }
  /// Not implemented.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalRequirement.missing(())
  }
  /// Not implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.missing(()) }
  /// Not implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing(true)
  }
  /// Not implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing(true)
  }
}

/// The requirements whose names begin with `textField(`.
@MainActor
public struct UITextFieldQuestions {
  let delegate: any UITextFieldDelegate

  /// Asks before a change; `nil` where the delegate does not implement it.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }
}

/// A text field: its text, and no events.
@MainActor
open class UITextField: UIControl, StubTextInput {
  /// What it holds.
  public var stub = StubText()
  /// Whether it is the first responder.
  public var hasFocus = true
  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates a text field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a text field from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a text field of no size.
  public convenience init() { self.init(frame: .zero) }

  /// What is shown where there is no text.
  open var placeholder: String?
  /// The text's font.
  open var font: UIFont?
  /// Where the text stands in its line.
  open var textAlignment = NSTextAlignment.left
  private var keyboard: UIView?
  /// What is shown in the keyboard's place.
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  /// A text field takes the focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The text.
  open var text: String? {
    get { stub.string }
    set { stub.set(newValue ?? "") }
  }

  /// Replaces a range.
  open func replace(_ range: UITextRange, withText text: String) {
    stub.replace(range.range, with: text)
  }
}
