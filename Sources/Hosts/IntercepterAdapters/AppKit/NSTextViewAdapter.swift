#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// An adapter that attaches an intercepted field to an `NSTextView`.
  ///
  /// ```swift
  /// adapter = NSTextViewAdapter(notesView, intercepter: notes)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// The adapter becomes the text view's delegate and forwards all calls to the previous delegate.
  /// It retains neither the text view nor the app's delegate.
  @MainActor
  public final class NSTextViewAdapter: FieldAdapter {
    /// The intercepted field, with the state that the text view must show, and the callbacks.
    public let field: InterceptedField
    /// The text view.
    public private(set) weak var textView: NSTextView?

    var display: NSTextView? { textView }
    var isShowing = false
    var isInTurn = false
    private let forwarder = NSTextViewForwarder()
    private var cleanup: Cleanup?
    private var observations: [Observation] = []

    /// Attaches an intercepted field to a text view, without evaluating the text that is already
    /// there.
    public init(_ textView: NSTextView, field: InterceptedField) {
      self.field = field
      self.textView = textView
      forwarder.adapter = self
      cleanup = forwarder.attach(to: textView)
      observations = observeDelegate(
        began: NSText.didBeginEditingNotification, changed: NSText.didChangeNotification
      ) { $0.forwarder.takePlace(in: $0.textView) }
      begin()
    }

    /// Attaches an intercepter to a text view.
    public convenience init(_ textView: NSTextView, intercepter: Intercepter) {
      self.init(textView, field: InterceptedField(intercepter))
    }

    /// The app's delegate, which is asked about an edit before the rules and notified after them.
    public var delegate: (any NSTextViewDelegate)? {
      get { forwarder.target as? any NSTextViewDelegate }
      set { forwarder.setTarget(newValue, in: textView) }
    }

    /// Sets the text by program, without evaluating it, and keeps the caret beside the same text.
    public func setText(_ text: String) {
      set(text) { textView?.string = text }
    }

    /// Detaches the adapter and restores the app's delegate.
    public func detach() {
      cleanup = nil
      observations = []
      textView = nil
    }
  }

  /// The delegate of a text view that notifies an adapter.
  final class NSTextViewForwarder: DelegateForwarder, NSTextViewDelegate {
    weak var adapter: NSTextViewAdapter?
    private var delegate: (any NSTextViewDelegate)? { target as? any NSTextViewDelegate }

    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
      replacementString: String?
    ) -> Bool {
      guard let adapter, !adapter.isShowing else { return true }
      let isAllowed =
        delegate?.textView?(
          textView, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
        ?? true
      // A change of attributes alone has no text.
      guard isAllowed, let replacementString else { return isAllowed }
      return adapter.shouldChange(Edit(affectedCharRange, replacementString))
    }

    // The system calls this method if it exists. The app's delegate is then asked as the system
    // would ask it.
    func textView(
      _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
      replacementStrings: [String]?
    ) -> Bool {
      guard let adapter, !adapter.isShowing else { return true }
      let ranges = affectedRanges.map(\.rangeValue)
      let whole = replacementStrings.map { Edit(ranges, $0, in: textView.string) }
      let isAllowed =
        delegate?.textView?(
          textView, shouldChangeTextInRanges: affectedRanges,
          replacementStrings: replacementStrings)
        ?? delegate?.textView?(
          textView, shouldChangeTextIn: affectedRanges.union,
          replacementString: whole??.replacement)
        ?? true
      // A change of attributes alone has no text.
      guard isAllowed, let whole else { return isAllowed }
      return adapter.shouldChange(whole)
    }

    func textDidChange(_ notification: Notification) {
      adapter?.textDidChange()
      delegate?.textDidChange?(notification)
    }

    func textViewDidChangeSelection(_ notification: Notification) {
      adapter?.selectionDidChange()
      delegate?.textViewDidChangeSelection?(notification)
    }

    func textDidEndEditing(_ notification: Notification) {
      adapter?.editingDidEnd()
      delegate?.textDidEndEditing?(notification)
    }

    func textViewWritingToolsDidEnd(_ textView: NSTextView) {
      adapter?.editingDidEnd()
      delegate?.textViewWritingToolsDidEnd?(textView)
    }
  }
#endif
