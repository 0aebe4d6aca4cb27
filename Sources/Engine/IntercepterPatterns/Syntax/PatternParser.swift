/// A parser for patterns: the regular subset of ICU's syntax.
struct PatternParser {
  /// A part of the pattern, and the number of nodes of its automaton.
  struct Part: Sendable {
    var tree: PatternTree
    var nodeCount: Int

    static let empty = Part(tree: .empty, nodeCount: 0)
  }

  /// The maximum number of nodes of an automaton.
  static let mostNodes = 50_000
  /// The maximum depth of nested groups and classes.
  static let deepest = 100
  /// The maximum number of bounds of all sets, two for each range.
  private static let mostBounds = 1_000_000

  let pattern: String
  let scalars: [Unicode.Scalar]
  /// The index of the next scalar.
  var index = 0
  var options: PatternOptions
  /// A Boolean value that indicates whether the parser is between `\Q` and `\E`.
  var isQuoting = false
  var depth = 0
  var groupNames: [[Unicode.Scalar]] = []
  /// The sets of the properties parsed so far.
  var properties: [[LooseName]: ScalarSet] = [:]
  private(set) var sets: [ScalarSet] = []
  private var numbers: [ScalarSet: Int] = [:]
  private var boundCount = 0

  init(_ pattern: String, options: PatternOptions) {
    self.pattern = pattern
    self.options = options
    scalars = Array(pattern.unicodeScalars)
  }

  /// Parses the whole pattern.
  mutating func parse() throws(PatternError) -> PatternTree {
    if scalars.isEmpty { throw error("The pattern is empty.", at: 0) }
    let part = try parseAlternatives()
    if index < scalars.count { throw error("This parenthesis has no matching “(”.", at: index) }
    return part.tree
  }

  func error(_ message: String, at index: Int) -> PatternError {
    PatternError(message, pattern: pattern, at: index)
  }

  /// Returns the error for syntax that is not regular.
  func irregular(_ what: String, at index: Int) -> PatternError {
    error(
      "Only ICU supports \(what): use matchesICU in IntercepterICU, "
        + "or “\"engine\": \"icu\"” in a profile.", at: index)
  }
}

// MARK: Scalars

extension PatternParser {
  /// Returns the next scalar, skipping white space and comments if the options say so.
  mutating func peek() -> Unicode.Scalar? {
    if options.contains(.comments), !isQuoting {
      while index < scalars.count {
        if scalars[index] == "#" {
          while index < scalars.count, !scalars[index].endsLine { index += 1 }
        } else if scalars[index].isPatternWhiteSpace {
          index += 1
        } else {
          break
        }
      }
    }
    return index < scalars.count ? scalars[index] : nil
  }

  /// Returns the scalar at a distance from the next one.
  func scalar(ahead distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Skips a scalar if it is next, and returns whether it was.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    index += 1
    return true
  }
}

// MARK: Parts

extension PatternParser {
  /// Returns a part that matches one scalar of a set.
  mutating func part(_ set: ScalarSet) throws(PatternError) -> Part {
    if let number = numbers[set] { return Part(tree: .set(number), nodeCount: 1) }
    boundCount += set.bounds.count
    if boundCount > Self.mostBounds { throw error("The pattern is too large.", at: index - 1) }
    numbers[set] = sets.count
    sets.append(set)
    return Part(tree: .set(sets.count - 1), nodeCount: 1)
  }

  /// Returns a part that matches a scalar, in either case if the options say so.
  mutating func part(_ literal: Unicode.Scalar) throws(PatternError) -> Part {
    try part(folded(ScalarSet(literal.value)))
  }

  /// Returns a set with the other cases of its letters if the options say so.
  func folded(_ set: ScalarSet) -> ScalarSet {
    options.contains(.caseInsensitive) ? CaseFolding.closure(of: set) : set
  }

  /// Returns a part that matches CR LF as one, and otherwise a CR or one of a set without it.
  mutating func partOrCRLF(_ others: ScalarSet) throws(PatternError) -> Part {
    alternatives([
      try part(others),
      sequence([try part(ScalarSet(0x0D)), try part(ScalarSet(0x0A))]),
      sequence([try part(ScalarSet(0x0D)), part(.beforeNoLineFeed)]),
    ])
  }

  func part(_ assertion: PatternAssertion) -> Part {
    Part(tree: .assertion(assertion), nodeCount: 1)
  }

  func sequence(_ parts: [Part]) -> Part {
    if parts.count == 1 { return parts[0] }
    return Part(
      tree: .sequence(parts.map { $0.tree }), nodeCount: parts.reduce(0) { $0 + $1.nodeCount })
  }

  func alternatives(_ parts: [Part]) -> Part {
    if parts.count == 1 { return parts[0] }
    return Part(
      tree: .alternatives(parts.map { $0.tree }),
      nodeCount: parts.reduce(parts.count - 1) { $0 + $1.nodeCount })
  }
}
