/// A pattern as a nondeterministic automaton (Thompson's construction).
struct PatternNodes: Sendable {
  /// A position in the pattern.
  enum Node: Sendable {
    /// The end of the pattern.
    case match
    /// A step with a scalar of a set, by the set's number.
    case set(Int, next: Int)
    /// A step with a condition, without a scalar.
    case assertion(PatternAssertion, next: Int)
    /// Two alternative steps.
    case split(Int, Int)
  }

  private(set) var nodes: [Node] = [.match]
  /// The index of the node at which a text begins.
  private(set) var start = 0

  /// The index of the node that ends the pattern.
  static let match = 0

  /// Creates the automaton of a tree.
  init(_ tree: PatternTree) { start = add(tree, before: Self.match) }

  /// Adds the nodes of a tree before a node, and returns the first one.
  private mutating func add(_ tree: PatternTree, before next: Int) -> Int {
    switch tree {
    case .empty: return next
    case .set(let set): return add(.set(set, next: next))
    case .assertion(let assertion): return add(.assertion(assertion, next: next))
    case .sequence(let parts):
      var entry = next
      for part in parts.reversed() { entry = add(part, before: entry) }
      return entry
    case .alternatives(let parts):
      var entry: Int?
      for part in parts.reversed() {
        let first = add(part, before: next)
        entry = entry.map { add(.split(first, $0)) } ?? first
      }
      return entry ?? next
    case .repetition(let part, let least, let most):
      var entry = next
      if let most {
        for _ in least..<most { entry = add(.split(add(part, before: entry), next)) }
      } else {
        let loop = add(.split(next, next))
        nodes[loop] = .split(add(part, before: loop), next)
        entry = loop
      }
      for _ in 0..<least { entry = add(part, before: entry) }
      return entry
    }
  }

  private mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }
}
