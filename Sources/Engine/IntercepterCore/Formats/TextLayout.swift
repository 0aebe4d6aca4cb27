/// A layout: how a field shows a raw text, and what a text means.
///
/// The *raw* text is what rules judge, forms submit and databases store. The *shown* text is what the
/// field contains. Both directions are one function each. Everything else follows from them: the
/// text and the caret that an edit leaves, in both host modes, the ranges of violations, validation,
/// sanitizing and what a form stores.
///
/// ```swift
/// /// Digits in groups of three from the front: `123-456-7`.
/// struct Triples: TextLayout {
///   func layOut(_ pieces: inout Pieces) {
///     while pieces.rest > 0 {
///       if pieces.position > 0 { pieces.insert("-") }
///       pieces.keep(min(3, pieces.rest))
///     }
///   }
///
///   func unlay(_ pieces: inout Pieces) {
///     while let byte = pieces.next { if byte == UInt8(ascii: "-") { pieces.skip(1) } else { pieces.keep(1) } }
///   }
/// }
/// let code = Intercepter(rules: [.numbersOnly()], format: TextFormat(Triples()))
/// code.formattedText(of: "1234567")  // 123-456-7
/// ```
///
/// A layout is a pure function of the text. While somebody types, the field removes the literals
/// that the layout itself had inserted, and ``read(_:)`` reads the rest like a pasted text: typing is
/// reading. Offsets are in UTF-8.
public protocol TextLayout: Sendable {
  /// Lays out a raw text: keeps its bytes in order, and inserts literals between them.
  ///
  /// If only the beginning of the text fits, stop behind it. The rest follows unchanged.
  func layOut(_ pieces: inout Pieces)

  /// Returns the raw text of a shown text: skips the literals, and keeps all other bytes.
  ///
  /// Only a text that ``layOut(_:)`` would show needs to be right: the field lays the result out
  /// again and compares. The default implementation calls ``read(_:)``.
  func unlay(_ pieces: inout Pieces)

  /// Reads a whole text, in any notation that people use: pasted, filled in, submitted, or as it is
  /// after a key.
  ///
  /// The function writes the raw text: it keeps, skips and replaces the bytes of the text.
  /// ``Pieces/isContinued`` says that literals which the layout had inserted are no longer there.
  ///
  /// The default implementation returns ``Reading/notMine``: the text is read by removing the
  /// literals, and is free text.
  func read(_ pieces: inout Pieces) -> Reading

  /// A Boolean value that indicates whether the texts are values, such as numbers or codes, from
  /// which characters that show nothing are dropped.
  ///
  /// The default implementation returns `false`.
  var isValue: Bool { get }

  /// A Boolean value that indicates whether a typed character that makes a text wrong or ambiguous
  /// stays in the field, with an error, because the next characters may explain it.
  ///
  /// Rules do not see such a text, and forms do not store it. The default implementation returns
  /// `false`: the character is rejected.
  var keepsKeys: Bool { get }

  /// A Boolean value that indicates whether a stored text may be read as another one, because it
  /// begins like a literal.
  ///
  /// Forms then store the shown text. The default implementation returns `false`.
  var hasReadableLiterals: Bool { get }

  /// Returns the part of a deleted range of a raw text that stays, because the text behind it would
  /// be another value without it; an empty range for none.
  ///
  /// If all of the range stays, the deletion only moves the caret.
  func kept(ofDeleting range: Range<Int>, of raw: UnsafeBufferPointer<UInt8>) -> Range<Int>

  /// Returns the literals that are missing behind a raw text, each with the number of characters that
  /// are missing behind it.
  ///
  /// - Parameters:
  ///   - raw: The raw text.
  ///   - typed: The number of bytes of the first literal that are already shown.
  func missingParts(
    behind raw: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(literal: String, count: Int)]

  /// Returns whether a raw text can contain a character.
  ///
  /// Any other character that is typed where a literal has it moves the caret behind it. The default
  /// implementation returns `false`.
  func admits(_ character: Character) -> Bool

  /// Returns the literals of which one appears with the next character of a raw text; empty for none.
  func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8]

  /// Returns a raw text as forms store it, such as a telephone number with its `+`, which rules do
  /// not see.
  func stored(_ raw: String) -> String

  /// Returns the raw text of a stored text, or `nil` if it is not stored like that.
  func raw(ofStored text: String) -> String?

  /// Returns the violation of a raw text of which a number of bytes do not fit.
  func violation(of raw: String, rest: Int) -> Violation

  /// Returns the layout for a field whose rule reads decimal numbers.
  ///
  /// The default implementation returns the layout itself.
  ///
  /// - Parameters:
  ///   - places: The number of decimal places that the rule accepts.
  ///   - separator: The decimal separator of raw texts.
  ///   - openMark: The point or comma, in ASCII, that may group digits in raw texts that are not
  ///     finished, or `nil` if there is none.
  func fitted(toDecimalPlaces places: Int, separator: Character, openMark: UInt8?) -> Self
}

/// What a text means to a layout.
public enum Reading: Sendable {
  /// The text has a value, whose raw text was written.
  case value
  /// The text may become a value if more is typed. The raw text so far was written.
  case beginning
  /// The text cannot become a value. The violation has a range of the text.
  case wrong(Violation)
  /// The text has several values.
  case ambiguous(Violation)
  /// The layout reads no values: the text is free text.
  case notMine
}

extension TextLayout {
  /// Reads the text.
  public func unlay(_ pieces: inout Pieces) { _ = read(&pieces) }

  /// Returns `.notMine`: the text is free text.
  public func read(_ pieces: inout Pieces) -> Reading { .notMine }

  /// Returns `false`: the text is free text.
  public var isValue: Bool { false }

  /// Returns `false`: wrong characters are rejected.
  public var keepsKeys: Bool { false }

  /// Returns `false`: a stored text is read as it is.
  public var hasReadableLiterals: Bool { false }

  /// Returns an empty range: everything can be deleted.
  public func kept(
    ofDeleting range: Range<Int>, of raw: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> { range.lowerBound..<range.lowerBound }

  /// Returns an empty list: nothing is known to be missing.
  public func missingParts(
    behind raw: UnsafeBufferPointer<UInt8>, typed: Int
  ) -> [(literal: String, count: Int)] { [] }

  /// Returns `false`.
  public func admits(_ character: Character) -> Bool { false }

  /// Returns an empty literal.
  public func literal(behind raw: UnsafeBufferPointer<UInt8>) -> [UInt8] { [] }

  /// Returns the raw text.
  public func stored(_ raw: String) -> String { raw }

  /// Returns the text.
  public func raw(ofStored text: String) -> String? { text }

  /// Returns the layout itself.
  public func fitted(
    toDecimalPlaces places: Int, separator: Character, openMark: UInt8?
  ) -> Self { self }

  /// Returns a violation of the whole text.
  public func violation(of raw: String, rest: Int) -> Violation {
    Violation(.patternMismatch, range: 0..<raw.utf16Length)
  }
}
