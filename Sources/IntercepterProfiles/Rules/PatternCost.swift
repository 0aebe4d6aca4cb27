internal import TextInputIntercepter

extension JSONNode {
  /// The value as a pattern that can be compiled in little time.
  func pattern(_ options: PatternOptions, for engine: MatchingEngine) -> String? {
    guard let pattern = string() else { return nil }
    let length = pattern.utf16.count
    let limits = context.limits
    guard isWithin(limits.patternLength, length, "UTF-16 code units in a pattern") else {
      return nil
    }
    context.patternLengths += length + pattern.extraCost(options, engine)
    if context.patternLengths > limits.patternLengths {
      report("all patterns together are too costly; the limit is \(limits.patternLengths)")
      return nil
    }
    return pattern
  }
}

extension String {
  /// The cost of libicu's sets beyond their length: it may take five milliseconds for one that ignores
  /// case.
  fileprivate func extraCost(_ options: PatternOptions, _ engine: MatchingEngine) -> Int {
    guard engine != .automaton, options.contains(.caseInsensitive) || mayIgnoreCase else {
      return 0
    }
    return 30 * setCount
  }

  /// Whether a flag in the pattern may say `(?i)`.
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

  /// At most how many sets the pattern has: `[…]`, `\p{…}`, `\P{…}`.
  fileprivate var setCount: Int {
    zip([" "] + Array(unicodeScalars), unicodeScalars).count { previous, scalar in
      scalar == "[" || previous == "\\" && (scalar == "p" || scalar == "P")
    }
  }
}
