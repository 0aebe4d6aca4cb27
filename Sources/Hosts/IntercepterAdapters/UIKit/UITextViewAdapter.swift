#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// An adapter that attaches an intercepted field to a `UITextView`.
  ///
  /// ```swift
  /// adapter = UITextViewAdapter(notesView, intercepter: notes)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// The adapter becomes the text view's delegate and forwards all calls to the previous delegate.
  /// It retains neither the text view nor the app's delegate. A paste delegate evaluates pasted and
  /// dropped text in advance, unless the user can change attributes in the text view.
  @MainActor
  public final class UITextViewAdapter: FieldAdapter {
    /// The intercepted field, with the state that the text view must show, and the callbacks.
    public let field: InterceptedField
    /// The text view.
    public private(set) weak var textView: UITextView?

    var display: UITextView? { textView }
    var isShowing = false
    var isInTurn = false
    private let forwarder = UITextViewForwarder()
    private var cleanup: Cleanup?
    private var observations: [Observation] = []
    #if !os(tvOS)
      private var pasteCleanup: Cleanup?
    #endif

    /// Attaches an intercepted field to a text view, without evaluating the text that is already
    /// there.
    public init(_ textView: UITextView, field: InterceptedField) {
      self.field = field
      self.textView = textView
      forwarder.adapter = self
      cleanup = forwarder.attach(to: textView)
      observations =
        observeDelegate(
          began: UITextView.textDidBeginEditingNotification,
          changed: UITextView.textDidChangeNotification
        ) { $0.forwarder.takePlace(in: $0.textView) } + [observeKeyboard()]
      #if !os(tvOS)
        pasteCleanup = startPasting()
      #endif
      begin()
    }

    /// Attaches an intercepter to a text view.
    public convenience init(_ textView: UITextView, intercepter: Intercepter) {
      self.init(textView, field: InterceptedField(intercepter))
    }

    /// The app's delegate, which is asked about an edit before the rules and notified after them.
    public var delegate: (any UITextViewDelegate)? {
      get { forwarder.target as? any UITextViewDelegate }
      set { forwarder.setTarget(newValue, in: textView) }
    }

    /// Sets the text by program, without evaluating it, and keeps the caret beside the same text.
    public func setText(_ text: String) {
      set(text) { textView?.text = text }
    }

    /// Detaches the adapter and restores the app's delegate.
    public func detach() {
      cleanup = nil
      observations = []
      #if !os(tvOS)
        pasteCleanup = nil
      #endif
      textView = nil
    }
  }

  /// The delegate of a text view that notifies an adapter.
  final class UITextViewForwarder: DelegateForwarder, UITextViewDelegate {
    weak var adapter: UITextViewAdapter?
    private var delegate: (any UITextViewDelegate)? { target as? any UITextViewDelegate }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      guard let adapter, !adapter.isShowing else { return true }
      let isAllowed =
        delegate?.textView?(textView, shouldChangeTextIn: range, replacementText: text) ?? true
      return isAllowed && adapter.shouldChange(Edit(range, text))
    }

    // The system calls this method if it exists. The app's delegate is then asked as the system
    // would ask it.
    func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      guard let adapter, !adapter.isShowing else { return true }
      var answer: Bool?
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        answer = delegate?.textView?(
          textView, shouldChangeTextInRanges: ranges, replacementText: text)
      }
      let isAllowed =
        answer ?? delegate?.textView?(
          textView, shouldChangeTextIn: ranges.union, replacementText: text) ?? true
      return isAllowed && adapter.shouldChange(ranges, text)
    }

    func textViewDidChange(_ textView: UITextView) {
      adapter?.textDidChange()
      delegate?.textViewDidChange?(textView)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
      adapter?.selectionDidChange()
      delegate?.textViewDidChangeSelection?(textView)
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
      adapter?.editingDidBegin()
      delegate?.textViewDidBeginEditing?(textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
      adapter?.editingDidEnd()
      delegate?.textViewDidEndEditing?(textView)
    }

    #if !os(tvOS)
      @available(visionOS 2.4, *)
      func textViewWritingToolsDidEnd(_ textView: UITextView) {
        adapter?.editingDidEnd()
        delegate?.textViewWritingToolsDidEnd?(textView)
      }
    #endif
  }
#endif
