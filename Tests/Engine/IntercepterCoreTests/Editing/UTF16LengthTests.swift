import TestSupport
import Testing

@testable import IntercepterCore

/// Counting many bytes at a time against the standard library's view.
@Suite struct UTF16LengthTests {
  @Test func `a text is as long as its UTF-16 view says, part by part`() {
    let breach = firstBreach(cases: 500) { random in
      let text = random.text(pieces: 60)
      var offset = 0
      for scalar in text.unicodeScalars {
        let (front, rest) = (0..<offset, offset..<text.utf8.count)
        let expected = String(text.unicodeScalars.prefix { _ in true }).utf16.count
        let counted = text.utf16Length(inUTF8: front) + text.utf16Length(inUTF8: rest)
        if counted != expected { return "\(text.debug) at \(offset)" }
        offset += scalar.utf8.count
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `every place is found in both encodings`() {
    let breach = firstBreach(cases: 250) { random in
      let text = random.text(pieces: 60)
      var place = (utf8: 0, utf16: 0)
      for scalar in text.unicodeScalars {
        let next = (
          utf8: place.utf8 + scalar.utf8.count, utf16: place.utf16 + scalar.utf16.count
        )
        for isRoundingUp in [false, true] {
          if find(place.utf16, in: text, isRoundingUp) != place { return "\(text.debug) \(place)" }
          // Inside a surrogate pair.
          let inside = find(next.utf16 - 1, in: text, isRoundingUp)
          if scalar.utf16.count == 2, inside != (isRoundingUp ? next : place) {
            return "\(text.debug) inside \(place)"
          }
        }
        place = next
      }
      return find(place.utf16 + 5, in: text, false) == place ? nil : "\(text.debug), beyond"
    }
    #expect(breach == nil)
  }

  private func find(_ offset: Int, in text: String, _ roundingUp: Bool) -> (utf8: Int, utf16: Int) {
    text.withUTF8Bytes { $0.place(utf16: offset, roundingUp: roundingUp) }
  }
}
