/// A position in a text in both encodings, from which later positions are counted.
///
/// Converting many offsets in order reads the text once.
package struct OffsetCursor {
  private let text: String
  /// A scalar boundary.
  private var place = (utf8: 0, utf16: 0)

  package init(_ text: String) { self.text = text }

  /// Returns the UTF-8 range of a UTF-16 range, as `String.utf8Range(utf16:)` does.
  package mutating func utf8Range(utf16 range: Range<Int>) -> Range<Int> {
    let lower = utf8(utf16: range.lowerBound, roundingUp: range.isEmpty)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, utf8(utf16: range.upperBound, roundingUp: true))
  }

  private mutating func utf8(utf16 offset: Int, roundingUp: Bool) -> Int {
    if offset < place.utf16 { place = (0, 0) }
    let (start, known) = place
    let next = text.withUTF8Bytes {
      UnsafeBufferPointer(rebasing: $0[start...])
        .place(utf16: offset - known, roundingUp: roundingUp)
    }
    place = (start + next.utf8, known + next.utf16)
    return place.utf8
  }

  /// Returns the UTF-16 range of a range of UTF-8 offsets on scalar boundaries.
  package mutating func utf16Range(utf8 range: Range<Int>) -> Range<Int> {
    let lower = utf16(utf8: range.lowerBound)
    return lower..<utf16(utf8: range.upperBound)
  }

  private mutating func utf16(utf8 offset: Int) -> Int {
    if offset < place.utf8 { place = (0, 0) }
    place = (offset, place.utf16 + text.utf16Length(inUTF8: place.utf8..<offset))
    return place.utf16
  }
}
