extension PatternParser {
  /// Parses alternatives up to a closing parenthesis or the end.
  mutating func parseAlternatives() throws(PatternError) -> Part {
    var parts: [Part] = []
    var nodeCount = 0
    repeat {
      parts.append(try parseSequence())
      nodeCount += parts[parts.count - 1].nodeCount + 1
      if nodeCount > Self.mostNodes { throw error("The pattern is too large.", at: index - 1) }
    } while skip("|")
    return alternatives(parts)
  }

  private mutating func parseSequence() throws(PatternError) -> Part {
    var parts: [Part] = []
    var nodeCount = 0
    while let next = peek(), isQuoting || next != "|" && next != ")" {
      guard var part = try parseAtom() else { continue }
      if part.canRepeat { part.part = try parseRepetition(of: part.part) }
      parts.append(part.part)
      nodeCount += part.part.nodeCount
      if nodeCount > Self.mostNodes { throw error("The pattern is too large.", at: index - 1) }
    }
    return parts.isEmpty ? .empty : sequence(parts)
  }

  /// Parses a part that can be repeated; `nil` for syntax that matches nothing, such as a flag.
  private mutating func parseAtom() throws(PatternError) -> (part: Part, canRepeat: Bool)? {
    let start = index
    let next = scalars[index]
    if isQuoting { return try parseQuoted() }
    index += 1
    switch next {
    case "\\": return try parseEscape()
    case "[": return (try part(try parseClass()), true)
    case "(": return try parseGroup(at: start).map { ($0, true) }
    case ".": return (try parseDot(), true)
    case "^":
      return (part(options.contains(.anchorsMatchLines) ? .lineStart : .start), true)
    case "$":
      return (part(options.contains(.anchorsMatchLines) ? .lineEnd : .endOrLastBreak), true)
    case "*", "+", "?", "{": throw error("There is nothing to repeat here.", at: start)
    case "}": throw error("A literal brace needs a backslash.", at: start)
    default: return (try part(next), true)
    }
  }

  /// Parses a scalar of quoted text, and the end of the quote if it follows.
  private mutating func parseQuoted() throws(PatternError) -> (part: Part, canRepeat: Bool)? {
    let literal = isEndOfQuote ? nil : try part(scalars[index])
    if literal != nil { index += 1 }
    if isEndOfQuote {
      isQuoting = false
      index += 2
    }
    return literal.map { ($0, !isQuoting) }
  }

  private mutating func parseDot() throws(PatternError) -> Part {
    options.contains(.dotMatchesLineBreaks)
      ? try partOrCRLF(ScalarSet(0x0D).complement) : try part(ScalarSet.lineBreaks.complement)
  }

  /// Parses a group after its parenthesis; `nil` for a comment, or for flags up to the end of the
  /// enclosing group.
  private mutating func parseGroup(at start: Int) throws(PatternError) -> Part? {
    let outer = options
    if skip("?") {
      guard let kind = peek() else { throw unclosed(start) }
      switch kind {
      case ":": index += 1
      case "#":
        while index < scalars.count, scalars[index] != ")" { index += 1 }
        if index == scalars.count { throw unclosed(start) }
        index += 1
        return nil
      case "<": try parseGroupName(at: start)
      case "=", "!": throw irregular("look-ahead", at: start)
      case ">": throw irregular("atomic groups", at: start)
      default:
        try parseFlags(at: start)
        if skip(")") { return nil }
        _ = skip(":")
      }
    }
    depth += 1
    if depth > Self.deepest { throw error("The pattern is nested too deeply.", at: start) }
    let part = try parseAlternatives()
    guard skip(")") else { throw unclosed(start) }
    depth -= 1
    options = outer
    return part
  }

  private func unclosed(_ start: Int) -> PatternError {
    error("A parenthesis is not closed.", at: start)
  }

  private mutating func parseGroupName(at start: Int) throws(PatternError) {
    index += 1
    if let next = peek(), next == "=" || next == "!" {
      throw irregular("look-behind", at: start)
    }
    let first = index
    while let next = peek(), next != ">" {
      guard next.isASCIILetter || index > first && next.isASCIIDigit else {
        throw error(
          "A group name has only ASCII letters and digits, and starts with a letter.", at: index)
      }
      index += 1
    }
    let name = Array(scalars[first..<index])
    guard skip(">") else { throw unclosed(start) }
    if name.isEmpty { throw error("This group has an empty name.", at: first) }
    if groupNames.contains(name) {
      throw error("Another group already has this name.", at: first)
    }
    groupNames.append(name)
  }

  /// Parses flags up to the colon or parenthesis after them.
  private mutating func parseFlags(at start: Int) throws(PatternError) {
    var removes = false
    var flags = options
    while let next = peek(), next != ")", next != ":" {
      let flag: PatternOptions
      switch next {
      case "i": flag = .caseInsensitive
      case "m": flag = .anchorsMatchLines
      case "s": flag = .dotMatchesLineBreaks
      case "x": flag = .comments
      case "w": flag = .unicodeWordBoundaries
      case "-" where !removes:
        removes = true
        flag = []
      default: throw error("This flag does not exist.", at: index)
      }
      if removes { flags.subtract(flag) } else { flags.formUnion(flag) }
      index += 1
    }
    if index >= scalars.count { throw unclosed(start) }
    options = flags
  }
}
