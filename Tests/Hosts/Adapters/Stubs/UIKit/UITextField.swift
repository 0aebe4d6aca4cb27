@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public var textField: UITextFieldQuestions? { UITextFieldQuestions(delegate: self) }
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { field in OptionalRequirement.call { self.textFieldDidChangeSelection(field) } }
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { OptionalRequirement.missing(true) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool { OptionalRequirement.missing(true) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalRequirement.missing(())
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.missing(()) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing(true)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalRequirement.missing(true)
  }
}

@MainActor
public struct UITextFieldQuestions {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

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

@MainActor
open class UITextField: UIControl, StubTextInput {
  public var stub = StubText()
  public var hasFocus = true
  open weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init() { self.init(frame: .zero) }

  open var placeholder: String?
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var clearsOnInsertion = false
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.left
  private var keyboard: UIView?
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open var text: String? {
    get { stub.string }
    set { stub.set(newValue ?? "") }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: stub.string, attributes: stub.attributes) }
    set { stub.set(newValue?.string ?? "") }
  }

  open func replace(_ range: UITextRange, withText text: String) {
    stub.replace(range.range, with: text)
  }
}

extension UITextField {
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case numbersAndPunctuation
  case numberPad
  case decimalPad
}

public struct UITextContentType: Hashable, Sendable {
  public static let oneTimeCode = UITextContentType()
}
