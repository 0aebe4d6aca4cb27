/// A length of a text beside the limit that a rule sets for it, as a counter beside a field shows it.
///
/// ```swift
/// let count = field.lengthCounts[0]
/// label.text = "\(count.length)/\(count.limit)"
/// ```
public struct LengthCount: Hashable, Sendable {
  /// The length of the text in the unit.
  public let length: Int
  /// The greatest length that the rule allows.
  public let limit: Int
  /// The identifier of the unit that both are counted in.
  public let unit: String
  /// The policy of the rule about a longer text.
  public let onViolation: ViolationPolicy

  /// Whether the text is longer than the limit.
  public var isExceeded: Bool { length > limit }
  /// The length that still fits; 0 where the text is too long.
  public var remaining: Int { max(0, limit - length) }
}

extension Intercepter {
  /// The lengths of a text, one for each rule that sets a limit, in the order of the rules.
  ///
  /// Each is counted by the function that the rule itself counts with; with a format, of the raw text.
  ///
  /// - Complexity: O(*n*) in the length of the text for each.
  public func lengthCounts(of text: String) -> [LengthCount] {
    let text = unformattedText(of: text)
    return rules.compactMap { rule in
      guard let (limit, unit) = rule.lengthLimit, let onViolation = rule.onViolation else {
        return nil
      }
      return LengthCount(
        length: unit.length(of: text), limit: limit, unit: unit.identifier,
        onViolation: onViolation)
    }
  }
}
