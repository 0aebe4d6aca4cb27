extension PatternParser {
  /// Parses a property after `\p` or `\P`: `{name}` or `{name=value}`.
  mutating func parseProperty(isNegated: Bool) throws(PatternError) -> ScalarSet {
    let start = index
    guard scalar(ahead: 0) == "{" else {
      throw error("A property is written \\p{…}.", at: start - 1)
    }
    guard let end = scalars[start...].firstIndex(of: "}") else {
      throw error("A property is written \\p{…}.", at: start)
    }
    index = end + 1
    return try property(scalars[(start + 1)..<end], isNegated: isNegated, at: start + 1)
  }

  /// Parses `:name:]` after a bracket, or returns `nil` if the text has another form.
  mutating func parsePosixClass() throws(PatternError) -> ScalarSet? {
    guard scalar(ahead: 0) == ":",
      let end = scalars[(index + 1)...].firstIndex(of: ":"), end + 1 < scalars.count,
      scalars[end + 1] == "]"
    else { return nil }
    let isNegated = scalar(ahead: 1) == "^"
    let start = index + (isNegated ? 2 : 1)
    index = end + 2
    return try property(scalars[start..<end], isNegated: isNegated, at: start)
  }

  /// Returns the set of a property.
  private mutating func property(
    _ text: ArraySlice<Unicode.Scalar>, isNegated: Bool, at start: Int
  ) throws(PatternError) -> ScalarSet {
    // A longer name does not exist, so it is not compared.
    guard text.count <= 100, text.allSatisfy({ $0.isASCII }) else {
      throw noSuchProperty(at: start)
    }
    let names = text.split(separator: "=", omittingEmptySubsequences: false).map { name in
      LooseName(name.map { UInt8($0.value) })
    }
    let set: ScalarSet
    if let known = properties[names] {
      set = known
    } else {
      let found =
        switch names.count {
        case 1: ScalarSet(property: names[0])
        case 2: ScalarSet(property: names[0], value: names[1])
        default: ScalarSet?.none
        }
      guard let found else { throw noSuchProperty(at: start) }
      properties[names] = found
      set = found
    }
    let closed = folded(set)
    return isNegated ? closed.complement : closed
  }

  private func noSuchProperty(at index: Int) -> PatternError {
    error("This property or property value does not exist.", at: index)
  }
}
