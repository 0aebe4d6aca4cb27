/// A quick test that finds a rule's verdict from the bytes of a text, without a `String`, a grapheme
/// cluster or a violation.
///
/// Most texts conform, and the bytes alone show it of most of these. A prefilter is a plain value
/// and no closure, so that threads which share a rule do not contend for the count of its references.
enum Prefilter: Sendable {
  /// There is no emoji of any scope, and no text presentation sequence.
  case noEmoji
  /// There is nothing but emoji.
  case onlyEmoji
  /// There are no emoji but of so many versions, from the first on.
  case emojiIn(versions: UInt8)
  /// There is no line break.
  case noLineBreak
  /// There are no full-width forms of ASCII.
  case noFullWidthForms
  /// There are digits only: ASCII, or any that are typed one by one.
  case digitsOnly(orAny: Bool)
  /// There are only characters of a list, or none of them. The rule's own functions keep the list, so that this
  /// can do without counting references.
  case list(Unmanaged<CharacterList>, isAllowed: Bool)
  /// There is a number.
  case decimal(ASCIIDecimal)
  /// The length is not greater.
  case atMost(Int, UnitName)
  /// The length is not smaller.
  case atLeast(Int, UnitName)
  /// The text matches; while it is edited, it begins a match. The automaton is kept in
  /// the same way.
  case pattern(Unmanaged<PatternAutomaton>)

  /// The answer that the bytes give.
  enum Answer {
    /// The rule surely accepts.
    case accepts
    /// The rule surely objects to the whole of the insertion; limits say how long the text has become.
    case rejects(actual: Int?)
    /// The rule surely rejects for this.
    case finds(ASCIIDecimal.Fault)
    /// The rule is soft, and surely lists this part of the text and nothing else.
    case lists(Range<Int>, actual: Int?)
    /// The rule has to be asked in full.
    case undecided
  }

  /// Whether a rule surely has nothing against a finished text of valid UTF-8; `false` is not certain.
  ///
  /// - Complexity: O(*n*), some gigabytes a second.
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
    // The first bytes of U+3000–3FFF and U+F000–FFFF.
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
