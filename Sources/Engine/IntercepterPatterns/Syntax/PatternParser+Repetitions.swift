extension PatternParser {
  /// Parses the repetition of a part, if there is one.
  mutating func parseRepetition(of part: Part) throws(PatternError) -> Part {
    var part = part
    while let next = peek() {
      let start = index
      let bounds: (least: Int, most: Int?)
      switch next {
      case "*": bounds = (0, nil)
      case "+": bounds = (1, nil)
      case "?": bounds = (0, 1)
      case "{": bounds = try parseInterval()
      default: return part
      }
      if next != "{" { index += 1 }
      // Greedy and lazy repetitions match the same whole texts.
      if !skip("?"), peek() == "+" {
        throw irregular("possessive quantifiers", at: index)
      }
      part = try repeated(part, bounds.least, bounds.most, at: start)
      if let next = peek(), next == "*" || next == "+" || next == "?" || next == "{" {
        throw error("To repeat a repetition, put it in a group.", at: index)
      }
    }
    return part
  }

  private func repeated(
    _ part: Part, _ least: Int, _ most: Int?, at start: Int
  ) throws(PatternError) -> Part {
    if part.nodeCount == 0 || most == 0 { return .empty }
    let optional = most.map { ($0 - least) * (part.nodeCount + 1) } ?? part.nodeCount + 1
    let nodeCount = least * part.nodeCount + optional
    if nodeCount > Self.mostNodes {
      throw error("This repetition makes the pattern too large.", at: start)
    }
    return Part(
      tree: .repetition(part.tree, least: least, most: most), nodeCount: nodeCount)
  }

  /// Parses `{n}`, `{n,}` or `{n,m}`.
  private mutating func parseInterval() throws(PatternError) -> (least: Int, most: Int?) {
    index += 1
    let least = try parseNumber()
    if skip("}") { return (least, least) }
    guard skip(",") else { throw noInterval }
    if skip("}") { return (least, nil) }
    let start = index
    let most = try parseNumber()
    if most < least {
      throw error(
        "The maximum number of repetitions is less than the minimum.", at: start)
    }
    guard skip("}") else { throw noInterval }
    return (least, most)
  }

  private var noInterval: PatternError {
    error("A repetition is written {n}, {n,} or {n,m}.", at: index)
  }

  private mutating func parseNumber() throws(PatternError) -> Int {
    guard let first = peek(), first.isASCIIDigit else { throw noInterval }
    let start = index
    var number = 0
    while let next = peek(), next.isASCIIDigit {
      number = number * 10 + Int(next.value - 0x30)
      if number > 1_000_000 { throw error("This number is too large.", at: start) }
      index += 1
    }
    return number
  }
}
