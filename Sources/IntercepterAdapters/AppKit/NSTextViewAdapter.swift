#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// Puts an intercepted field beside an `NSTextView`.
  ///
  /// ```swift
  /// adapter = NSTextViewAdapter(notesView, intercepter: notes)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// The adapter becomes the text view's delegate and forwards all delegate calls to the delegate that was
  /// there. It does not keep the text view alive, nor the app's delegate.
  @MainActor
  public final class NSTextViewAdapter: FieldAdapter {
    /// The state that the text view must hold, and the callbacks.
    public let field: InterceptedField
    /// The text view.
    public private(set) weak var textView: NSTextView?

    var display: NSTextView? { textView }
    var progress = AdapterProgress()
    private let forwarder = NSTextViewForwarder()
    private var cleanup: Cleanup?
    private var observations: [Observation] = []

    /// Attaches an intercepted field to a text view; what the text view holds is not judged.
    public init(_ textView: NSTextView, field: InterceptedField) {
      self.field = field
      self.textView = textView
      forwarder.adapter = self
      forwarder.target = textView.delegate
      textView.delegate = forwarder
      cleanup = Cleanup { [weak textView, forwarder] in
        guard let textView, textView.delegate === forwarder else { return }
        textView.delegate = forwarder.target as? any NSTextViewDelegate
      }
      observations = observeDelegate(
        began: NSText.didBeginEditingNotification, changed: NSText.didChangeNotification
      ) { $0.takeDelegatesPlace() }
      synchronize()
    }

    /// Attaches an intercepter to a text view.
    public convenience init(_ textView: NSTextView, intercepter: Intercepter) {
      self.init(textView, field: InterceptedField(intercepter))
    }

    /// Takes the place of a delegate that an app, or a nib, has set since; whether there is one.
    @discardableResult
    private func takeDelegatesPlace() -> Bool {
      guard let textView, (textView.delegate as (any NSObjectProtocol)?).isAnApps else {
        return false
      }
      delegate = textView.delegate
      return true
    }

    /// The app's own delegate, which is asked first.
    public var delegate: (any NSTextViewDelegate)? {
      get { forwarder.target as? any NSTextViewDelegate }
      set {
        forwarder.target = newValue
        // A text view remembers what its delegate responds to.
        textView?.delegate = nil
        textView?.delegate = forwarder
      }
    }

    /// Sets the text by program; it is not judged, and the caret stays beside the text that it is beside.
    public func setText(_ text: String) {
      set(text) { textView?.string = text }
    }

    /// Takes the adapter away; the app's delegate is the text view's delegate again.
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
      guard let adapter, !adapter.progress.isShowing else { return true }
      let isAllowed =
        delegate?.textView?(
          textView, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
        ?? true
      // Where only attributes change there is no text.
      guard isAllowed, let replacementString else { return isAllowed }
      return adapter.shouldChange(Edit(affectedCharRange, replacementString))
    }

    // The system asks this where it is implemented; it goes on as if the app's delegate was asked.
    func textView(
      _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
      replacementStrings: [String]?
    ) -> Bool {
      guard let adapter, !adapter.progress.isShowing else { return true }
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
      // Where only attributes change there is no text.
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
