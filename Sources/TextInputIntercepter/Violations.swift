/// The violations of one decision, in the order in which the rules found them.
///
/// One is stored in place, so that a refused keystroke, which has one, allocates nothing.
public struct Violations: RandomAccessCollection, ExpressibleByArrayLiteral, Hashable, Sendable {
  private var storage = Storage.none

  private enum Storage: Hashable, Sendable {
    case none
    case one(Violation)
    /// Two at least.
    case several([Violation])
  }

  /// Creates an empty collection.
  public init() {}

  /// Creates a collection of one violation.
  public init(_ violation: Violation) { storage = .one(violation) }

  /// Creates a collection of the given violations.
  public init(arrayLiteral elements: Violation...) { append(contentsOf: elements) }

  /// The position of the first violation: 0.
  public var startIndex: Int { 0 }

  /// The number of violations.
  public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let violations): violations.count
    }
  }

  /// The violation at a position.
  public subscript(position: Int) -> Violation {
    switch storage {
    case .one(let violation) where position == 0: return violation
    case .several(let violations) where violations.indices.contains(position):
      return violations[position]
    default: preconditionFailure("there is no violation at this position")
    }
  }

  /// Adds a violation at the end.
  public mutating func append(_ violation: Violation) {
    switch storage {
    case .none: storage = .one(violation)
    case .one(let first): storage = .several([first, violation])
    case .several(var violations):
      storage = .none
      violations.append(violation)
      storage = .several(violations)
    }
  }

  /// Adds violations at the end, in their order.
  public mutating func append(contentsOf violations: some Sequence<Violation>) {
    for violation in violations { append(violation) }
  }

  /// The same violations as objections of a rule; those that name a rule already keep it.
  package consuming func attributed(to rule: String) -> Violations {
    if isAttributed { return self }
    switch storage {
    case .none: break
    case .one(var violation):
      if violation.rule.isEmpty { violation.rule = rule }
      storage = .one(violation)
    case .several(var violations):
      storage = .none
      for index in violations.indices where violations[index].rule.isEmpty {
        violations[index].rule = rule
      }
      storage = .several(violations)
    }
    return self
  }

  private var isAttributed: Bool {
    switch storage {
    case .none: true
    case .one(let violation): !violation.rule.isEmpty
    case .several(let violations): violations.allSatisfy { !$0.rule.isEmpty }
    }
  }
}
