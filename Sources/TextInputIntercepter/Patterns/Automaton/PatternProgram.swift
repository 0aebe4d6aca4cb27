/// A pattern ready to be followed: the nodes, the classes of scalars, and what is left to hope for.
struct PatternProgram: Sendable {
  let nodes: [PatternNodes.Node]
  let start: Int
  let classes: ScalarClasses
  /// The traits that assertions look at in the scalars of each class.
  let traits: [ScalarTraits]
  /// The facts that assertions look at before a place.
  let asked: TextBehind
  private let liveness: PatternLiveness

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

  /// Whether the end of the pattern can be reached from a place by some text.
  func isLive(_ thread: PatternThread, _ behind: TextBehind) -> Bool {
    liveness.isLive(thread, behind)
  }

  /// Whether a text that ends here matches, as one of the threads is at the end of the pattern.
  func hasMatch(_ threads: some Sequence<UInt32>, _ behind: TextBehind) -> Bool {
    liveness.hasMatch(threads, behind)
  }
}

/// One of the places where a text can be in a pattern, and what it owes.
struct PatternThread: Hashable {
  let node: Int
  let obligation: Obligation

  init(_ node: Int, _ obligation: Obligation) {
    (self.node, self.obligation) = (node, obligation)
  }

  /// A number of its own, from 0 on.
  var number: UInt32 { UInt32(node * 3 + Int(obligation.rawValue)) }

  init(number: UInt32) {
    node = Int(number / 3)
    obligation = Obligation(rawValue: UInt8(number % 3)) ?? .none
  }
}
