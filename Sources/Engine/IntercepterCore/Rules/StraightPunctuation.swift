extension Rule {
  /// Replaces typographic quotation marks and dashes by the straight ones of ASCII.
  ///
  /// The smart punctuation of a keyboard substitutes `“` for a typed `"`, `’` for `'` and `—` for
  /// `--`. The rule restores the typed characters, and rewrites pasted ones: `“a” – b’s` becomes
  /// `"a" - b's`. It never rejects an edit. Put it before rules that expect ASCII.
  ///
  /// ```swift
  /// Intercepter(rules: [.straightPunctuation()]).sanitize("it’s")  // it's
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func straightPunctuation() -> Rule {
    Rule(
      PunctuationFilter(), .characterNotAllowed, of: "straightPunctuation", onViolation: .amend)
  }
}

private final class PunctuationFilter: ScalarFilter, @unchecked Sendable {
  // U+0080–00BF and U+2000–2FFF.
  init() { super.init(leads: (0xC2, 0xE2)) }

  override func replacement(for scalar: UInt32) -> [UInt8]? {
    switch scalar {
    case 0x2018...0x201B, 0x2039, 0x203A: [UInt8(ascii: "'")]
    case 0x201C...0x201F, 0xAB, 0xBB: [UInt8(ascii: "\"")]
    case 0x2010...0x2014: [UInt8(ascii: "-")]
    default: nil
    }
  }

  override func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    let change = proposal.change
    // A dash with the caret behind it in place of hyphens: the user typed one hyphen more, unless
    // they were selected.
    let end = proposal.state.text.utf16Length(inUTF8: 0..<change.newEnd)
    let isTyped = change.kind != .replacementOfSelection && (proposal.state.caret ?? end) == end
    let typed = proposal.previous.text.withUTF8Bytes { bytes in
      isTyped && bytes[change.removed].allSatisfy { $0 == UInt8(ascii: "-") }
        ? change.removed.count : 0
    }
    return proposal.rewritingClusters { cluster in
      guard case .rewrite(let text) = self.treatment(of: cluster) else { return cluster.string }
      let isDash = cluster.range == change.inserted && text.holds("-", atUTF8: 0)
      return isDash && typed > 0 ? String(repeating: "-", count: typed + 1) : text
    }
  }
}

/// The rule ``Rule/straightPunctuation()`` as data.
public struct StraightPunctuationKind: RuleKind {
  /// Creates the rule.
  public init() {}

  /// The name in profiles.
  public var name: String { "straightPunctuation" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Typographic quotation marks and dashes become ASCII.")
  }

  /// The rule.
  public var rule: Rule { .straightPunctuation() }

  /// Typographic quotation marks and dashes become ASCII.
  public var summary: KindSummary {
    KindSummary(title: "straight quotes", [.init(.punctuationStraightened)])
  }
}
