/// A condition on a place in a text that takes up nothing of it.
///
/// Each is as ICU's regular expressions have it.
enum PatternAssertion: UInt8, CaseIterable, Sendable {
  /// `\A`, and `^` without `anchorsMatchLines`.
  case start
  /// `^` with `anchorsMatchLines`: the start, and behind a line break that does not end the text.
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
  /// No line feed follows: where a carriage return is no half of CR LF.
  case beforeNoLineFeed
}

/// The traits that assertions look at in the scalar behind a place.
struct ScalarTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let lineFeed = ScalarTraits(rawValue: 1)
  static let carriageReturn = ScalarTraits(rawValue: 2)
  /// Also the two above.
  static let lineBreak = ScalarTraits(rawValue: 4)
  static let word = ScalarTraits(rawValue: 8)
  /// No word boundary is before a combining mark.
  static let combining = ScalarTraits(rawValue: 16)
  /// There is no scalar: the text ends.
  static let end = ScalarTraits(rawValue: 32)

  private static let combiningSet = ScalarSet.property("Grapheme_Extend").union(.property("Cf"))

  /// The scalars that have a trait.
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

/// The facts that assertions know of the text before a place.
struct TextBehind: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// There is none.
  static let start = TextBehind(rawValue: 1)
  /// It ends in a line break.
  static let lineBreak = TextBehind(rawValue: 2)
  /// It ends in a carriage return.
  static let carriageReturn = TextBehind(rawValue: 4)
  /// The last scalar that does not combine belongs to a word.
  static let word = TextBehind(rawValue: 8)

  /// The same a scalar later, as far as it is asked for.
  func followed(by traits: ScalarTraits, asked: TextBehind) -> TextBehind {
    var next: TextBehind = []
    if traits.contains(.lineBreak) { next.insert(.lineBreak) }
    if traits.contains(.carriageReturn) { next.insert(.carriageReturn) }
    if traits.contains(.combining) ? contains(.word) : traits.contains(.word) { next.insert(.word) }
    return next.intersection(asked)
  }
}

/// The condition on what follows behind a place, for an assertion before it to have been right.
enum Obligation: UInt8, CaseIterable {
  case none
  /// The end of the text.
  case end
  /// The end of the text, or a line feed and then that.
  case endOrLineFeed

  /// The obligation that is left behind the next scalar; `nil` if that may not follow.
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
  /// Whether it holds, and what must follow behind the next scalar then; `nil` if it does not hold.
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

  /// The traits that it looks at behind a place.
  var asksTraits: ScalarTraits {
    switch self {
    case .start, .end: []
    case .lineStart: .lineBreak
    case .endOrLastBreak, .lineEnd: [.lineBreak, .carriageReturn, .lineFeed]
    case .wordBoundary, .noWordBoundary: [.word, .combining]
    case .beforeNoLineFeed: .lineFeed
    }
  }

  /// The facts that it looks at before a place.
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
