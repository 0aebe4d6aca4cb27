internal import TextInputIntercepter

extension FormRule {
  /// Requires that a field repeats another field.
  ///
  /// The field is `.intermediate` while its text is the beginning of the other.
  ///
  /// Texts are compared by canonical equivalence, as RFC 8265 requires for passwords: the composed
  /// and the decomposed `é` are equal. Case, width and white space are significant.
  ///
  /// - Parameters:
  ///   - field: The field that repeats, which is invalid if the texts differ.
  ///   - other: The field to repeat.
  ///   - message: A custom message, or `nil` for the standard one.
  public static func equal(
    _ field: String, to other: String, message: String? = nil
  ) -> FormRule {
    FormRule("equal", for: field, reading: [other]) { texts in
      let (text, wanted) = (texts[field, default: ""].string, texts[other, default: ""].string)
      if text == wanted { return Validity(.valid) }
      let isBeginning = wanted.canonicalCharacters.starts(with: text.canonicalCharacters)
      return Validity(
        isBeginning ? .intermediate : .invalid,
        [Violation(.notEqual, range: 0..<text.utf16Length, message: message)])
    }
  }
}
