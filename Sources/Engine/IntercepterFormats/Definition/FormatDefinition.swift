/// The definition of a format: how a field writes an unformatted text, and how the text is read
/// back.
///
/// Everything else follows from ``format(_:)`` and ``unformat(_:)``: the text and the caret that an
/// edit leaves, in both host modes, the ranges of violations, validation and sanitizing. The other
/// members describe the literals to the engine; their defaults suit a format without any. For a
/// first format, the two closures of `TextFormat(format:unformat:)` are simpler.
///
/// A definition is a pure function of the text. Formatting the result of `unformat` must restore
/// the text wherever `unformat` returns `true`.
open class FormatDefinition: @unchecked Sendable {
  /// Creates a definition.
  public init() {}

  /// Reads an unformatted text, and writes its formatted text.
  ///
  /// - Returns: The number of bytes that do not fit; 0 if all of the text does. The rest is written
  ///   unchanged.
  open func format(_ pass: inout FormatPass) -> Int {
    pass.copy(0..<pass.source.count)
    return 0
  }

  /// Reads a text that may be formatted, and writes its unformatted text.
  ///
  /// A part that does not match the format counts as unformatted.
  ///
  /// - Returns: Whether the text is exactly as the format writes it.
  open func unformat(_ pass: inout FormatPass) -> Bool {
    pass.copy(0..<pass.source.count)
    return true
  }

  /// Returns the maximum number of bytes of the formatted text of an unformatted text.
  open func capacity(for unformatted: UnsafeBufferPointer<UInt8>) -> Int { unformatted.count }

  /// A Boolean value that indicates whether the format's texts are values, such as numbers or codes,
  /// from which characters that show nothing are dropped.
  open var isValue: Bool { true }

  // MARK: Literals

  /// Returns whether unformatted text can contain a character.
  open func admits(_ character: Character) -> Bool { true }

  /// A quick check: `true` if a typed ASCII character is unformatted text, `false` if that is
  /// unknown.
  open func quickCheckIsUnformatted(ascii byte: UInt8) -> Bool { false }

  /// Returns the literal that appears with the next character after an unformatted text; empty for
  /// none.
  open func literal(behind unformatted: UnsafeBufferPointer<UInt8>) -> [UInt8] { [] }

  /// The maximum number of bytes of a literal before the first character, which is shown as it is
  /// typed.
  open var prefixCount: Int { 0 }

  /// Returns whether a text is that literal, or its beginning as somebody types it.
  open func isPrefix(_ text: UnsafeBufferPointer<UInt8>) -> Bool { false }

  /// Returns the literals that are missing after an unformatted text, each with the number of
  /// characters that are missing after it.
  ///
  /// - Parameters:
  ///   - unformatted: The unformatted text.
  ///   - typed: The number of bytes of the first literal that are already shown.
  open func missingParts(
    behind unformatted: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(literal: String, count: Int)] { [] }

  // MARK: Inserted and deleted text

  /// Returns the unformatted text of an insertion of several characters, without its literals and
  /// separators.
  ///
  /// The rules judge any other characters.
  ///
  /// - Parameters:
  ///   - text: The inserted text.
  ///   - place: The UTF-8 offset of the insertion in the unformatted text.
  /// - Returns: `nil` if the text begins like the format's prefix and then differs, as the telephone
  ///   number of another country does. Without its beginning, it would be a different text.
  open func unformattedInsertion(_ text: String, at place: Int) -> String? { text }

  /// Returns why an insertion without an unformatted text is refused.
  open func refusal(ofInsertion text: String) -> Front { .refused() }

  /// Returns whether an insertion contains a text that completes its value, such as a currency.
  ///
  /// No part of such a value is cut.
  open func hasAffix(_ text: String) -> Bool { false }

  /// The front of an unformatted text as people write it.
  public enum Front: Equatable {
    /// The field has another text in the place of a number of bytes, such as nothing in the place of
    /// the prefix of a dialed number.
    case replaced(Int, by: String = "")
    /// The front makes it a text of another kind.
    ///
    /// The violation has the variant and its bound, such as the calling code.
    case refused(Violation.Variant? = nil, bound: String? = nil)
  }

  /// Returns what the field has in the place of the front of an unformatted text.
  ///
  /// - Parameters:
  ///   - unformatted: The unformatted text.
  ///   - isInternational: Whether the text was written with the format's own prefix.
  open func front(of unformatted: String, isInternational: Bool) -> Front { .replaced(0) }

  /// Returns whether a finished text is only the front of one, such as a part of a calling code.
  open func isIncomplete(_ unformatted: String) -> Bool { false }

  /// A Boolean value that indicates whether people may write such a front.
  open var readsFront: Bool { false }

  /// A quick check: `false` if ``front(of:isInternational:)`` keeps an ASCII text as it is.
  open func mayReadFront(of unformatted: UnsafeBufferPointer<UInt8>) -> Bool { false }

  /// The text before every stored text that the rules do not see; `+` before telephone numbers with
  /// their calling codes.
  open var storedPrefix: String { "" }

  /// A Boolean value that indicates whether formatting adds text, as fixed decimals do.
  open var completesText: Bool { false }

  /// Returns whether a part of an unformatted text cannot be deleted by itself.
  open func isFixed(_ part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>) -> Bool {
    false
  }

  /// Returns what a deletion of a part of an unformatted text leaves of the part, because the text
  /// behind it would be misread without it.
  open func remainder(
    ofDeleting part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] { [] }

  /// Returns the range that an insertion over a part of an unformatted text replaces: the part, and
  /// text that would be misread without it, or that the format adds by itself.
  open func replacedPart(
    with part: Range<Int>, of unformatted: UnsafeBufferPointer<UInt8>, inserting text: String
  ) -> Range<Int> { part }

  /// Returns what becomes of an unformatted text that an insertion has completed, such as `1234` of
  /// `1.234`; otherwise `nil`.
  ///
  /// - Parameters:
  ///   - unformatted: The unformatted text after the insertion.
  ///   - previous: The unformatted text before it.
  open func completion(_ unformatted: String, after previous: String) -> String? { nil }

  /// Returns the number of bytes at the end of an unformatted text that the format adds by itself.
  ///
  /// - Parameters:
  ///   - unformatted: The unformatted text.
  ///   - rest: The number of bytes after the edit.
  ///   - isLeft: Whether the text is the result of a deletion.
  open func spareCount(
    in unformatted: UnsafeBufferPointer<UInt8>, rest: Int, isLeft: Bool
  ) -> Int { 0 }

  /// Returns the violation of an unformatted text of which a number of bytes do not fit.
  open func violation(of unformatted: String, rest: Int) -> Violation {
    Violation(.patternMismatch, range: 0..<unformatted.utf16Length)
  }
}
