/// A pattern that is ready to be followed: its nodes, the classes of scalars, and the live threads.
struct PatternProgram: Sendable {
  let nodes: [PatternNodes.Node]
  let start: Int
  let classes: ScalarClasses
  /// The traits of each class that assertions examine.
  let traits: [ScalarTraits]
  /// The facts that assertions examine before a position.
  let asked: TextBehind
  let liveness: PatternLiveness

  /// Prepares a pattern; `nil` if it has too many different sets of scalars.
  init?(_ source: PatternSource) {
    let count = source.sets.count - source.traits.count
    guard let classes = ScalarClasses(of: source.sets) else { return nil }
    nodes = source.automaton.nodes
    start = source.automaton.start
    self.classes = classes
    asked = source.asked
    traits = (0..<classes.count).map { scalarClass in
      var found: ScalarTraits = []
      for (index, trait) in source.traits.enumerated()
      where classes.contains(scalarClass, in: count + index) {
        found.insert(trait)
      }
      return found
    }
    liveness = PatternLiveness(nodes, classes, traits, setCount: count, asked: asked)
  }
}

/// One possible position of a text in a pattern, with its obligation.
struct PatternThread: Hashable {
  let node: Int
  let obligation: Obligation

  init(_ node: Int, _ obligation: Obligation) {
    (self.node, self.obligation) = (node, obligation)
  }

  /// The unique number of the thread, from 0.
  var number: UInt32 { UInt32(node * 3 + Int(obligation.rawValue)) }

  init(number: UInt32) {
    node = Int(number / 3)
    obligation = Obligation(rawValue: UInt8(number % 3)) ?? .none
  }
}
