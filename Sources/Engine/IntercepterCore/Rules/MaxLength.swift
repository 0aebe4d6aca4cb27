extension Rule {
  /// Limits the length of the text, counted in a unit.
  ///
  /// The rule rejects an edit that makes the text too long. With `.amend`, it truncates the
  /// *insertion* to fit, at a grapheme cluster boundary, and never the existing text. A text that
  /// already exceeds the limit can shrink or change, but not grow.
  ///
  /// ```swift
  /// let rule = Rule.maxLength(10, in: .gb18030)  // five Chinese characters, or ten letters
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum length. A negative limit counts as 0.
  ///   - unit: The unit of length.
  ///   - onViolation: The policy for an edit that exceeds the limit.
  /// - Complexity: O(*n*) in the length of the text; O(1) if the text has too few bytes to exceed
  ///   the limit.
  public static func maxLength(
    _ limit: Int, in unit: LengthUnit, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let limit = max(0, limit)
    return Rule(
      MaxLength(limit, unit),
      reporting: Violation(.tooLong, of: "maxLength", range: 0..<0, limit: limit, unit: unit),
      onViolation: onViolation)
  }
}

private final class MaxLength: RuleObject, @unchecked Sendable {
  private let limit: Int
  private let unit: LengthUnit
  private let measure: UnitMeasure

  init(_ limit: Int, _ unit: LengthUnit) {
    self.limit = limit
    self.unit = unit
    measure = unit.measure.object
  }

  override var lengthLimit: (limit: Int, unit: LengthUnit)? { (limit, unit) }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    measure.isWithin(limit, utf8)
  }

  override func findFaults(in text: EditedText, _ faults: inout Faults) {
    let utf8 = text.utf8
    if measure.quickCheckIsWithin(limit, utf8) { return }
    // A short text is measured only once.
    guard let actual = measure.exactLength(utf8) ?? measure.length(of: utf8, ifGreaterThan: limit),
      actual > limit
    else { return }
    if text.isWhole {
      let end = measure.end(ofPrefixOf: utf8, in: 0..<utf8.count, fitting: limit)
      return faults.add(Fault(range: end..<utf8.count, actual: actual))
    }
    let change = text.change
    let added = measure.length(of: utf8, in: change.inserted)
    // A replacement of the whole text must fit, even if the previous text was too long.
    let removed =
      text.replacesWholeText || change.removed.isEmpty
      ? 0 : measure.length(of: text.previous, in: change.removed)
    guard added > removed else { return }
    // The unchanged text has the same length before and after the edit.
    let room = max(limit - (actual - added), removed)
    let end = measure.end(ofPrefixOf: utf8, in: change.inserted, fitting: room)
    faults.add(Fault(range: end..<change.newEnd, actual: actual))
  }

  override func named(in text: EditedText) -> NamedCharacters {
    NamedCharacters(measure.surprise(in: text.utf8))
  }

  override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    guard !isAdvisory else { return text }
    let fitting = text.withUTF8Bytes { utf8 -> String? in
      if measure.isWithin(limit, utf8) { return nil }
      let end = measure.end(ofPrefixOf: utf8, in: 0..<utf8.count, fitting: limit)
      return end < utf8.count ? UnsafeBufferPointer(rebasing: utf8[..<end]).string : nil
    }
    return fitting ?? text
  }
}

/// The rule ``Rule/maxLength(_:in:onViolation:)`` as data.
public struct MaxLengthKind: RuleKind {
  /// The maximum length.
  public var limit = 0
  /// The unit of length.
  public var unit = LengthUnit.Name.graphemes
  /// The policy for an edit that exceeds the limit.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "maxLength" }

  /// Declares the limit, its unit and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("The maximum length.")
    coder.length(&limit, in: &unit, "greatest")
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .maxLength(limit, in: unit.unit, onViolation: onViolation) }

  /// At most the limit.
  public var summary: KindSummary {
    KindSummary(
      title: "≤ \(limit) \(unit.noun(for: limit))",
      [.init(.maxLength, limit: limit, unit: unit.unit)],
      onViolation: onViolation, amending: .cutOff)
  }
}

extension ArgumentCoder {
  /// Codes a length and its unit.
  mutating func length(_ limit: inout Int, in unit: inout LengthUnit.Name, _ kind: String) {
    required("limit", &limit, .integer(), "The \(kind) length, in the unit.", unlabelled: true)
    required("unit", &unit, .choice(), "The unit of the length.", unlabelled: true)
  }
}

extension MaxLengthKind: CompiledRuleKind {
  package var resolvedRule: Rule { rule }

  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(choice: &unit)
    coder.code(&limit)
  }
}
