extension PatternParser {
  /// Parses a class after its bracket.
  mutating func parseClass() throws(PatternError) -> ScalarSet {
    if let set = try parsePosixClass() { return set }
    let start = index - 1
    depth += 1
    if depth > Self.deepest { throw error("The pattern is nested too deeply.", at: start) }
    let isNegated = skip("^")
    var members = ClassMembers()
    if !isQuoting, skip("]") { members.add("]") }
    while true {
      guard let next = peek() else {
        throw error("A character class is not closed: “]” is missing.", at: start)
      }
      if !isQuoting, next == "]", members.last != .operator { break }
      try parseMember(next, &members)
    }
    index += 1
    depth -= 1
    let set = folded(members.set)
    return isNegated ? set.complement : set
  }

  private mutating func parseMember(
    _ next: Unicode.Scalar, _ members: inout ClassMembers
  ) throws(PatternError) {
    let start = index
    if isQuoting {
      if isEndOfQuote {
        index += 2
        isQuoting = false
      } else {
        index += 1
        members.add(next)
      }
      return
    }
    index += 1
    switch next {
    case "[": members.add(try parseClass())
    case "\\": try parseClassEscape(&members)
    case "]": throw error("This operator needs a set after it.", at: start - 1)
    case "-": try parseHyphen(at: start, &members)
    case "&": try parseAmpersand(at: start, &members)
    default: members.add(next)
    }
  }

  private mutating func parseClassEscape(_ members: inout ClassMembers) throws(PatternError) {
    guard let next = scalar(ahead: 0) else { throw endsInBackslash }
    if let set = ScalarSet(escape: next) {
      index += 1
      members.add(shorthand: set)
    } else if next == "p" || next == "P" {
      index += 1
      members.add(try parseProperty(isNegated: next == "P"))
    } else if next == "Q" {
      index += 1
      isQuoting = true
    } else {
      members.add(try parseScalar())
    }
  }

  /// Parses a hyphen: an operator, a range, or a literal.
  private mutating func parseHyphen(
    at start: Int, _ members: inout ClassMembers
  ) throws(PatternError) {
    let next = peek()
    switch (members.last, next) {
    case (.nothing, "-"): throw error("This operator needs a set before it.", at: start)
    case (.literal, "-"), (.set, "-"), (.nestedSet, "-"):
      index += 1
      members.begin(.difference)
    case (.nestedSet, "["):
      index += 1
      members.apply(.difference, try parseClass())
    case (.literal(let lower), let next?) where next != "[" && next != "]":
      let end = index
      if next == "\\", let letter = scalar(ahead: 1),
        ScalarSet(escape: letter) != nil || letter == "p" || letter == "P"
      {
        throw error("A range must end with a character, not with a set.", at: end)
      }
      index += 1
      let upper = next == "\\" ? try parseScalar() : next
      if upper < lower { throw error("The range's end comes before its beginning.", at: end) }
      members.add(lower.value...upper.value)
    default: members.add("-")
    }
  }

  /// Parses an ampersand: an operator, or a literal.
  private mutating func parseAmpersand(
    at start: Int, _ members: inout ClassMembers
  ) throws(PatternError) {
    switch (members.last, peek()) {
    case (.nothing, "&"): throw error("This operator needs a set before it.", at: start)
    case (.operator, _): members.add("&")
    case (_, "&"):
      index += 1
      members.begin(.intersection)
    case (.nestedSet, "["):
      index += 1
      members.apply(.intersection, try parseClass())
    default: members.add("&")
    }
  }
}

/// The members of a class that are parsed so far.
private struct ClassMembers {
  enum Operator {
    case intersection, difference

    func callAsFunction(_ first: ScalarSet, _ second: ScalarSet) -> ScalarSet {
      self == .intersection ? first.intersection(second) : first.subtracting(second)
    }
  }

  /// The last element, which determines the meaning of a hyphen.
  enum Last: Equatable {
    case nothing
    case literal(Unicode.Scalar)
    case set
    /// A class inside the class.
    case nestedSet
    case `operator`
  }

  private(set) var last = Last.nothing
  private var ranges: [ClosedRange<UInt32>] = []
  private var others = ScalarSet()
  private var left: (ScalarSet, Operator)?

  mutating func add(_ literal: Unicode.Scalar) {
    ranges.append(literal.value...literal.value)
    last = .literal(literal)
  }

  mutating func add(_ range: ClosedRange<UInt32>) {
    ranges.append(range)
    last = .set
  }

  mutating func add(_ set: ScalarSet) {
    others = others.union(set)
    last = .nestedSet
  }

  /// Adds the set of an escaped letter, to which a single `-` or `&` does not apply.
  mutating func add(shorthand set: ScalarSet) {
    others = others.union(set)
    last = .set
  }

  /// Applies a class to the members since the last operator.
  mutating func apply(_ operation: Operator, _ set: ScalarSet) {
    others = operation(union, set)
    (ranges, last) = ([], .nestedSet)
  }

  /// Begins the operand after an operator.
  mutating func begin(_ operation: Operator) {
    left = (set, operation)
    (others, ranges, last) = (ScalarSet(), [], .operator)
  }

  /// The members since the last operator.
  private var union: ScalarSet { ranges.isEmpty ? others : others.union(ScalarSet(ranges)) }

  /// The set of all members.
  var set: ScalarSet {
    guard let (set, operation) = left else { return union }
    return operation(set, union)
  }
}
