internal import TextInputIntercepter

extension JSONNode {
  /// Returns whether a pattern is cheap enough to compile, and reports an error if it is not.
  func isAffordable(_ matches: MatchesKind) -> Bool {
    let length = matches.pattern.utf16.count
    let limits = context.limits
    guard isWithin(limits.patternLength, length, "UTF-16 code units in a pattern") else {
      return false
    }
    context.patternLengths += length + matches.pattern.extraCost(matches.options, matches.engine)
    if context.patternLengths > limits.patternLengths {
      report("all patterns together are too costly; the limit is \(limits.patternLengths)")
      return false
    }
    return true
  }
}

extension String {
  /// Returns the cost of libicu's sets beyond their length.
  ///
  /// A set that ignores case may take five milliseconds.
  fileprivate func extraCost(_ options: PatternOptions, _ engine: MatchingEngine) -> Int {
    guard engine != .automaton, options.contains(.caseInsensitive) || mayIgnoreCase else {
      return 0
    }
    return 30 * setCount
  }

  /// A Boolean value that indicates whether an inline flag of the pattern may be `i`.
  fileprivate var mayIgnoreCase: Bool {
    var isFlag = false
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "?", previous == "(" { isFlag = true } else if scalar == ")" { isFlag = false }
      if isFlag, scalar == "i" { return true }
      previous = scalar
    }
    return false
  }

  /// The maximum number of sets in the pattern: `[…]`, `\p{…}`, `\P{…}`.
  fileprivate var setCount: Int {
    zip([" "] + Array(unicodeScalars), unicodeScalars).count { previous, scalar in
      scalar == "[" || previous == "\\" && (scalar == "p" || scalar == "P")
    }
  }
}
