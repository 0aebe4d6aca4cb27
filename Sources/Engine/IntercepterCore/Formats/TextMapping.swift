/// The contract of a format: the mapping between the text that a field shows and the unformatted
/// text, which its rules judge.
///
/// Most formats only insert literals. A `FormatDefinition` of `IntercepterFormats` describes such a
/// format by two functions over bytes, and its mapping follows from them. Subclass this class for a
/// format of another kind. Without an override, it maps every text to itself.
///
/// A mapping is a pure function of the texts. Offsets of bytes are UTF-8 offsets.
open class TextMapping: @unchecked Sendable {
  /// Creates a mapping.
  public init() {}

  /// A Boolean value that indicates whether the format's texts are values, such as numbers or codes,
  /// from which characters that show nothing are dropped.
  open var isValue: Bool { true }

  /// A Boolean value that indicates whether the formatted texts begin with a literal.
  ///
  /// An unformatted text with the same beginning can then be read as a formatted one, and a number
  /// may have a calling code.
  open var hasPrefix: Bool { false }

  // MARK: States

  /// Returns the formatted state of an unformatted one, and the number of bytes of its text that do
  /// not fit the format.
  open func formatted(_ state: EditingState) -> (state: EditingState, rest: Int) { (state, 0) }

  /// Returns the unformatted state of a state that may be formatted.
  open func unformatted(_ state: EditingState) -> EditingState { state }

  /// Returns a state set by the program as the field shows it, whether its text is formatted or
  /// not.
  open func shown(_ state: EditingState) -> EditingState { state }

  /// Returns violations of an unformatted text, with the ranges that they have in the text that the
  /// field shows.
  open func shown(_ violations: Violations, in text: String) -> Violations { violations }

  /// Returns the unformatted text of a finished text, and the violation of a text that cannot be
  /// one, such as the telephone number of another country.
  open func unformatted(finished text: String) -> (text: String, violation: Violation?) {
    (text, nil)
  }

  /// Returns an unformatted text as forms submit it and databases store it.
  ///
  /// The rules do not see what it adds, such as the `+` of a telephone number with its calling code.
  open func stored(_ unformatted: String) -> String { unformatted }

  /// Returns the unformatted text of a stored one, or `nil` for a text that is not stored like that.
  open func unformatted(stored text: String) -> String? { text }

  /// A Boolean value that indicates whether formatting adds text, as fixed decimals do.
  ///
  /// The rules then evaluate an edit again, with the added text.
  open var completesText: Bool { false }

  // MARK: Edits

  /// The cases in which an edit is not an edit of an unformatted text.
  public enum Beginning {
    /// The field shows the beginning of a literal as it is typed; the unformatted text is empty.
    case literal(EditingState)
    /// The new text is judged as if it were inserted into an empty field.
    case emptyField
  }

  /// Returns how the text of a field begins with an edit, or `nil` if the edit continues it.
  open func beginning(
    of current: EditingState, after previous: EditingState, by change: TextDiff.Change
  ) -> Beginning? { nil }

  /// Returns the same edit of the unformatted text.
  ///
  /// If a deletion leaves a part of the selection, the previous unformatted state has a caret.
  /// Otherwise the rules judge that part as if it were typed again.
  open func edit(
    from previous: EditingState, to current: EditingState, by change: TextDiff.Change
  ) -> MappedEdit { MappedEdit(from: previous, to: current) }

  /// The rule that rejects an edit if more of the unformatted text does not fit than before.
  ///
  /// It runs after all other rules.
  open var rule: Rule { Rule("format") { _ in .accept } }

  // MARK: Keystrokes

  /// A quick conversion of a text into which an ASCII character is typed: writes the unformatted
  /// text, with the character.
  ///
  /// - Parameters:
  ///   - text: The text before the keystroke.
  ///   - byte: The character.
  ///   - place: The offset of the character.
  ///   - target: The memory for the unformatted text, with room for the text and the character.
  /// - Returns: The number of bytes of the unformatted text, and the offset of the character there.
  ///   `nil` if the text is not ASCII, or if the edit may be more than the insertion of the
  ///   character.
  open func quickUnformat(
    _ text: UnsafeBufferPointer<UInt8>, typing byte: UInt8, at place: Int,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> (count: Int, place: Int)? { nil }

  /// A quick conversion after a typed ASCII character: writes the formatted text of an unformatted
  /// text in ASCII.
  ///
  /// - Parameters:
  ///   - text: The unformatted text.
  ///   - place: The offset of the caret.
  ///   - target: The memory for the formatted text.
  /// - Returns: The number of bytes of the formatted text, and the offset of the caret there. `nil`
  ///   if the text does not fit the format or the memory.
  open func quickFormat(
    _ text: UnsafeBufferPointer<UInt8>, caret place: Int,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> (count: Int, place: Int)? { nil }
}

/// An edit of the unformatted text that is the same as an edit of a formatted text.
open class MappedEdit {
  /// What an edit of the formatted text does to the unformatted text.
  public enum Effect: Equatable {
    /// It replaces a part of the text.
    case replacesText
    /// It only moves the caret, to a UTF-16 offset of the formatted text: it types a literal that is
    /// already there, or deletes the separator of fixed decimals.
    case movesCaret(Int)
    /// Its insertion cannot be a part of the text, such as the telephone number of another country.
    case isRefused(Violation)
  }

  /// The effect of the edit.
  public final var effect = Effect.replacesText
  /// The unformatted state before the edit.
  public final var previous: EditingState
  /// The unformatted state after the edit.
  public final var current: EditingState
  /// A Boolean value that indicates whether the edit inserts a complete value, such as an amount
  /// with its currency, of which no part may be cut.
  public final var isComplete = false

  /// Creates an edit from its unformatted states.
  public init(from previous: EditingState, to current: EditingState) {
    (self.previous, self.current) = (previous, current)
  }

  /// Returns violations of the unformatted text, with the ranges that they have in the formatted
  /// text as the host proposed it.
  open func proposed(_ violations: Violations) -> Violations { violations }
}
