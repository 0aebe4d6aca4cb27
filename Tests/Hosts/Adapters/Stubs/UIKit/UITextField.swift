/// What a text field asks and tells: a few of the many, all optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks before a change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks before a change of several ranges: iOS 26.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
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
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
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

  /// Asks before a change of several ranges; `nil` where the delegate does not implement it.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textField(
        textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
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
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the text is for.
  open var textContentType: UITextContentType!
  /// Whether what is typed is hidden.
  open var isSecureTextEntry = false
  /// Whether what is typed next replaces the text.
  open var clearsOnInsertion = false
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

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: stub.string, attributes: stub.attributes) }
    set { stub.set(newValue?.string ?? "") }
  }

  /// Replaces a range.
  open func replace(_ range: UITextRange, withText text: String) {
    stub.replace(range.range, with: text)
  }
}

extension UITextField {
  /// Posted when editing began.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ended.
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

/// A keyboard, by what is on it.
public enum UIKeyboardType: Int, Sendable {
  /// Everything.
  case `default`
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Digits.
  case numberPad
  /// Digits and a decimal separator.
  case decimalPad
}

/// What a text is for.
public struct UITextContentType: Hashable, Sendable {
  /// A code that was sent to the user.
  public static let oneTimeCode = UITextContentType()
}
