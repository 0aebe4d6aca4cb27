/// The violations of one decision, in the order in which the rules found them.
///
/// The first violation is stored inline. A rejected keystroke has one, and so allocates nothing.
public struct Violations: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  /// The first violation, or a placeholder if the collection is empty.
  private var heldHead: Held<Violation>
  private var hasHead: Bool
  /// The violations after the first one, or `nil` if there are none.
  private var tail: [Violation]?

  /// Creates an empty collection.
  public init() {
    heldHead = .placeholder
    hasHead = false
  }

  /// Creates a collection of one violation.
  public init(_ violation: Violation) {
    heldHead = Held<Violation>(violation)
    hasHead = true
  }

  /// Creates a collection of the given violations.
  public init(arrayLiteral elements: Violation...) {
    self.init()
    append(contentsOf: elements)
  }

  private var head: Violation {
    get { heldHead.value }
    set { heldHead.value = newValue }
  }

  /// The position of the first violation: 0.
  public var startIndex: Int { 0 }

  /// The number of violations.
  public var endIndex: Int { hasHead ? 1 + (tail?.count ?? 0) : 0 }

  /// The first violation, or `nil` if the collection is empty.
  public var first: Violation? { hasHead ? head : nil }

  /// Returns the violation at a position.
  public subscript(position: Int) -> Violation {
    if position == 0, hasHead { return head }
    guard let tail, tail.indices.contains(position - 1) else {
      preconditionFailure("there is no violation at this position")
    }
    return tail[position - 1]
  }

  /// Appends a violation.
  public mutating func append(_ violation: Violation) {
    if hasHead {
      tail = tail ?? []
      tail?.append(violation)
    } else {
      self = Violations(violation)
    }
  }

  /// Appends violations in their order.
  public mutating func append(contentsOf violations: some Sequence<Violation>) {
    for violation in violations { append(violation) }
  }

  /// Appends violations, without a loop if the collection is empty.
  mutating func append(contentsOf violations: consuming Violations) {
    if !hasHead {
      self = violations
    } else if violations.hasHead {
      append(violations.head)
      for violation in violations.tail ?? [] { append(violation) }
    }
  }

  /// Returns whether a violation satisfies a condition.
  func contains(where condition: (Violation) -> Bool) -> Bool {
    hasHead && (condition(head) || tail?.contains(where: condition) == true)
  }

  /// Returns whether both have the same violations, as ``Violation/isKnown(as:isSecret:)`` compares
  /// them.
  func areKnown(as others: Violations, isSecret: Bool) -> Bool {
    if !hasHead || !others.hasHead { return hasHead == others.hasHead }
    return tail == nil && others.tail == nil && head.isKnown(as: others.head, isSecret: isSecret)
  }

  /// A Boolean value that indicates whether one of the violations is an error.
  ///
  /// Warnings leave a text valid.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Sets the rule of those violations that have none.
  mutating func attribute(to rule: String) {
    if tail == nil, !head.rule.isEmpty { return }
    change { if $0.rule.isEmpty { $0.rule = rule } }
  }

  /// Returns the same violations, with a rule set for those that have none.
  package consuming func attributed(to rule: String) -> Violations {
    attribute(to: rule)
    return self
  }

  consuming func with(_ severity: Violation.Severity) -> Violations {
    change { $0.severity = severity }
    return self
  }

  /// Changes each violation.
  @inline(never)
  mutating func change(_ change: (inout Violation) -> Void) {
    if hasHead { change(&head) }
    if var violations = tail.take() {
      for index in violations.indices { change(&violations[index]) }
      tail = violations
    }
  }

  /// Returns the violations with their ranges moved from one text to another.
  ///
  /// - Parameters:
  ///   - old: The text to which the ranges refer.
  ///   - new: The text to which the new ranges refer.
  ///   - move: Maps a range of UTF-8 offsets.
  /// - Complexity: O(*n*) in the lengths of the texts if the ranges are in order.
  public func moved(
    from old: String, to new: String, _ move: (Range<Int>) -> Range<Int>
  ) -> Violations {
    var (oldOffsets, newOffsets) = (OffsetCursor(old), OffsetCursor(new))
    return changed {
      let range = newOffsets.utf16Range(utf8: move(oldOffsets.utf8Range(utf16: $0.range)))
      $0 = Violation($0, range: range, actual: $0.actual)
    }
  }

  /// Returns the same violations, each after a change.
  package consuming func changed(by change: (inout Violation) -> Void) -> Violations {
    self.change(change)
    return self
  }
}
