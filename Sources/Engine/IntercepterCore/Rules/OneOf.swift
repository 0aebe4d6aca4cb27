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
  /// Texts compare by canonical equivalence. A space of any width is a space, and a radical is the
  /// ideograph that it looks like. With `ignoresCase`, a Latin letter up to U+017F, a Greek or a
  /// Cyrillic letter matches in either case. The rule rewrites the text as in the list: `m` becomes
  /// `M`.
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
  private let values: [(text: [UInt8], key: [UInt32])]
  private let ignoresCase: Bool

  /// How well a text fits a value, from the worst on.
  ///
  /// A whole value comes before the beginning of another, so that a finished text has one spelling.
  private enum Fit: Int {
    case none, beginningInOtherSpelling, beginning, otherSpelling, exact
  }

  init(_ values: [String], _ ignoresCase: Bool) {
    self.values = values.map { value in
      value.withUTF8Bytes { (Array($0), $0.key(ignoringCase: ignoresCase)) }
    }
    self.ignoresCase = ignoresCase
  }

  override var reader: EditReader? {
    values.contains { $0.text.withUnsafeBufferPointer { $0.hasDroppedCharacters } } ? nil : .words
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
    for (value, _) in values where value.starts(with: text) {
      if value.count == text.count { return (value, .exact) }
      if best.fit == .none { best = (value, .beginning) }
    }
    // ASCII is its own key, apart from its letters, and needs no memory. Code size: `isASCII`, which
    // reads words, is inlined.
    let key = text.allSatisfy { $0 < 0x80 } ? nil : text.key(ignoringCase: ignoresCase)
    let count = key?.count ?? text.count
    for (value, other) in values where other.count >= count {
      let fits =
        key.map { other.starts(with: $0) }
        ?? text.indices.allSatisfy { other[$0] == text[$0].scalar(ignoringCase: ignoresCase) }
      let fit = other.count == count ? Fit.otherSpelling : .beginningInOtherSpelling
      if fits, fit.rawValue > best.fit.rawValue { best = (value, fit) }
    }
    return best
  }

  /// Returns the part of a value that is another spelling of its beginning, or `nil` if that ends
  /// within a character of the value.
  private func spelling(of text: UnsafeBufferPointer<UInt8>, in value: [UInt8]) -> [UInt8]? {
    let count = text.key(ignoringCase: ignoresCase).count
    return value.withUnsafeBufferPointer { value in
      var end = 0
      while end < value.count {
        let key = UnsafeBufferPointer(rebasing: value[..<end]).key(ignoringCase: ignoresCase)
        if key.count >= count { return key.count == count ? Array(value[..<end]) : nil }
        end = value.endOfCluster(from: end)
      }
      return Array(value)
    }
  }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    values.contains { $0.text.count == utf8.count && $0.text.starts(with: utf8) }
  }

  override func findFaults(in text: EditedText, _ faults: inout Faults) {
    let fit = closest(to: text.utf8).fit
    let isBeginning = fit == .beginning || fit == .beginningInOtherSpelling
    if fit == .none || isBeginning && text.isFinished {
      faults.add(
        Fault(range: text.evaluated, variant: .notListed, isIncomplete: isBeginning))
    } else if fit == .otherSpelling || fit == .beginningInOtherSpelling {
      faults.needRewriting()
    }
  }

  /// The first scalar with which no value goes on, if people may take it for another: the message lists
  /// the values.
  override func named(in text: EditedText) -> NamedCharacters {
    var start = 0
    while start < text.count {
      let (scalar, width) = text.utf8.scalar(at: start)
      let end = start + width
      if closest(to: text[0..<end]).fit == .none {
        return scalar.isMistakable || scalar.showsNothing
          ? NamedCharacters(text[start..<end]) : NamedCharacters()
      }
      start = end
    }
    return NamedCharacters()
  }

  override func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    if faults.first != nil { return nil }
    let text = proposal.state.text
    let (value, _) = text.withUTF8Bytes { closest(to: $0) }
    // The same number of scalars, decomposed, is before each place in both spellings.
    func spelled(_ end: Int) -> String? {
      text.text(utf8: 0..<end).withUTF8Bytes { spelling(of: $0, in: value) }?.string
    }
    guard let spelling = spelled(text.utf8.count), !spelling.hasSameScalars(as: text) else {
      return nil
    }
    func place(_ offset: Int) -> Int {
      let end = text.utf8Range(utf16: offset..<offset).lowerBound
      return spelled(end)?.utf16Length ?? spelling.utf16Length
    }
    func moved(_ range: Range<Int>) -> Range<Int> {
      place(range.lowerBound)..<place(range.upperBound)
    }
    return EditingState(
      spelling, selection: proposal.state.selection.map(moved),
      markedRange: proposal.state.markedRange.map(moved)
    ).normalized()
  }

  override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    let (value, fit) = text.withUTF8Bytes { closest(to: $0) }
    return fit == .otherSpelling ? value.string : text
  }
}

extension UInt8 {
  /// The scalar by which a character of ASCII compares.
  fileprivate func scalar(ignoringCase: Bool) -> UInt32 {
    ignoringCase ? UInt32(self).smallLetter : UInt32(self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalars by which valid UTF-8 compares: decomposed, with one kind of space, ideographs in place
  /// of radicals, and small letters if case is ignored.
  fileprivate func key(ignoringCase: Bool) -> [UInt32] {
    canonicalDecomposition.map { scalar in
      if scalar.isWhiteSpace, !(0x09...0x0D ~= scalar), !(0x2028...0x2029 ~= scalar) { return 0x20 }
      let ideograph = scalar.ideographOfRadical
      return ignoringCase ? ideograph.smallLetter : ideograph
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
