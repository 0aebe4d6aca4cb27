#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  /// A text field that contains one emoji and requests the emoji keyboard.
  ///
  /// The next emoji replaces the current one.
  ///
  /// ```swift
  /// let reaction = OneEmojiTextField()
  /// reaction.adapter.field.onChange = { state in save(state.text) }
  /// ```
  ///
  /// The emoji keyboard appears if the user has enabled it. Otherwise, the field shows its
  /// ``picker``. Other keyboards, pasting and dropping still work, but the field rejects everything
  /// except emoji.
  open class OneEmojiTextField: UITextField {
    /// The rules of the field: one emoji, the last one that was inserted.
    public static let intercepter = Intercepter.oneEmoji()

    /// The adapter of the field.
    ///
    /// An app sets its delegate here.
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

    /// A Boolean value that indicates whether the user has enabled the emoji keyboard.
    public static var hasEmojiKeyboard: Bool { emojiKeyboard != nil }

    private static var emojiKeyboard: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
    }

    /// The view in place of the keyboard if the user has not enabled the emoji keyboard.
    ///
    /// The view calls ``choose(_:)``.
    public var picker: UIView? { didSet { reloadInputViews() } }

    /// Replaces the field's emoji, as the keyboard does.
    ///
    /// The rules evaluate the emoji, and `onChange` or `onViolation` is called.
    public func choose(_ emoji: String) { adapter.choose(emoji) }

    /// The view in place of the keyboard: the ``picker`` if there is no emoji keyboard.
    open override var inputView: UIView? {
      get { super.inputView ?? (Self.hasEmojiKeyboard ? nil : picker) }
      set { super.inputView = newValue }
    }

    /// The emoji keyboard if the user has enabled it.
    open override var textInputMode: UITextInputMode? {
      Self.emojiKeyboard ?? super.textInputMode
    }

    /// The language of the keyboard in use, or `nil` if it may be any keyboard.
    ///
    /// The field requests the emoji keyboard, but the user can switch to another one.
    var languageInUse: String? {
      let language = super.textInputMode?.primaryLanguage
      return language == "emoji" ? nil : language
    }

    /// The identifier under which the system remembers this field's keyboard.
    ///
    /// Since iOS 13, the system ignores ``textInputMode`` without an identifier. The identifier
    /// also leaves the keyboards of other fields unchanged.
    open override var textInputContextIdentifier: String? { "OneEmojiTextField" }
  }
#endif
