#if canImport(UIKit) && !os(watchOS)
  public import TextInputIntercepter
  public import UIKit

  extension Intercepter {
    /// The keyboard that offers the characters that the rules accept.
    ///
    /// It is a keyboard of digits, a keyboard of decimal numbers, or the default one.
    ///
    /// ```swift
    /// amountField.keyboardType = amount.keyboardType  // .decimalPad
    /// ```
    ///
    /// The keyboard is found by evaluating the rules with sample texts, so it also suits patterns
    /// and custom rules. If the rules accept a minus sign, it is the keyboard with punctuation.
    public var keyboardType: UIKeyboardType {
      if ["a", "é", "я", "あ", "漢", "😀"].contains(where: takes) || !takes("1") { return .default }
      if takes("-") || takes("-1") { return .numbersAndPunctuation }
      return takes("1.5") || takes("1,5") ? .decimalPad : .numberPad
    }

    /// The content type of the text: `.oneTimeCode`, or `nil` if the rules do not imply one.
    public var textContentType: UITextContentType? {
      rules.contains { $0.identifier == Self.oneTimeCodeMark } ? .oneTimeCode : nil
    }

    /// Returns whether the rules accept a text in an empty field, to which a format may add.
    private func takes(_ text: String) -> Bool {
      let edit = Edit(range: 0..<0, replacement: text)
      let decision = intercept(edit, in: EditingState("", caret: 0))
      return decision.outcome != .rejected && unformattedText(of: decision.state.text) == text
    }
  }
#endif
