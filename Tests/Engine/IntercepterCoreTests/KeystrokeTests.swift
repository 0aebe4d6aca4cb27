import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterCore

/// Keystrokes whose change is found from the carets, compared with the shortest change.
@Suite struct KeystrokeTests {
  @Test func `what was typed between two carets is the shortest change`() {
    var insertions = 0
    let breach = firstBreach(cases: 1_000) { generator in
      let (old, new) = generator.keystroke()
      var typed = Change(judging: old, became: new)
      let shortest = Change(from: old, to: new)
      if typed?.kind == .typing {
        insertions += 1
        typed?.kind = .insertion
      }
      return typed == shortest
        ? nil : "\(old.debug) → \(new.debug): \(typed as Any), not \(shortest as Any)"
    }
    #expect(breach == nil)
    #expect(insertions > 500)
  }

  @Test func `what is plainly a boundary of clusters is one`() {
    #expect(
      firstBreach { generator in
        var text = generator.text(pieces: 6)
        return text.withUTF8 { bytes in
          for offset in 0...bytes.count where !bytes.isInsideScalar(offset) {
            if bytes.quickCheckIsClusterBoundary(offset), !bytes.isClusterBoundary(offset) {
              return "\(String(decoding: bytes, as: UTF8.self).debug) at \(offset)"
            }
          }
          return nil
        }
      } == nil)
  }
}

extension SeededGenerator {
  /// A text with a caret on a cluster boundary, and the same after something has been typed there.
  fileprivate mutating func keystroke() -> (EditingState, EditingState) {
    let text = text(pieces: 6)
    let index = pick(Array(text.indices) + [text.endIndex])
    let front = String(text[..<index])
    let typed = chance(50) ? pick(["x", "王", "\n", "🎉", "👩‍👩‍👦", "❤️"]) : self.text(pieces: 2)
    return (
      EditingState(text, caret: front.utf16.count),
      EditingState(
        front + typed + text[index...],
        caret: front.utf16.count + (chance(90) ? typed.utf16.count : 0))
    )
  }
}
