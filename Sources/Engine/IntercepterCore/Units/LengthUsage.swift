/// A length of a text with its limit, for a counter beside a field.
///
/// ```swift
/// let count = field.lengthCounts[0]
/// label.text = "\(count.length)/\(count.limit)"
/// ```
public struct LengthUsage: Hashable, Sendable {
  /// The length of the text, in the unit.
  public let length: Int
  /// The maximum length that the rule allows.
  public let limit: Int
  /// The identifier of the unit of both numbers.
  public let unit: String
  /// The rule's policy for a longer text.
  public let onViolation: ViolationPolicy

  /// A Boolean value that indicates whether the text is longer than the limit.
  public var isExceeded: Bool { length > limit }
  /// The length that still fits, or 0 if the text is too long.
  public var remaining: Int { max(0, limit - length) }
}

/// The name of ``LengthUsage`` in 0.3.0.
@available(*, deprecated, renamed: "LengthUsage")
public typealias LengthCount = LengthUsage

extension Intercepter {
  /// Returns the length of a text for each rule that limits length, in the order of the rules.
  ///
  /// Each length is counted as its rule counts it. With a format, the unformatted text is counted.
  ///
  /// - Complexity: O(*n*) in the length of the text, for each rule.
  public func lengthCounts(of text: String) -> [LengthUsage] {
    let text = formatted.map { TextFormat($0.layout).raw(of: text) } ?? text
    return rules.compactMap { rule in
      guard let (limit, unit) = rule.definition.lengthLimit, let onViolation = rule.onViolation
      else {
        return nil
      }
      return LengthUsage(
        length: unit.length(of: text), limit: limit, unit: unit.identifier,
        onViolation: onViolation)
    }
  }
}

extension Intercepter {
  /// The rules for text that came in one piece, such as dictated text: in free text, they amend
  /// what they would reject.
  ///
  /// A value, such as a number, stays whole.
  package var keepingWhatFits: Intercepter {
    if takesValues { return self }
    let rules = rules.map { rule in
      rule.onViolation != .reject
        ? rule
        : Rule(
          rule.definition, reporting: rule.storage.object.template,
          composition: rule.composition, onViolation: .amend)
    }
    return Intercepter(rules: rules, composition: composition, ellipsis: ellipsis)
  }
}
