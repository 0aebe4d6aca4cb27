import TestSupport
import Testing
import TextInputIntercepter

/// Laws 1, 2 and 3 of the diff, against a search that tries everything.
@Suite struct DiffLawsTests {
  @Test func `the edit turns the old text into the new one, scalar for scalar`() {
    let breach = firstBreach(cases: 1_000) { random in
      let (old, new) = random.stateAndSuccessor()
      return DiffLaws.appliesExactly(from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `the ends of the edit are cluster boundaries in both texts`() {
    let breach = firstBreach(cases: 1_000) { random in
      let (old, new) = random.stateAndSuccessor()
      return DiffLaws.endsAtBoundaries(from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `no shorter edit exists, and the caret decides among equals`() {
    let breach = firstBreach(cases: 1_000) { random in
      let (old, new) = random.stateAndSuccessor()
      return DiffLaws.isShortest(from: old, to: new)
    }
    #expect(breach == nil)
  }

  /// Scalars that join in every way, one before an indicator that three bytes do not tell apart.
  private static let joining = Array("🇨🇨🇨🇳🇳a4444\u{301}\u{200D}👩क\u{94D}가\r\n".unicodeScalars)

  @Test func `no shorter edit exists where scalars join`() {
    let breach = firstBreach(cases: 1_000) { random in
      func scalars(_ count: Int) -> [Unicode.Scalar] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in random.pick(Self.joining) }
      }
      let (front, end) = (scalars(4), scalars(6))
      let old = EditingState(String.joined(front, scalars(2), end))
      let new = EditingState(String.joined(front, scalars(2), end))
      return DiffLaws.breach(from: old, to: new)
    }
    #expect(breach == nil)
  }

  @Test func `a run of regional indicators is compared as far as it is out of step`() {
    for (front, rest) in [
      ("", ""), ("a", ""), ("", "a"), ("a", "\u{301}a"), ("a4444", "🏽"), ("", "🇦a🇦"),
    ] {
      for count in 0..<6 {
        let run = String(repeating: "🇨🇳", count: count)
        let old = EditingState(front + run + rest)
        for added in ["🇦", "🇨", "🇨🇳", "a", "\u{301}"] {
          let new = EditingState(front + added + run + rest)
          #expect(DiffLaws.breach(from: old, to: new) == nil)
          #expect(DiffLaws.breach(from: new, to: old) == nil)
        }
      }
    }
  }

  @Test func `equal texts have no edit, and canonically equivalent ones do`() {
    #expect(TextDiff.edit(to: EditingState("é"), after: EditingState("é")) == nil)
    #expect(
      TextDiff.edit(to: EditingState("e\u{301}"), after: EditingState("\u{E9}"))
        == Edit(range: 0..<1, replacement: "e\u{301}"))
  }
}

extension String {
  fileprivate static func joined(_ parts: [Unicode.Scalar]...) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: parts.joined())
    return text
  }
}
