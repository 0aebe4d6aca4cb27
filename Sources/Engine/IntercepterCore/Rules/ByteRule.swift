/// The definition of a rule over the bytes of a text: what is wrong, and how it is written instead.
///
/// The rules of this library are defined in the same way, except those for numbers and dates. The
/// verdict on an edit, in both host modes, the reports of an advisory rule, the validity of a
/// finished text and sanitizing all follow from these two functions. A definition reads the text in
/// place, so a keystroke creates no `String` and allocates nothing.
///
/// ```swift
/// /// At most three equal digits in a row.
/// struct ShortRuns: ByteRule {
///   func findFaults(in text: EditedText, _ faults: inout Faults) {
///     let part = text.evaluated
///     var start = part.lowerBound
///     while start > 0, start < text.count, text[start - 1] == text[start] { start -= 1 }
///     while start < part.upperBound {
///       var end = start + 1
///       while end < text.count, text[end] == text[start] { end += 1 }
///       let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[start]
///       if isDigit, end - start > 3 { faults.add(start + 3..<end) }
///       start = end
///     }
///   }
/// }
///
/// let pin = Intercepter(rules: [.numbersOnly(), Rule("shortRuns", ShortRuns())])
/// pin.validate("11112").violations[0].range  // 3..<4
/// ```
///
/// A definition is a pure function of the text. For a first rule, the closure of
/// ``Rule/init(_:composition:validate:sanitize:reading:judge:)`` is simpler.
public protocol ByteRule: Sendable {
  /// Appends the faults of a text, in the order of the text.
  ///
  /// Look for faults in ``EditedText/evaluated``; the text around it may be read. An edit that only
  /// removes text is not evaluated, except by an advisory rule.
  func findFaults(in text: EditedText, _ faults: inout Faults)

  /// Returns the character to which a fault is due, which the violation names, or `nil` for none.
  ///
  /// The default implementation returns `nil`. A violation whose code is about single characters, such
  /// as ``Violation/Code/characterNotAllowed``, names those of its range instead.
  ///
  /// - Returns: The range of the character, in UTF-8 offsets.
  func offendingCharacter(in text: EditedText) -> Range<Int>?

  /// Returns the text that replaces an inserted character, or `nil` to keep it.
  ///
  /// It is called when faults are removed (`.amend`, sanitizing), and after
  /// ``Faults/needRewriting()``. It must keep its own results.
  ///
  /// The default implementation removes the characters of faults and keeps all others.
  ///
  /// - Parameters:
  ///   - character: A character of the inserted text.
  ///   - isFault: Whether the character is part of a fault.
  func replacement(for character: Character, isFault: Bool) -> String?

  /// Returns the proposed state without its faults, or `nil` to reject the edit.
  ///
  /// The default implementation replaces the inserted characters by ``replacement(for:isFault:)``.
  func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState?

  /// Returns a finished text without its faults, or `nil` to replace its characters by
  /// ``replacement(for:isFault:)``.
  ///
  /// The default implementation returns `nil`. An advisory rule does not call it.
  func sanitized(_ text: String) -> String?

  /// A Boolean value that indicates whether a text that conforms is a value, such as a code.
  ///
  /// Characters that show nothing, such as U+200B, are dropped from a value, and kept in free text.
  /// The default implementation returns `false`.
  var describesValue: Bool { get }

  /// A quick check of finished UTF-8, for tables: `true` if the rule finds no fault and rewrites
  /// nothing, `false` if that is unknown.
  ///
  /// The default implementation returns `false`.
  func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool
}

/// The name of ``ByteRule`` in 0.3.0.
@available(*, deprecated, renamed: "ByteRule")
public typealias RuleDefinition = ByteRule

extension ByteRule {
  /// Returns `nil`: the rule is about more than one character.
  public func offendingCharacter(in text: EditedText) -> Range<Int>? { nil }

  /// Removes the characters of faults, and keeps all others.
  public func replacement(for character: Character, isFault: Bool) -> String? {
    isFault ? "" : nil
  }

  /// Replaces the inserted characters.
  public func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    proposal.rewritingClusters(faults) { replacement(for: $0.character, isFault: $1) }
  }

  /// Replaces the characters of the text.
  public func sanitized(_ text: String) -> String? { nil }

  /// Returns `false`: the text is free text.
  public var describesValue: Bool { false }

  /// Leaves the text to ``findFaults(in:_:)``.
  public func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { false }
}

extension Rule {
  /// Creates a rule from its definition over bytes.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the rule, which its violations carry.
  ///   - code: The code of its violations.
  ///   - limit: The limit that its violations report, if it has one.
  ///   - composition: The policy for marked text, or `nil` to use the intercepter's.
  ///   - onViolation: The policy for an edit with faults.
  ///   - definition: What is wrong with a text, and how it is written instead.
  public init(
    _ identifier: String, code: Violation.Code = .custom, limit: Int? = nil,
    composition: CompositionPolicy? = nil, onViolation: ViolationPolicy = .reject,
    _ definition: some ByteRule
  ) {
    var template = Violation(code, range: 0..<0, limit: limit)
    template.rule = identifier
    self.init(
      DefinedRule(definition), reporting: template, composition: composition,
      onViolation: onViolation)
  }
}

private final class DefinedRule<Definition: ByteRule>: RuleObject, @unchecked Sendable {
  private let definition: Definition

  init(_ definition: Definition) { self.definition = definition }

  override func findFaults(in text: EditedText, _ faults: inout Faults) {
    definition.findFaults(in: text, &faults)
    if faults.count > 0 { faults.align(to: text.utf8) }
  }

  override var removesNamedCharacters: Bool { true }

  override func named(in text: EditedText) -> NamedCharacters {
    definition.offendingCharacter(in: text).map { NamedCharacters(text[$0]) } ?? NamedCharacters()
  }

  override var reader: EditReader? {
    definition.describesValue ? .words : nil
  }

  override func replacement(for cluster: TextCluster, isFault: Bool) -> String? {
    definition.replacement(for: cluster.character, isFault: isFault)
  }

  override func amended(_ proposal: Proposal, _ faults: Faults) -> EditingState? {
    definition.amended(proposal, faults)
  }

  override func sanitized(_ text: String, isAdvisory: Bool) -> String {
    let sanitized = isAdvisory ? nil : definition.sanitized(text)
    return sanitized ?? super.sanitized(text, isAdvisory: isAdvisory)
  }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    definition.quickCheckIsFaultless(utf8)
  }
}

extension Faults {
  /// Moves the ends of all faults to the boundaries of grapheme clusters in the text.
  fileprivate mutating func align(to utf8: UnsafeBufferPointer<UInt8>) {
    changeRanges { range in
      let range = range.clamped(to: 0..<utf8.count)
      let lower = utf8.clusterAligned(range.lowerBound, roundingUp: false)
      return
        lower..<(range.isEmpty
        ? lower : utf8.clusterAligned(range.upperBound, roundingUp: true))
    }
  }
}
