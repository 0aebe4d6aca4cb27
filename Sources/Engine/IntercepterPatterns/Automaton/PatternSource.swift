/// A parsed pattern: its nodes, and the sets of scalars that these and their assertions examine.
struct PatternSource: Sendable {
  let automaton: PatternNodes
  /// The traits of scalars that assertions examine, each of which has a set.
  let traits: [ScalarTraits]
  /// The facts that assertions examine before a position.
  let asked: TextBehind
  /// The sets of the pattern, followed by the sets of the traits.
  let sets: [ScalarSet]

  /// - Parameter sets: The sets that the tree names by their numbers.
  init(_ tree: PatternTree, sets: [ScalarSet]) {
    automaton = PatternNodes(tree)
    var (traits, asked): (ScalarTraits, TextBehind) = ([], [])
    for case .assertion(let assertion, _) in automaton.nodes {
      traits.formUnion(assertion.asksTraits)
      asked.formUnion(assertion.asksBehind)
    }
    let single: [ScalarTraits] = [.lineFeed, .carriageReturn, .lineBreak, .word, .combining]
    self.traits = single.filter { traits.contains($0) }
    self.asked = asked
    self.sets = sets + self.traits.map { $0.set }
  }

  /// A Boolean value that indicates whether the pattern distinguishes characters that show nothing.
  var namesInvisibleCharacters: Bool {
    UInt32.namesInvisible { one, other in sets.contains { $0.contains(one) != $0.contains(other) } }
  }
}
