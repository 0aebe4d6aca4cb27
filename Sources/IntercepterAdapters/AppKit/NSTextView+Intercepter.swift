#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  extension NSTextView: AdapterHolder {
    /// The rules between the text view and its text; `nil` lets everything in.
    ///
    /// ```swift
    /// notesView.intercepter = Intercepter(rules: [.maxLength(10, in: .gb18030)])
    /// notesView.interceptedField?.onViolation = { violations in explain(violations[0].message) }
    /// ```
    ///
    /// The text view keeps its ``intercepterAdapter`` alive. What it holds is not judged. Other rules leave the
    /// callbacks in place; `nil` takes the adapter away, and the app's delegate is back.
    public var intercepter: Intercepter? {
      get { attachedIntercepter }
      set { attachedIntercepter = newValue }
    }

    /// The intercepted field of the text view, with its state and callbacks; `nil` without an intercepter.
    public var interceptedField: InterceptedField? { attachedAdapter?.field }

    /// What stands between the text view and its text, whoever attached it; `nil` without an intercepter.
    public var intercepterAdapter: NSTextViewAdapter? { attachedAdapter }

    var delegatedAdapter: NSTextViewAdapter? { (delegate as? NSTextViewForwarder)?.adapter }

    func makeAdapter(_ field: InterceptedField) -> NSTextViewAdapter {
      NSTextViewAdapter(self, field: field)
    }

    func setHostText(_ text: String) { string = text }
  }
#endif
