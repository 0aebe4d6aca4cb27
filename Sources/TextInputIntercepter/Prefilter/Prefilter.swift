/// A quick check that finds a rule's verdict from the bytes of a text, without a `String`, a
/// grapheme cluster or a violation.
///
/// Most texts conform, and for most of these the bytes alone prove it. A prefilter is a value
/// without closures. Threads that share a rule therefore do not contend for reference counts.
enum Prefilter: Sendable {
  /// The text contains no emoji of any scope, and no text presentation sequence.
  case noEmoji
  /// The text contains only emoji.
  case onlyEmoji
  /// The text contains only emoji of the first so many versions.
  case emojiIn(versions: UInt8)
  /// The text contains no line break.
  case noLineBreak
  /// The text contains no full-width forms of ASCII.
  case noFullWidthForms
  /// The text contains only digits: ASCII, or any that are typed one by one.
  case digitsOnly(orAny: Bool)
  /// The text contains only characters of a list, or none of them.
  ///
  /// The rule's own functions retain the list, so that this reference needs no counting.
  case list(Unmanaged<CharacterList>, isAllowed: Bool)
  /// The text is a number.
  case decimal(ASCIIDecimal)
  /// The length does not exceed a limit.
  case atMost(Int, UnitName)
  /// The length reaches a limit.
  case atLeast(Int, UnitName)
  /// The text matches or, during editing, is the beginning of a match.
  ///
  /// The rule's own functions retain the automaton.
  case pattern(Unmanaged<PatternAutomaton>)

  /// The answer of a quick check.
  enum Answer {
    /// The rule accepts.
    case accepts
    /// The rule objects to the whole insertion. `actual` is the new length, for limits.
    case rejects(actual: Int?)
    /// The rule rejects for this fault.
    case finds(ASCIIDecimal.Fault)
    /// The rule is advisory, and reports this part of the text and nothing else.
    case lists(Range<Int>, actual: Int?)
    /// The quick check does not decide: the rule must be evaluated in full.
    case undecided
  }

  /// Returns whether a rule accepts a finished text of valid UTF-8.
  ///
  /// `true` is certain, `false` is not.
  ///
  /// - Complexity: O(*n*), some gigabytes per second.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .noEmoji, .emojiIn: EmojiScope.quickCheckIsAbsent(from: utf8)
    case .onlyEmoji: utf8.isFlagOrSingleScalarEmoji
    // LF…CR, U+0085, U+2028 and U+2029.
    case .noLineBreak:
      !utf8.containsAny { bytes in
        ((bytes .>= .all(0x0A)) .& (bytes .<= .all(0x0D)))
          .| (bytes .== .all(0xC2)) .| (bytes .== .all(0xE2))
      }
    // The lead bytes of U+3000–3FFF and U+F000–FFFF.
    case .noFullWidthForms: !utf8.containsAny { ($0 .== .all(0xE3)) .| ($0 .== .all(0xEF)) }
    case .digitsOnly: !utf8.containsAny { ($0 .< .all(0x30)) .| ($0 .> .all(0x39)) }
    case .list(let list, let isAllowed):
      list._withUnsafeGuaranteedRef { $0.quickCheck(utf8, allAre: isAllowed) }
    case .decimal(let decimal): decimal.accepts(utf8)
    case .atMost(let limit, let unit): unit.isWithin(limit, utf8)
    case .atLeast(let limit, let unit): unit.reaches(limit, utf8)
    case .pattern(let automaton): automaton._withUnsafeGuaranteedRef { $0.matches(utf8) }
    }
  }
}
