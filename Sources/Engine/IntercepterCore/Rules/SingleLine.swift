extension Rule {
  /// Rejects line breaks.
  ///
  /// Line breaks are LF, CR, CR LF, vertical tab, form feed, U+0085, U+2028 and U+2029 (the
  /// mandatory breaks of UAX #14). Other control characters are rejected as well, as by
  /// ``noControlCharacters(onViolation:)``.
  ///
  /// ```swift
  /// let rule = Rule.singleLine(onViolation: .amend)  // joins pasted lines with spaces
  /// ```
  ///
  /// - Parameters:
  ///   - replacement: The text that an amendment substitutes for each line break; an empty string
  ///     drops it. A replacement that contains a line break counts as a space.
  ///   - onViolation: The policy for an edit that inserts a line break.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func singleLine(
    replacement: String = " ", onViolation: ViolationPolicy = .reject
  ) -> Rule {
    var hasLineBreak = false
    replacement.forEachCluster(in: 0..<replacement.utf8.count) {
      if $0.isLineBreak { hasLineBreak = true }
    }
    let replacement = hasLineBreak ? " " : replacement
    return Rule(
      LineBreakFilter(replacement), .lineBreak, of: "singleLine", onViolation: onViolation)
  }
}

private final class LineBreakFilter: ClusterFilter, @unchecked Sendable {
  private let replacement: String

  init(_ replacement: String) {
    self.replacement = replacement
    super.init(keeping: .printable)
  }

  override var refusesControlCharacters: Bool { true }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // Control characters, of which a tab is accepted, U+2028 and U+2029.
    !utf8.containsAny { bytes in
      bytes.mayBeginControlCharacter .| (bytes .== .all(0xE2))
    }
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    cluster.isLineBreak
      ? .refuse : cluster.isControlCharacter ? .refuseAs(.characterNotAllowed) : .keep
  }

  override func substitute(for cluster: TextCluster) -> String {
    cluster.isLineBreak ? replacement : ""
  }
}

extension TextCluster {
  /// A Boolean value that indicates whether the cluster is a line break, as in
  /// `Character.isNewline`.
  ///
  /// A line break is never part of a longer cluster.
  fileprivate var isLineBreak: Bool {
    switch utf8[0] {
    case 0x0A...0x0D: true
    case 0xC2: utf8[1] == 0x85
    case 0xE2: utf8[1] == 0x80 && (utf8[2] == 0xA8 || utf8[2] == 0xA9)
    default: false
    }
  }
}

/// The rule ``Rule/singleLine(replacement:onViolation:)`` as data.
public struct SingleLineKind: RuleKind {
  /// The text that an amendment substitutes for a line break.
  public var replacement = " "
  /// The policy for an edit that inserts a line break.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "singleLine" }

  /// Declares the replacement and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("No line breaks.")
    coder.optional(
      "replacement", &replacement, .text, unless: " ",
      "The text that “amend” substitutes for a line break.")
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .singleLine(replacement: replacement, onViolation: onViolation) }

  /// No line breaks.
  public var summary: KindSummary {
    if onViolation != .amend {
      return KindSummary(title: "one line", [.init(.singleLine)], onViolation: onViolation)
    }
    let becomesSpace = replacement == " " || replacement.contains { $0.isNewline }
    return KindSummary(
      title: "one line",
      [
        replacement.isEmpty
          ? .init(.lineBreaksRemoved)
          : becomesSpace
            ? .init(.lineBreaksBecomeSpaces) : .init(.lineBreaksReplaced, naming: replacement)
      ])
  }
}
