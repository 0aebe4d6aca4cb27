#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  extension UITextView: AdapterHolder {
    /// The rules for edits of the text view, or `nil` to accept every edit.
    ///
    /// ```swift
    /// notesView.intercepter = Intercepter(rules: [.maxLength(10, in: .gb18030)])
    /// notesView.interceptedField?.onViolation = { violations in explain(violations[0].message) }
    /// ```
    ///
    /// The text view retains its ``intercepterAdapter``. The text that is already there is not
    /// evaluated. Setting other rules keeps the callbacks. Setting `nil` detaches the adapter and
    /// restores the app's delegate.
    public var intercepter: Intercepter? {
      get { attachedIntercepter }
      set { attachedIntercepter = newValue }
    }

    /// The intercepted field of the text view, with its state and callbacks, or `nil` if there are
    /// no rules.
    public var interceptedField: InterceptedField? { attachedAdapter?.field }

    /// The attached adapter, including one that the app created, or `nil` if there are no rules.
    public var intercepterAdapter: UITextViewAdapter? { attachedAdapter }

    var delegatedAdapter: UITextViewAdapter? { (delegate as? UITextViewForwarder)?.adapter }

    var hostDelegate: (any NSObjectProtocol)? {
      get { delegate }
      set { delegate = newValue as? any UITextViewDelegate }
    }

    func makeAdapter(_ field: InterceptedField) -> UITextViewAdapter {
      UITextViewAdapter(self, field: field)
    }

    func setHostText(_ text: String) { self.text = text }
  }
#endif
