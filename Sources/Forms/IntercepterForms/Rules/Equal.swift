internal import TextInputIntercepter

extension FormRule {
  /// Requires that a field repeats another field.
  ///
  /// The field is `.intermediate` while its text is the beginning of the other.
  ///
  /// The text is read as the other field reads it. If both fields get the same text, they are equal,
  /// even if only the other one is trimmed, or drops characters that show nothing. Texts are then
  /// compared by canonical equivalence, as RFC 8265 requires for passwords: the composed and the
  /// decomposed `é` are equal. Case, width and white space are significant.
  ///
  /// - Parameters:
  ///   - field: The field that repeats, which is invalid if the texts differ.
  ///   - other: The field to repeat.
  ///   - message: A custom message, or `nil` for the standard one.
  public static func equal(
    _ field: String, to other: String, message: String? = nil
  ) -> FormRule {
    FormRule("equal", for: field, reading: [other]) { texts, read in
      let (text, wanted) = (texts[field, default: ""].string, texts[other, default: ""].string)
      if text == wanted || read(text, other) == wanted { return Validity(.valid) }
      return Validity(
        wanted.begins(with: text) ? .intermediate : .invalid,
        Violations(
          Violation(.notEqual, byRule: "equal", range: 0..<text.utf16Length, message: message)))
    }
  }
}

extension String {
  /// Returns whether the first characters of the text are those of another, by canonical
  /// equivalence.
  fileprivate func begins(with other: String) -> Bool {
    withUTF8Bytes { whole in
      other.withUTF8Bytes { part in
        var (start, partStart) = (0, 0)
        while partStart < part.count {
          if start == whole.count { return false }
          let (end, partEnd) = (
            whole.endOfCluster(from: start), part.endOfCluster(from: partStart)
          )
          let character = CanonicalCharacter(.init(rebasing: whole[start..<end]))
          if character != CanonicalCharacter(.init(rebasing: part[partStart..<partEnd])) {
            return false
          }
          (start, partStart) = (end, partEnd)
        }
        return true
      }
    }
  }
}
