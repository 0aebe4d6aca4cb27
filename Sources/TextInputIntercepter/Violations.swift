/// The violations of one decision, in the order in which the rules found them.
///
/// The first is stored in place, so that a refused keystroke, which has one, allocates nothing.
public struct Violations: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  private var head: Violation?
  private var tail: [Violation] = []

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of one violation.
  public init(_ violation: Violation) { head = violation }

  /// Creates a collection of the given violations.
  public init(arrayLiteral elements: Violation...) { append(contentsOf: elements) }

  /// The position of the first violation: 0.
  public var startIndex: Int { 0 }

  /// The number of violations.
  public var endIndex: Int { head == nil ? 0 : 1 + tail.count }

  /// The violation at a position.
  public subscript(position: Int) -> Violation {
    precondition(indices.contains(position), "there is no violation at this position")
    return position == 0 ? head! : tail[position - 1]
  }

  /// Adds a violation at the end.
  public mutating func append(_ violation: Violation) {
    if head == nil { head = violation } else { tail.append(violation) }
  }

  /// Adds violations at the end, in their order.
  public mutating func append(contentsOf violations: some Sequence<Violation>) {
    for violation in violations { append(violation) }
  }

  /// The same violations as objections of a rule; those that name a rule already keep it.
  package func attributed(to rule: String) -> Violations {
    var result = self
    if result.head?.rule.isEmpty == true { result.head!.rule = rule }
    for index in result.tail.indices where result.tail[index].rule.isEmpty {
      result.tail[index].rule = rule
    }
    return result
  }
}
