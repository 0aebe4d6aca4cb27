import TestSupport
import Testing

@testable import IntercepterCore
@testable import IntercepterPatterns

/// Long texts are followed several scalars at a step, and come to what short steps come to.
struct PatternBlocksTests {
  static let patterns = [
    "[^b]*", "(?:[0-9]{4}-[0-9]{2}\\n)*", "(a+)+$", "(?s).*", "(?:\\p{Han}\\p{Lu}|.)*",
    "(?:[\\w.+-]+@[\\w-]+\\n?)*", "[a-cé京😀]*", "(?i)(?:abc?|É|\\n)*", "(?m)(?:^.*$\\R?)*",
    "(?:a|bb|ccc|dddd|eeeee|ffffff|1{7}|2{8}|3{9}|4{10})*", "(?:\\b\\w+\\b.)*",
  ]
  private static let scalars = Array("abcABC019-@.\né京😀\u{301}".unicodeScalars)

  /// What single steps come to, which make all states on their way.
  private func steps(
    _ bytes: UnsafeBufferPointer<UInt8>, _ program: PatternProgram
  ) -> (status: PatternComparison, end: Int) {
    var states = PatternStates(program)
    var state = states.start()
    var offset = 0
    while offset < bytes.count, state != 0 {
      let (scalar, width) = bytes.scalar(at: offset)
      state = states.state(after: state, program.classes.scalarClass(of: scalar))
      if state != 0 { offset += width }
    }
    if state == 0 { return (.mismatch, offset) }
    return (states.table[Int(state) + states.stride - 1] == 1 ? .match : .beginning, offset)
  }

  @Test(arguments: patterns) func `a long text comes to where single steps come`(
    _ pattern: String
  ) throws {
    var parser = PatternParser(pattern, options: [])
    let tree = try parser.parse()
    let program = try #require(PatternProgram(PatternSource(tree, sets: parser.sets)))
    let automaton = PatternAutomaton(program)
    var found: Set<PatternComparison> = []
    let breach = firstBreach(cases: 12) { random in
      // Only what goes on, so that the text gets long; now and then one that does not.
      var text = String.UnicodeScalarView()
      var states = PatternStates(program)
      var state = states.start()
      var fittingAfter: [Int: [Unicode.Scalar]] = [:]
      let length = PatternBlocks.leastLength + Int.random(in: -20...400, using: &random)
      for _ in 0..<length {
        let fitting =
          fittingAfter[Int(state)]
          ?? Self.scalars.filter {
            states.state(after: state, program.classes.scalarClass(of: $0.value)) != 0
          }
        fittingAfter[Int(state)] = fitting
        guard !fitting.isEmpty else { break }
        let next = random.pick(fitting)
        state = states.state(after: state, program.classes.scalarClass(of: next.value))
        text.append(next)
      }
      if random.chance(40) {
        let index = text.index(text.endIndex, offsetBy: -Int.random(in: 1...40, using: &random))
        text.insert(random.pick(Self.scalars), at: index)
      }
      return String(text).withUTF8Bytes { bytes in
        let (mine, expected) = (automaton.follow(bytes), steps(bytes, program))
        found.insert(expected.status)
        guard mine.0 == expected.status, mine.end == expected.end,
          automaton.compare(bytes) == expected.status
        else { return "\(mine), not \(expected)" }
        return nil
      }
    }
    #expect(breach == nil)
    #expect(found.contains(.match))
  }

  @Test func `steps are as long as there is room for`() {
    #expect(PatternBlocks(rowCount: 13, classCount: 4) != nil)
    #expect(PatternBlocks(rowCount: 128, classCount: 8) != nil)
    #expect(PatternBlocks(rowCount: 129, classCount: 8) == nil)
    #expect(PatternBlocks(rowCount: 2, classCount: 40) == nil)
    #expect(PatternBlocks(rowCount: 2, classCount: 1) != nil)
  }
}
