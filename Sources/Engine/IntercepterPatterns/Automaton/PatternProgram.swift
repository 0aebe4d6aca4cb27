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
  init?(_ tree: PatternTree, sets: [ScalarSet]) {
    let automaton = PatternNodes(tree)
    var (traits, asked): (ScalarTraits, TextBehind) = ([], [])
    for case .assertion(let assertion, _) in automaton.nodes {
      traits.formUnion(assertion.asksTraits)
      asked.formUnion(assertion.asksBehind)
    }
    let single: [ScalarTraits] = [.lineFeed, .carriageReturn, .lineBreak, .word, .combining]
    let askedTraits = single.filter { traits.contains($0) }
    guard let classes = ScalarClasses(of: sets + askedTraits.map { $0.set }) else { return nil }
    nodes = automaton.nodes
    start = automaton.start
    self.classes = classes
    self.asked = asked
    self.traits = (0..<classes.count).map { scalarClass in
      var found: ScalarTraits = []
      for (index, trait) in askedTraits.enumerated()
      where classes.contains(scalarClass, in: sets.count + index) {
        found.insert(trait)
      }
      return found
    }
    liveness = PatternLiveness(
      nodes, classes, self.traits, setCount: sets.count, asked: asked)
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
