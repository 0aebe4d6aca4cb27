internal import IntercepterICU

extension JSONNode {
  /// The value as a pattern that can be compiled in little time.
  func pattern(_ options: PatternOptions) -> String? {
    guard let pattern = string() else { return nil }
    let length = pattern.utf16.count
    let limits = findings.limits
    guard isWithin(limits.patternLength, length, "UTF-16 code units in a pattern") else {
      return nil
    }
    let ignoresCase = options.contains(.caseInsensitive) || pattern.mayIgnoreCase
    findings.patternLengths += length + (ignoresCase ? 30 * pattern.setCount : 0)
    if findings.patternLengths > limits.patternLengths {
      report("all patterns together are too costly; the limit is \(limits.patternLengths)")
      return nil
    }
    return pattern
  }
}

extension String {
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
    var count = 0
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "[" || previous == "\\" && (scalar == "p" || scalar == "P") { count += 1 }
      previous = scalar
    }
    return count
  }
}
