internal import TestSupport
internal import TextInputIntercepter

/// The first four bytes are the ends of both selections, and 0xFF, which no text has, stands between
/// the old text and the new one.
enum DiffTarget {
  /// The law of the shortest edit is checked by trying all.
  private static let longestExhaustiveSearch = 64

  static func breach(_ bytes: [UInt8]) -> String? {
    let texts = bytes.dropFirst(4).split(
      separator: 0xFF, maxSplits: 1, omittingEmptySubsequences: false)
    guard texts.count == 2 else { return nil }
    let old = state(texts[0], bytes[0], bytes[1])
    let new = state(texts[1], bytes[2], bytes[3])
    if texts.allSatisfy({ $0.count <= longestExhaustiveSearch }) {
      return DiffLaws.breach(from: old, to: new)
    }
    return DiffLaws.appliesExactly(from: old, to: new)
      ?? DiffLaws.endsAtBoundaries(from: old, to: new)
  }

  private static func state(_ bytes: ArraySlice<UInt8>, _ lower: UInt8, _ count: UInt8)
    -> EditingState
  {
    let text = String(decoding: bytes, as: UTF8.self)
    if lower == 0xFF { return EditingState(text) }
    // Also offsets before the text and behind it.
    let start = Int(lower) - 4
    return EditingState(text, selection: start..<start + Int(count))
  }
}
