internal import TextInputIntercepter

extension FormRule {
  /// Requires that a field repeats another one.
  ///
  /// While the text can still become the other one by typing on, it is `.intermediate`.
  ///
  /// Texts are compared as `String`s are, by canonical equivalence: an `é` that one keyboard writes as
  /// one scalar and another as two is the same letter, as RFC 8265 has it for passwords. Case, width
  /// and white space count.
  ///
  /// - Parameters:
  ///   - field: The field that repeats, and does not conform where the texts differ.
  ///   - other: The field that is repeated.
  ///   - message: A sentence for people; `nil` gives the standard one.
  public static func equal(
    _ field: String, to other: String, message: String? = nil
  ) -> FormRule {
    FormRule("equal", for: field, reading: [other]) { texts in
      let (text, wanted) = (texts[field, default: ""], texts[other, default: ""])
      if text == wanted { return Validity(.valid) }
      return Validity(
        wanted.hasPrefix(text) ? .intermediate : .invalid,
        [Violation(.notEqual, range: 0..<text.utf16.count, message: message)])
    }
  }
}
