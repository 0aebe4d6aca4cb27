/// A condition on a position in a text, which matches no scalar, as in ICU's regular expressions.
enum PatternAssertion: UInt8, CaseIterable, Sendable {
  /// `\A`, and `^` without `anchorsMatchLines`.
  case start
  /// `^` with `anchorsMatchLines`: the start, and after a line break that does not end the text.
  case lineStart
  /// `\z`.
  case end
  /// `$` without `anchorsMatchLines`, and `\Z`: the end, and before a line break that ends the text.
  case endOrLastBreak
  /// `$` with `anchorsMatchLines`: the end, and before a line break.
  case lineEnd
  /// `\b`.
  case wordBoundary
  /// `\B`.
  case noWordBoundary
  /// No line feed follows, so a carriage return is not part of CR LF.
  case beforeNoLineFeed
}

/// The traits of the scalar after a position that assertions examine.
struct ScalarTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let lineFeed = ScalarTraits(rawValue: 1)
  static let carriageReturn = ScalarTraits(rawValue: 2)
  /// Any line break, including the two above.
  static let lineBreak = ScalarTraits(rawValue: 4)
  static let word = ScalarTraits(rawValue: 8)
  /// A combining mark, before which no word boundary is.
  static let combining = ScalarTraits(rawValue: 16)
  /// The end of the text, in place of a scalar.
  static let end = ScalarTraits(rawValue: 32)

  private static let combiningSet = ScalarSet.property("Grapheme_Extend").union(.property("Cf"))

  /// The scalars with the trait.
  var set: ScalarSet {
    switch self {
    case .lineFeed: ScalarSet(0x0A)
    case .carriageReturn: ScalarSet(0x0D)
    case .lineBreak: .lineBreaks
    case .word: .word
    default: Self.combiningSet
    }
  }
}

/// The facts about the text before a position that assertions examine.
struct TextBehind: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The text is empty.
  static let start = TextBehind(rawValue: 1)
  /// The text ends in a line break.
  static let lineBreak = TextBehind(rawValue: 2)
  /// The text ends in a carriage return.
  static let carriageReturn = TextBehind(rawValue: 4)
  /// The last scalar that does not combine belongs to a word.
  static let word = TextBehind(rawValue: 8)

  /// Returns the facts one scalar later, limited to those in `asked`.
  func followed(by traits: ScalarTraits, asked: TextBehind) -> TextBehind {
    var next: TextBehind = []
    if traits.contains(.lineBreak) { next.insert(.lineBreak) }
    if traits.contains(.carriageReturn) { next.insert(.carriageReturn) }
    if traits.contains(.combining) ? contains(.word) : traits.contains(.word) { next.insert(.word) }
    return next.intersection(asked)
  }
}

/// A condition on the rest of the text, on which an earlier assertion depends.
enum Obligation: UInt8, CaseIterable {
  case none
  /// The end of the text.
  case end
  /// The end of the text, or a line feed and then the end.
  case endOrLineFeed

  /// Returns the obligation after the next scalar, or `nil` if that scalar may not follow.
  func behind(_ next: ScalarTraits) -> Obligation? {
    if next.contains(.end) { return self }
    switch self {
    case .none: return Obligation.none
    case .end: return nil
    case .endOrLineFeed: return next.contains(.lineFeed) ? .end : nil
    }
  }
}

extension PatternAssertion {
  /// Returns the obligation after the next scalar if the assertion is true, or `nil` if it is
  /// false.
  func obligation(
    after behind: TextBehind, before next: ScalarTraits, _ obligation: Obligation
  ) -> Obligation? {
    switch self {
    case .start: return behind.contains(.start) ? obligation : nil
    case .lineStart:
      let holds =
        behind.contains(.start) || behind.contains(.lineBreak) && !next.contains(.end)
      return holds ? obligation : nil
    case .end: return next.contains(.end) ? obligation : nil
    case .endOrLastBreak:
      if next.contains(.end) { return obligation }
      guard next.contains(.lineBreak), !isInsideCRLF(behind, next) else { return nil }
      return next.contains(.carriageReturn) && obligation == .none ? .endOrLineFeed : .end
    case .lineEnd:
      let holds = next.contains(.end) || next.contains(.lineBreak) && !isInsideCRLF(behind, next)
      return holds ? obligation : nil
    case .wordBoundary: return isWordBoundary(behind, next) ? obligation : nil
    case .noWordBoundary: return isWordBoundary(behind, next) ? nil : obligation
    case .beforeNoLineFeed: return next.contains(.lineFeed) ? nil : obligation
    }
  }

  private func isInsideCRLF(_ behind: TextBehind, _ next: ScalarTraits) -> Bool {
    behind.contains(.carriageReturn) && next.contains(.lineFeed)
  }

  private func isWordBoundary(_ behind: TextBehind, _ next: ScalarTraits) -> Bool {
    if next.contains(.combining) { return false }
    return behind.contains(.word) != next.contains(.word)
  }

  /// The traits that the assertion examines after a position.
  var asksTraits: ScalarTraits {
    switch self {
    case .start, .end: []
    case .lineStart: .lineBreak
    case .endOrLastBreak, .lineEnd: [.lineBreak, .carriageReturn, .lineFeed]
    case .wordBoundary, .noWordBoundary: [.word, .combining]
    case .beforeNoLineFeed: .lineFeed
    }
  }

  /// The facts that the assertion examines before a position.
  var asksBehind: TextBehind {
    switch self {
    case .start: .start
    case .lineStart: [.start, .lineBreak]
    case .end, .beforeNoLineFeed: []
    case .endOrLastBreak, .lineEnd: .carriageReturn
    case .wordBoundary, .noWordBoundary: .word
    }
  }
}
