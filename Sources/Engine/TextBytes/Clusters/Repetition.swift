// A very long cluster is nearly always a repetition of a few scalars. Repetitions are skipped at
// the speed of comparing memory, many times faster than looking up every scalar.

/// A detector of repetitions in a cluster that is read scalar by scalar.
///
/// After two equal periods, every further one joins as the second did. Whether a scalar joins
/// depends only on the text back to the same scalar one period before.
package struct Repetition {
  /// A number of bytes that is a multiple of the lengths of most short sequences: 1, 2, 3, 4, 6, 7
  /// and 8.
  ///
  /// 7 is the length of 👩 with a joiner.
  private static let period = 8 * 3 * 7

  /// The start of reading, or of the last two compared periods.
  private var checkpoint: Int

  package init(from offset: Int) { checkpoint = offset }

  /// Returns the offset at which to continue reading forwards.
  @inline(__always)
  package mutating func next(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if offset &- checkpoint < 2 * Self.period { return offset }
    defer { checkpoint = offset }
    return offset &- checkpoint == 2 * Self.period
      ? max(offset, Self.end(from: checkpoint, in: text)) : offset
  }

  /// Returns the offset at which to continue reading backwards.
  @inline(__always)
  package mutating func previous(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if checkpoint &- offset < 2 * Self.period { return offset }
    defer { checkpoint = offset }
    return checkpoint &- offset == 2 * Self.period
      ? min(offset, Self.start(endingAt: checkpoint, in: text)) : offset
  }

  /// Returns the end of the last whole period that equals the one at an offset.
  private static func end(from offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = UnsafeBufferPointer(rebasing: text[offset...])
      .commonPrefix(with: UnsafeBufferPointer(rebasing: text[(offset + period)...]))
    return offset + period + length / period * period
  }

  /// Returns the start of the second of the equal periods that end at an offset.
  ///
  /// The first one may join the text before it differently.
  private static func start(endingAt offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = UnsafeBufferPointer(rebasing: text[..<offset])
      .commonSuffix(with: UnsafeBufferPointer(rebasing: text[..<(offset - period)]))
    return offset - length / period * period
  }
}
