/// The violations of one decision, in the order in which the rules found them.
///
/// The first is stored in place, so that a refused keystroke, which has one, allocates nothing.
public struct Violations: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  /// The first violation, or anything where there is none.
  private var head: Violation
  private var hasHead: Bool
  /// Those behind the first; `nil` where there is none.
  private var tail: [Violation]?

  /// Creates an empty collection.
  public init() {
    head = .placeholder
    hasHead = false
  }

  /// Creates a collection of one violation.
  public init(_ violation: Violation) {
    head = violation
    hasHead = true
  }

  /// Creates a collection of the given violations.
  public init(arrayLiteral elements: Violation...) {
    self.init()
    append(contentsOf: elements)
  }

  /// The position of the first violation: 0.
  public var startIndex: Int { 0 }

  /// The number of violations.
  public var endIndex: Int { hasHead ? 1 + (tail?.count ?? 0) : 0 }

  /// The first violation; `nil` where there is none.
  public var first: Violation? { hasHead ? head : nil }

  /// The violation at a position.
  public subscript(position: Int) -> Violation {
    if position == 0, hasHead { return head }
    guard let tail, tail.indices.contains(position - 1) else {
      preconditionFailure("there is no violation at this position")
    }
    return tail[position - 1]
  }

  /// Adds a violation at the end.
  public mutating func append(_ violation: Violation) {
    if hasHead {
      tail = tail ?? []
      tail?.append(violation)
    } else {
      self = Violations(violation)
    }
  }

  /// Adds violations at the end, in their order.
  public mutating func append(contentsOf violations: some Sequence<Violation>) {
    for violation in violations { append(violation) }
  }

  /// The same, where most are the first.
  mutating func append(contentsOf violations: consuming Violations) {
    if hasHead {
      for violation in violations { append(violation) }
    } else {
      self = violations
    }
  }

  /// The same violations with another severity.
  consuming func with(_ severity: Violation.Severity) -> Violations {
    changed { $0.severity = severity }
  }

  /// Whether one of them is an error; warnings leave a text valid.
  var hasErrors: Bool { contains { $0.severity == .error } }

  /// The same violations as a rule’s own; those that name a rule already keep it.
  package consuming func attributed(to rule: String) -> Violations {
    if tail == nil, head.detail.namesRule { return self }
    return changed { if !$0.detail.namesRule { $0.rule = rule } }
  }

  /// The same violations with a change to each of them.
  @inline(__always)
  package consuming func changed(by change: (inout Violation) -> Void) -> Violations {
    if hasHead { change(&head) }
    if var violations = tail.take() {
      for index in violations.indices { change(&violations[index]) }
      tail = violations
    }
    return self
  }
}
