extension Rule {
  /// Admits no line breaks.
  ///
  /// Line breaks are LF, CR, CR LF, vertical tab, form feed, U+0085, U+2028 and U+2029 (UAX #14's
  /// mandatory breaks).
  ///
  /// ```swift
  /// let rule = Rule.singleLine(onViolation: .amend)  // pasted lines are joined by spaces
  /// ```
  ///
  /// - Parameters:
  ///   - replacement: What an amendment puts in the place of each line break; an empty string drops
  ///     it. It must not contain a line break itself; one that does is read as a space.
  ///   - onViolation: What happens to an edit that inserts a line break.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func singleLine(
    replacement: String = " ", onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let replacement = replacement.contains { $0.isNewline } ? " " : replacement
    return ClusterFilter(
      identifier: .singleLine, code: .lineBreak, onViolation: onViolation,
      prefilter: .noLineBreak,
      substitute: { _ in replacement },
      test: { $0.isLineBreak ? .refuse : .keep }
    ).rule
  }
}

extension TextCluster {
  /// Whether this is a line break, as `Character.isNewline` has it; none is part of a longer cluster.
  fileprivate var isLineBreak: Bool {
    switch utf8[0] {
    case 0x0A...0x0D: true
    case 0xC2: utf8[1] == 0x85
    case 0xE2: utf8[1] == 0x80 && (utf8[2] == 0xA8 || utf8[2] == 0xA9)
    default: false
    }
  }
}
