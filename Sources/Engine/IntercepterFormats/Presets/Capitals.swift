extension Rule {
  /// Converts inserted text to capitals, without a violation.
  ///
  /// A Latin letter up to U+017F, a Greek and a Cyrillic letter has a capital; other characters stay as
  /// they are, `ß` among them. Put the rule before those that expect capitals.
  ///
  /// ```swift
  /// let plate = Intercepter(rules: [.capitals(), try .matches("[A-Z]{1,3}[0-9]{1,4}")])
  /// ```
  public static func capitals() -> Rule {
    rewriting("capitals") { $0.inCapitals }
  }

  /// Creates a rule that writes each inserted character differently, without a violation.
  static func rewriting(
    _ identifier: String, _ rewritten: @escaping @Sendable (Character) -> String
  ) -> Rule {
    Rule(identifier) { proposal in
      proposal.rewritingInsertion(rewritten).map { .amend($0, []) } ?? .accept
    }
  }
}

extension Character {
  /// The character with its Latin, Greek and Cyrillic letters as capitals, which have as many bytes.
  var inCapitals: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(Unicode.Scalar(scalar.value.capitalLetter) ?? scalar)
    }
    return String(scalars)
  }
}

/// The rule `Rule/capitals()` as data.
public struct CapitalsKind: RuleKind {
  /// Creates the rule.
  public init() {}

  /// The name in profiles.
  public var name: String { "capitals" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Latin, Greek and Cyrillic letters become capitals.")
  }

  /// The rule.
  public var rule: Rule { .capitals() }

  /// Letters become capitals.
  public var summary: KindSummary { KindSummary(title: name, [.init(.lettersCapitalized)]) }
}
