#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// A text field that holds one emoji, asks for the emoji keyboard, and takes the emoji that is typed
  /// next in place of the one it holds.
  ///
  /// ```swift
  /// let reaction = OneEmojiTextField()
  /// reaction.adapter.field.onChange = { state in save(state.text) }
  /// ```
  ///
  /// The emoji keyboard shows where the user has it among their keyboards; where they have not, there is
  /// none to ask for, and a ``picker`` takes its place. Other keyboards, a paste or a drop can still be
  /// used: what is no emoji is refused.
  open class OneEmojiTextField: UITextField {
    /// The rules of the field: one emoji, the last one that is inserted.
    public static let intercepter = Intercepter.oneEmoji()

    /// The adapter between the field and its text; an app's delegate is set here.
    public private(set) lazy var adapter = UITextFieldAdapter(self, intercepter: Self.intercepter)

    /// Creates a field.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      _ = adapter
    }

    /// Creates a field from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      _ = adapter
    }

    /// Whether the user has the emoji keyboard among their keyboards.
    public static var hasEmojiKeyboard: Bool { emojiKeyboard != nil }

    private static var emojiKeyboard: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
    }

    /// What is shown in the keyboard's place where the user has no emoji keyboard: a view that calls
    /// ``choose(_:)``.
    public var picker: UIView? { didSet { reloadInputViews() } }

    /// Puts an emoji in the place of the one that the field holds, as the keyboard does.
    ///
    /// The rules judge it, and `onChange` or `onViolation` is called.
    public func choose(_ emoji: String) {
      adapter.field.choose(emoji)
      adapter.setText(adapter.field.state.text)
    }

    /// What is shown in the keyboard's place; the ``picker`` where there is no emoji keyboard.
    open override var inputView: UIView? {
      get { super.inputView ?? (Self.hasEmojiKeyboard ? nil : picker) }
      set { super.inputView = newValue }
    }

    /// The emoji keyboard, where the user has it.
    open override var textInputMode: UITextInputMode? {
      Self.emojiKeyboard ?? super.textInputMode
    }

    /// A name of its own, so that this field has its keyboard and the others keep theirs.
    ///
    /// Since iOS 13, the keyboard that ``textInputMode`` asks for shows only where there is a name.
    open override var textInputContextIdentifier: String? { "OneEmojiTextField" }
  }
#endif
