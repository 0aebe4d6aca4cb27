#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// Puts an intercepted field beside a `UITextView`.
  ///
  /// ```swift
  /// adapter = UITextViewAdapter(notesView, intercepter: notes)  // keep it
  /// adapter.field.onViolation = { violations in print(violations[0].message) }
  /// ```
  ///
  /// The adapter becomes the text view's delegate and forwards all delegate calls to the delegate that was
  /// there. It does not keep the text view alive, nor the app's delegate. What is pasted and dropped is
  /// judged beforehand, by a paste delegate, unless the user can change attributes in the text view.
  @MainActor
  public final class UITextViewAdapter: FieldAdapter {
    /// The state that the text view must hold, and the callbacks.
    public let field: InterceptedField
    /// The text view.
    public private(set) weak var textView: UITextView?

    var display: UITextView? { textView }
    var progress = AdapterProgress()
    private let forwarder = UITextViewForwarder()
    private var cleanup: Cleanup?
    private var observations: [Observation] = []
    #if !os(tvOS)
      private var pasteCleanup: Cleanup?
    #endif

    /// Attaches an intercepted field to a text view; what the text view holds is not judged.
    public init(_ textView: UITextView, field: InterceptedField) {
      self.field = field
      self.textView = textView
      forwarder.adapter = self
      forwarder.target = textView.delegate
      textView.delegate = forwarder
      cleanup = Cleanup { [weak textView, forwarder] in
        guard let textView, textView.delegate === forwarder else { return }
        textView.delegate = forwarder.target as? any UITextViewDelegate
      }
      observations =
        observeDelegate(
          began: UITextView.textDidBeginEditingNotification,
          changed: UITextView.textDidChangeNotification
        ) { $0.takeDelegatesPlace() } + [observeKeyboard()]
      #if !os(tvOS)
        pasteCleanup = startPasting()
      #endif
      synchronize()
    }

    /// Attaches an intercepter to a text view.
    public convenience init(_ textView: UITextView, intercepter: Intercepter) {
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

    /// The app's own delegate, which is called first.
    public var delegate: (any UITextViewDelegate)? {
      get { forwarder.target as? any UITextViewDelegate }
      set {
        forwarder.target = newValue
        // A scroll view remembers what its delegate responds to.
        textView?.delegate = nil
        textView?.delegate = forwarder
      }
    }

    /// Sets the text by program; it is not judged, and the caret stays beside the text that it is beside.
    public func setText(_ text: String) {
      set(text) { textView?.text = text }
    }

    /// Takes the adapter away; the app's delegate is the text view's delegate again.
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
      guard let adapter, !adapter.progress.isShowing else { return true }
      let isAllowed =
        delegate?.textView?(textView, shouldChangeTextIn: range, replacementText: text) ?? true
      return isAllowed && adapter.shouldChange(Edit(range, text))
    }

    // The system asks this where it is implemented; it goes on as if the app's delegate was asked.
    func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      guard let adapter, !adapter.progress.isShowing else { return true }
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

    #if !os(tvOS) && !os(visionOS)
      func textViewWritingToolsDidEnd(_ textView: UITextView) {
        adapter?.editingDidEnd()
        delegate?.textViewWritingToolsDidEnd?(textView)
      }
    #endif
  }
#endif
