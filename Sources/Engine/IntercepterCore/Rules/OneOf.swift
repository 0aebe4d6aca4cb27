extension Rule {
  /// Accepts only the values of a list.
  ///
  /// During typing, the rule rejects only a text with which no value begins. Validation reports
  /// the beginning of a value as `.intermediate`. A value is never truncated: `.amend` rejects
  /// what it cannot spell otherwise. The message names the first values.
  ///
  /// ```swift
  /// let size = Intercepter(rules: [.oneOf(["S", "M", "L"])])
  /// size.validate("XL").violations[0].message  // This must be one of: S, M, L.
  /// ```
  ///
  /// The rule compares scalars. With `ignoresCase`, a Latin letter up to U+017F, a Greek or a
  /// Cyrillic letter matches in either case, and the rule rewrites the text as in the list: `m`
  /// becomes `M`.
  ///
  /// - Parameters:
  ///   - values: The accepted values.
  ///   - ignoresCase: Whether letters match in either case.
  ///   - onViolation: The policy for an edit that rules out every value.
  /// - Complexity: O(*n*) in the total length of the values.
  public static func oneOf(
    _ values: [String], ignoresCase: Bool = false, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    Rule(
      ValueList(values, ignoresCase),
      reporting: Violation(
        .patternMismatch, byRule: "oneOf", range: 0..<0, bound: ValueList.summary(of: values)),
      onViolation: onViolation)
  }
}

private final class ValueList: RuleObject, @unchecked Sendable {
  private let values: [[UInt8]]
  private let ignoresCase: Bool

  /// How well a text fits a value, from the worst on.
  ///
  /// A whole value comes before the beginning of another, so that a finished text has one spelling.
  private enum Fit: Int {
    case none, beginningInOtherCase, beginning, otherCase, exact
  }

  init(_ values: [String], _ ignoresCase: Bool) {
    self.values = values.map { $0.withUTF8Bytes { Array($0) } }
    self.ignoresCase = ignoresCase
  }

  override var reader: EditReader? {
    values.contains { $0.withUnsafeBufferPointer { $0.hasDroppedCharacters } }
      ? nil : .value
  }

  /// Returns the values, separated by commas, and an ellipsis in place of those after some 80 bytes.
  static func summary(of values: [String]) -> String {
    var (text, rest) = ([UInt8](), values[...])
    while let value = rest.popFirst() {
      if !text.isEmpty { text += ", " }
      if text.count > 80, !rest.isEmpty {
        text += "…"
        break
      }
      text += value
    }
    return text.string
  }

  /// Returns the first value that a text fits best.
  private func closest(to text: UnsafeBufferPointer<UInt8>) -> (value: [UInt8], fit: Fit) {
    var best: (value: [UInt8], fit: Fit) = ([], .none)
    for value in values where value.count >= text.count {
      let fit = value.withUnsafeBufferPointer { self.fit(of: text, as: $0) }
      if fit.rawValue > best.fit.rawValue { best = (value, fit) }
    }
    return best
  }

  private func fit(
    of text: UnsafeBufferPointer<UInt8>, as value: UnsafeBufferPointer<UInt8>
  ) -> Fit {
    var offset = text.commonPrefix(with: value)
    let isExact = offset == text.count
    if !isExact, !ignoresCase { return .none }
    while offset > 0, offset < text.count, text.isInsideScalar(offset) { offset -= 1 }
    while offset < text.count {
      let (scalar, width) = text.scalar(at: offset)
      if scalar.lowercase != value.scalar(at: offset).value.lowercase { return .none }
      offset += width
    }
    if text.count == value.count { return isExact ? .exact : .otherCase }
    return isExact ? .beginning : .beginningInOtherCase
  }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    closest(to: utf8).fit == .exact
  }

  override func findFaults(in text: EditedText, _ faults: inout Faults) {
    let fit = closest(to: text.utf8).fit
    let isBeginning = fit == .beginning || fit == .beginningInOtherCase
    if fit == .none || isBeginning && text.isFinished {
      faults.add(
        Fault(range: text.evaluated, variant: .notListed, isIncomplete: isBeginning))
    } else if fit == .otherCase || fit == .beginningInOtherCase {
      faults.needRewriting()
    }
  }

  override func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    if faults.first != nil { return nil }
    var state = proposal.state
    // Letters have the same length in either case.
    state.text = state.text.withUTF8Bytes { utf8 in
      Array(closest(to: utf8).value.prefix(utf8.count)).string
    }
    return state
  }

  override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    let (value, fit) = text.withUTF8Bytes { closest(to: $0) }
    return fit == .otherCase ? value.string : text
  }
}

extension UInt32 {
  /// The small letter of a Latin, Greek or Cyrillic capital whose UTF-8 has the same length;
  /// otherwise the scalar itself.
  fileprivate var lowercase: UInt32 {
    switch self {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3AB, 0x410...0x42F: self + 0x20
    case 0x400...0x40F: self + 0x50
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177, 0x370...0x373, 0x376...0x377, 0x3D8...0x3EF,
      0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F:
      self | 1
    case 0x139...0x148, 0x179...0x17E, 0x4C1...0x4CE: self + (self & 1)
    case 0x178: 0xFF
    case 0x386: 0x3AC
    case 0x388...0x38A: self + 0x25
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: self + 0x3F
    // A small sigma at the end of a word.
    case 0x3C2: 0x3C3
    case 0x3F7, 0x3FA: self + 1
    case 0x37F: 0x3F3
    case 0x3CF: 0x3D7
    case 0x3F9: 0x3F2
    case 0x3FD...0x3FF: self - 0x82
    case 0x4C0: 0x4CF
    default: self
    }
  }
}

/// The rule ``Rule/oneOf(_:ignoresCase:onViolation:)`` as data.
public struct OneOfKind: RuleKind {
  /// The accepted values.
  public var values: [String] = []
  /// A Boolean value that indicates whether letters match in either case.
  public var ignoresCase = false
  /// The policy for an edit that rules out every value.
  public var onViolation = ViolationPolicy.reject

  /// Creates the rule with default arguments.
  public init() {}

  /// The name in profiles.
  public var name: String { "oneOf" }

  /// Declares the values, the case and the policy.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Only the values of a list.")
    var (value, list) = (TextForm(expected: "a value"), ListForm())
    (value.minLength, value.isValid) = (1, { !$0.utf8.isEmpty })
    (list.expected, list.isLimitedByLength) = ("at least one value", true)
    coder.required(
      "values", &values, .list(of: .text(value), list), "The accepted values.", unlabelled: true)
    coder.optional(
      "ignoresCase", &ignoresCase, .flag, unless: false,
      "Whether Latin, Greek and Cyrillic letters match in either case.")
    coder.onViolation(&onViolation)
  }

  /// The rule.
  public var rule: Rule { .oneOf(values, ignoresCase: ignoresCase, onViolation: onViolation) }

  /// The values.
  public var summary: KindSummary {
    let list = values.joined(separator: ", ")
    return KindSummary(
      title: "one of \(list.firstFew)", [.init(.oneOf, naming: list)], onViolation: onViolation)
  }

  /// That of a value that the list lacks.
  public static var messages: [String] { [Violation.Variant.notListed.rawValue] }
}
