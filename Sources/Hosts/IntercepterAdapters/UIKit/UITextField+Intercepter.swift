#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  extension UITextField: AdapterHolder {
    /// The rules for edits of the text field, or `nil` to accept every edit.
    ///
    /// ```swift
    /// nameField.intercepter = Intercepter(rules: [.maxLength(10, in: .gb18030)])
    /// nameField.interceptedField?.onViolation = { violations in explain(violations[0].message) }
    /// ```
    ///
    /// The text field retains its ``intercepterAdapter``. The text that is already there is not
    /// evaluated. Setting other rules keeps the callbacks. Setting `nil` detaches the adapter and
    /// restores the app's delegate.
    public var intercepter: Intercepter? {
      get { attachedIntercepter }
      set { attachedIntercepter = newValue }
    }

    /// The intercepted field of the text field, with its state and callbacks, or `nil` if there are
    /// no rules.
    public var interceptedField: InterceptedField? { attachedAdapter?.field }

    /// The attached adapter, including one that the app created, or `nil` if there are no rules.
    public var intercepterAdapter: UITextFieldAdapter? { attachedAdapter }

    var delegatedAdapter: UITextFieldAdapter? { (delegate as? UITextFieldForwarder)?.adapter }

    var hostDelegate: (any NSObjectProtocol)? {
      get { delegate }
      set { delegate = newValue as? any UITextFieldDelegate }
    }

    func makeAdapter(_ field: InterceptedField) -> UITextFieldAdapter {
      UITextFieldAdapter(self, field: field)
    }

    func setHostText(_ text: String) { self.text = text }
  }
#endif
