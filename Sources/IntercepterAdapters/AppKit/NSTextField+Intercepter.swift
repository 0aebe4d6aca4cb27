#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  extension NSTextField: AdapterHolder {
    /// The rules between the text field and its text; `nil` lets everything in.
    ///
    /// ```swift
    /// nameField.intercepter = Intercepter(rules: [.maxLength(10, in: .gb18030)])
    /// nameField.interceptedField?.onViolation = { violations in explain(violations[0].message) }
    /// ```
    ///
    /// The text field keeps its ``intercepterAdapter`` alive. What it holds is not judged. Other rules leave the
    /// callbacks in place; `nil` takes the adapter away, and the app's delegate is back.
    public var intercepter: Intercepter? {
      get { attachedIntercepter }
      set { attachedIntercepter = newValue }
    }

    /// The intercepted field of the text field, with its state and callbacks; `nil` without an intercepter.
    public var interceptedField: InterceptedField? { attachedAdapter?.field }

    /// What stands between the text field and its text, whoever attached it; `nil` without an intercepter.
    public var intercepterAdapter: NSTextFieldAdapter? { attachedAdapter }

    var delegatedAdapter: NSTextFieldAdapter? { (delegate as? NSTextFieldForwarder)?.adapter }

    func makeAdapter(_ field: InterceptedField) -> NSTextFieldAdapter {
      NSTextFieldAdapter(self, field: field)
    }

    func setHostText(_ text: String) { stringValue = text }
  }
#endif
