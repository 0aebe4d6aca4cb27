import TestSupport
import Testing
import TextInputIntercepter

/// Laws 1, 2 and 3 of the diff, against a search that tries everything.
@Suite struct DiffLawsTests {
  @Test func `the edit turns the old text into the new one, scalar for scalar`() {
    let breach = firstBreach(cases: 20_000) { random in
      let (old, new) = random.stateAndSuccessor()
      return DiffLaws.appliesExactly(from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `the ends of the edit are cluster boundaries in both texts`() {
    let breach = firstBreach(cases: 20_000) { random in
      let (old, new) = random.stateAndSuccessor()
      return DiffLaws.endsAtBoundaries(from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `no shorter edit exists, and the caret decides among equals`() {
    let breach = firstBreach(cases: 20_000) { random in
      let (old, new) = random.stateAndSuccessor()
      return DiffLaws.isShortest(from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `equal texts have no edit, and canonically equivalent ones do`() {
    #expect(TextDiff.edit(from: EditingState("é"), to: EditingState("é")) == nil)
    #expect(
      TextDiff.edit(from: EditingState("\u{E9}"), to: EditingState("e\u{301}"))
        == Edit(range: 0..<1, replacement: "e\u{301}"))
  }
}
