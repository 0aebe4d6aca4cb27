#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  extension Intercepter {
    /// The keyboard that has the characters that the rules accept: of digits, of decimal numbers, or the default one.
    ///
    /// ```swift
    /// amountField.keyboardType = amount.keyboardType  // .decimalPad
    /// ```
    ///
    /// The rules themselves are asked, so that it is right for patterns and custom rules, too. Only a keyboard with
    /// punctuation has a minus sign.
    public var keyboardType: UIKeyboardType {
      if ["a", "é", "я", "あ", "漢", "😀"].contains(where: takes) || !takes("1") { return .default }
      if takes("-") || takes("-1") { return .numbersAndPunctuation }
      return takes("1.5") || takes("1,5") ? .decimalPad : .numberPad
    }

    /// What the text is for, where the rules say so: `.oneTimeCode`, or `nil`.
    public var textContentType: UITextContentType? {
      rules.contains { $0.identifier == Self.oneTimeCodeMark } ? .oneTimeCode : nil
    }

    /// Whether the rules accept a text unchanged in an empty field; a format may add to it.
    private func takes(_ text: String) -> Bool {
      let edit = Edit(range: 0..<0, replacement: text)
      let decision = intercept(edit, in: EditingState("", caret: 0))
      return decision.outcome != .rejected && unformattedText(of: decision.state.text) == text
    }
  }
#endif
