/// The positions in a pattern from which some text leads to the end.
///
/// Assertions make this depend on the scalars before and after a position: `a\n^b` can continue
/// after its line feed, but `a\b` not with a letter. The search therefore goes backwards from the
/// end of the pattern at the end of a text. It considers each kind of scalar after a position, and
/// each kind of text before it.
struct PatternLiveness: Sendable {
  /// The kinds of text that can precede a position.
  private let behinds: [TextBehind]
  /// The liveness of each thread after each kind of text.
  private let live: [Bool]
  /// For each thread and kind of text, `true` if the thread matches when the text ends there.
  private let matching: [Bool]

  init(
    _ nodes: [PatternNodes.Node], _ classes: ScalarClasses, _ traits: [ScalarTraits],
    setCount: Int, asked: TextBehind
  ) {
    var search = Search(nodes, classes, traits, setCount: setCount, asked: asked)
    behinds = search.behinds
    search.run()
    live = search.threads { search.isLive($0, $1) }
    matching = search.threads { search.isMatch($0, $1) }
  }

  func isLive(_ thread: PatternThread, _ behind: TextBehind) -> Bool {
    guard let index = behinds.firstIndex(of: behind) else { return false }
    return live[Int(thread.number) * behinds.count + index]
  }

  /// Returns whether any of the threads is at the end of the pattern if the text ends.
  func hasMatch(_ threads: some Sequence<UInt32>, _ behind: TextBehind) -> Bool {
    guard let index = behinds.firstIndex(of: behind) else { return false }
    return threads.contains { matching[Int($0) * behinds.count + index] }
  }
}

/// The search from the end of the pattern.
private struct Search {
  /// A thread, the kind of text before it, and the kind of scalar after it.
  struct Moment {
    let thread: PatternThread
    let behind: Int
    let kind: Int
  }

  let nodes: [PatternNodes.Node]
  let behinds: [TextBehind]
  /// The kinds of scalars that assertions distinguish, and the end of the text.
  private let kinds: [ScalarTraits]
  /// The kinds of scalars in each set, as bits.
  private let kindsOfSets: [UInt64]
  /// The kind of text after a scalar of each kind, for each kind of text before it.
  private let following: [[Int]]
  private let predecessors: [[Int]]
  private let obligations: [Obligation]
  private var known: [Bool]
  private var open: [Moment] = []

  init(
    _ nodes: [PatternNodes.Node], _ classes: ScalarClasses, _ traits: [ScalarTraits],
    setCount: Int, asked: TextBehind
  ) {
    self.nodes = nodes
    var kinds: [ScalarTraits] = []
    for trait in traits where !kinds.contains(trait) { kinds.append(trait) }
    kinds.append(.end)
    kindsOfSets = (0..<setCount).map { set in
      traits.indices.reduce(0) { bits, scalarClass in
        guard classes.contains(scalarClass, in: set) else { return bits }
        return bits | 1 << UInt64(kinds.firstIndex(of: traits[scalarClass])!)
      }
    }
    self.kinds = kinds

    var behinds = [TextBehind.start.intersection(asked)]
    var following: [[Int]] = []
    while following.count < behinds.count {
      let behind = behinds[following.count]
      following.append(
        kinds.dropLast().map { kind in
          let next = behind.followed(by: kind, asked: asked)
          if let index = behinds.firstIndex(of: next) { return index }
          behinds.append(next)
          return behinds.count - 1
        })
    }
    (self.behinds, self.following) = (behinds, following)

    var predecessors = [[Int]](repeating: [], count: nodes.count)
    var owes = false
    for (index, node) in nodes.enumerated() {
      switch node {
      case .match: break
      case .set(_, let next): predecessors[next].append(index)
      case .assertion(let assertion, let next):
        predecessors[next].append(index)
        if assertion == .endOrLastBreak { owes = true }
      case .split(let first, let second):
        predecessors[first].append(index)
        predecessors[second].append(index)
      }
    }
    self.predecessors = predecessors
    obligations = owes ? Obligation.allCases : [.none]
    known = [Bool](repeating: false, count: nodes.count * 3 * behinds.count * kinds.count)
  }

  /// Finds all moments that can lead to the end.
  mutating func run() {
    for obligation in obligations {
      for behind in behinds.indices {
        note(PatternThread(PatternNodes.match, obligation), behind, kinds.count - 1)
      }
    }
    while let moment = open.popLast() {
      for node in predecessors[moment.thread.node] { goBack(from: moment, to: node) }
    }
  }

  /// Returns the result of a test for each thread and each kind of text before it.
  func threads(_ isSo: (PatternThread, Int) -> Bool) -> [Bool] {
    var all = [Bool](repeating: false, count: nodes.count * 3 * behinds.count)
    for node in nodes.indices {
      for obligation in obligations {
        let thread = PatternThread(node, obligation)
        for behind in behinds.indices {
          all[Int(thread.number) * behinds.count + behind] = isSo(thread, behind)
        }
      }
    }
    return all
  }

  /// Returns whether some scalar after a thread leads to the end.
  func isLive(_ thread: PatternThread, _ behind: Int) -> Bool {
    kinds.indices.contains { kind in
      guard let rest = thread.obligation.behind(kinds[kind]) else { return false }
      return known[index(PatternThread(thread.node, rest), behind, kind)]
    }
  }

  /// Returns whether a thread is at the end of the pattern if the text ends.
  func isMatch(_ thread: PatternThread, _ behind: Int) -> Bool {
    known[index(thread, behind, kinds.count - 1)]
  }

  /// Notes the moments at a node that lead to a moment at the next node.
  private mutating func goBack(from moment: Moment, to node: Int) {
    let (owed, behind, kind) = (moment.thread.obligation, moment.behind, moment.kind)
    switch nodes[node] {
    case .match: break
    case .split: note(PatternThread(node, owed), behind, kind)
    case .assertion(let assertion, _):
      for obligation in obligations
      where assertion.obligation(after: behinds[behind], before: kinds[kind], obligation) == owed {
        note(PatternThread(node, obligation), behind, kind)
      }
    case .set(let set, _):
      for obligation in obligations where obligation.behind(kinds[kind]) == owed {
        for earlier in behinds.indices {
          for (step, next) in following[earlier].enumerated()
          where next == behind && kindsOfSets[set] >> UInt64(step) & 1 == 1 {
            note(PatternThread(node, obligation), earlier, step)
          }
        }
      }
    }
  }

  private mutating func note(_ thread: PatternThread, _ behind: Int, _ kind: Int) {
    let index = index(thread, behind, kind)
    if known[index] { return }
    known[index] = true
    open.append(Moment(thread: thread, behind: behind, kind: kind))
  }

  private func index(_ thread: PatternThread, _ behind: Int, _ kind: Int) -> Int {
    (Int(thread.number) * behinds.count + behind) * kinds.count + kind
  }
}
