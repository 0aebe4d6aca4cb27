/// A pattern as an automaton that can be in several places at once (Thompson's construction).
struct PatternNodes: Sendable {
  /// A place in the pattern.
  enum Node: Sendable {
    /// The pattern ends here.
    case match
    /// A scalar of a set, by its number, leads on.
    case set(Int, next: Int)
    /// A condition that leads on without a scalar.
    case assertion(PatternAssertion, next: Int)
    /// Two ways to go on.
    case split(Int, Int)
  }

  private(set) var nodes: [Node] = [.match]
  /// Where a text begins.
  private(set) var start = 0

  /// The number of the node that ends the pattern.
  static let match = 0

  /// Builds the automaton of a tree.
  init(_ tree: PatternTree) { start = add(tree, before: Self.match) }

  /// Adds what leads through a tree to a node; gives the node where it begins.
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
