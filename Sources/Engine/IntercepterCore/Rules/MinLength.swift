extension Rule {
  /// Requires a minimum length of the text, counted in a unit.
  ///
  /// The rule never rejects an edit, because every text is too short when typing begins. Only
  /// validation reports a text that is too short, as `.intermediate`. A text of invisible characters
  /// is as short as an empty one.
  ///
  /// ```swift
  /// Intercepter(rules: [.minLength(6, in: .graphemes)]).validate("abc").status  // .intermediate
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The minimum length. 1 makes the text required.
  ///   - unit: The unit of length.
  /// - Complexity: O(*n*) in the length of the text.
  public static func minLength(_ limit: Int, in unit: LengthUnit) -> Rule {
    Rule(
      MinLength(limit, unit),
      reporting: Violation(.tooShort, of: "minLength", range: 0..<0, limit: limit, unit: unit),
      onViolation: .reject)
  }
}

private final class MinLength: RuleObject, @unchecked Sendable {
  private let limit: Int
  private let measure: UnitMeasure

  init(_ limit: Int, _ unit: LengthUnit) {
    self.limit = limit
    measure = unit.measure.object
  }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    measure.reaches(limit, utf8) && !utf8.showsNothing
  }

  override func findFaults(in text: EditedText, _ faults: inout Faults) {
    guard text.isFinished else { return }
    let length = text.utf8.showsNothing ? 0 : text.utf8.count
    let actual = measure.length(of: text.utf8, in: 0..<length)
    if actual >= limit { return }
    faults.add(Fault(range: 0..<text.utf8.count, actual: actual, isIncomplete: true))
  }
}

/// The rule ``Rule/minLength(_:in:)`` as data.
public struct MinLengthKind: RuleKind {
  /// The minimum length.
  public var limit = 0
  /// The unit of length.
  public var unit = LengthUnit.Name.graphemes

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "minLength" }

  /// Declares the limit and its unit.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("The minimum length of a finished text.")
    coder.length(&limit, in: &unit, "smallest")
  }

  /// The rule.
  public var rule: Rule { .minLength(limit, in: unit.unit) }

  /// At least the limit.
  public var summary: KindSummary {
    KindSummary(
      title: "≥ \(limit) \(unit.noun(for: limit))",
      [.init(.minLength, limit: limit, unit: unit.unit)])
  }
}

extension MinLengthKind: CompiledRuleKind {
  package var resolvedRule: Rule { rule }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(choice: &unit)
    coder.code(&limit)
  }
}
