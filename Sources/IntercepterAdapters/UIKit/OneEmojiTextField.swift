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
  /// The emoji keyboard shows where the user has it among their keyboards. Other keyboards, a paste
  /// or a drop can still be used: what is no emoji is refused.
  open class OneEmojiTextField: UITextField {
    /// The rules of the field: one emoji, the last one that is inserted.
    public static let intercepter = Intercepter(rules: [
      .emoji(.only, onViolation: .amend), lastInserted, .maxLength(1, in: .graphemes),
    ])

    private static let lastInserted = Rule("lastInserted") { proposal in
      guard proposal.state.text.dropFirst().isEmpty == false, let last = proposal.insertedText.last
      else { return .accept }
      let text = String(last)
      return .amend(EditingState(text, caret: text.utf16.count), [])
    }

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

    /// The emoji keyboard, where the user has it.
    open override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
        ?? super.textInputMode
    }

    /// A name of its own, so that this field has its keyboard and the others keep theirs.
    open override var textInputContextIdentifier: String? { "OneEmojiTextField" }
  }
#endif
