/// Reads patterns: the part of ICU's syntax that is regular.
struct PatternParser {
  /// A part of the pattern, and how many nodes its automaton has.
  struct Part: Sendable {
    var tree: PatternTree
    var nodeCount: Int

    static let empty = Part(tree: .empty, nodeCount: 0)
  }

  /// The most nodes an automaton may have.
  static let mostNodes = 50_000
  /// The most groups and classes inside each other.
  static let deepest = 100
  /// The most ranges that all sets together may have, twice.
  private static let mostBounds = 1_000_000

  let pattern: String
  let scalars: [Unicode.Scalar]
  /// The number of the scalar that comes next.
  var index = 0
  var options: PatternOptions
  /// Whether this is between `\Q` and `\E`.
  var isQuoting = false
  var depth = 0
  var groupNames: [[Unicode.Scalar]] = []
  /// Sets of properties that have been asked for.
  var properties: [[LooseName]: ScalarSet] = [:]
  private(set) var sets: [ScalarSet] = []
  private var numbers: [ScalarSet: Int] = [:]
  private var boundCount = 0

  init(_ pattern: String, options: PatternOptions) {
    self.pattern = pattern
    self.options = options
    scalars = Array(pattern.unicodeScalars)
  }

  /// Reads the whole pattern.
  mutating func parse() throws(PatternError) -> PatternTree {
    if scalars.isEmpty { throw error("The pattern is empty.", at: 0) }
    let part = try parseAlternatives()
    if index < scalars.count { throw error("This parenthesis closes nothing.", at: index) }
    return part.tree
  }

  func error(_ message: String, at index: Int) -> PatternError {
    PatternError(message, pattern: pattern, at: index)
  }

  /// The error for what is not regular.
  func irregular(_ what: String, at index: Int) -> PatternError {
    error(
      "Only ICU's own expressions have \(what): matchesICU in IntercepterICU, "
        + "“\"engine\": \"icu\"” in a profile.", at: index)
  }
}

// MARK: Scalars

extension PatternParser {
  /// The next scalar that means something, which is the next but for white space and comments.
  mutating func peek() -> Unicode.Scalar? {
    if options.contains(.comments), !isQuoting {
      while index < scalars.count {
        if scalars[index] == "#" {
          while index < scalars.count, !scalars[index].endsComment { index += 1 }
        } else if scalars[index].isPatternWhiteSpace {
          index += 1
        } else {
          break
        }
      }
    }
    return index < scalars.count ? scalars[index] : nil
  }

  /// The scalar so many places behind the next one.
  func scalar(ahead distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Passes a scalar, if it comes next.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    index += 1
    return true
  }
}

extension Unicode.Scalar {
  /// Pattern_White_Space (UAX #31).
  fileprivate var isPatternWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var endsComment: Bool { self == "\n" || self == "\r" || self == "\u{85}" }
}

// MARK: Parts

extension PatternParser {
  /// A part that matches one scalar of a set.
  mutating func part(_ set: ScalarSet) throws(PatternError) -> Part {
    if let number = numbers[set] { return Part(tree: .set(number), nodeCount: 1) }
    boundCount += set.bounds.count
    if boundCount > Self.mostBounds { throw error("The pattern is too large.", at: index - 1) }
    numbers[set] = sets.count
    sets.append(set)
    return Part(tree: .set(sets.count - 1), nodeCount: 1)
  }

  /// A part that matches a scalar, or in other case.
  mutating func part(_ literal: Unicode.Scalar) throws(PatternError) -> Part {
    let set = ScalarSet(literal.value)
    return try part(options.contains(.caseInsensitive) ? CaseFolding.closure(of: set) : set)
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
