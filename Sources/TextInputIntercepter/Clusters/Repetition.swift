// A very long cluster is nearly always the same few scalars over and over. What repeats is passed over
// at the speed of comparing memory, many times that of looking every scalar up.

/// Notices that a cluster repeats itself while it is read from one scalar to the next.
///
/// Once two periods have been read that are the same, every further one joins as the second did: whether
/// a scalar joins is decided by what is before it, no further away than the same scalar one period ago.
struct Repetition {
  /// A number of bytes that holds a whole number of most sequences of a few scalars: a multiple of
  /// 1, 2, 3, 4, 6, 7 and 8, and 7 is 👩 with a joiner.
  private static let period = 8 * 3 * 7

  /// Where reading began, or where the last two periods were looked at.
  private var checkpoint: Int

  init(from offset: Int) { checkpoint = offset }

  /// Where reading goes on that has come forwards to an offset.
  @inline(__always)
  mutating func next(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if offset &- checkpoint < 2 * Self.period { return offset }
    defer { checkpoint = offset }
    return offset &- checkpoint == 2 * Self.period
      ? max(offset, Self.end(from: checkpoint, in: text)) : offset
  }

  /// Where reading goes on that has come backwards to an offset.
  @inline(__always)
  mutating func previous(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    if checkpoint &- offset < 2 * Self.period { return offset }
    defer { checkpoint = offset }
    return checkpoint &- offset == 2 * Self.period
      ? min(offset, Self.start(endingAt: checkpoint, in: text)) : offset
  }

  /// Where the last whole period ends that is the same as the one at an offset.
  private static func end(from offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = UnsafeBufferPointer(rebasing: text[offset...])
      .commonPrefix(with: UnsafeBufferPointer(rebasing: text[(offset + period)...]))
    return offset + period + length / period * period
  }

  /// Where the second period begins of those that are the same as the one that ends at an offset: the
  /// first may join what is before it in another way.
  private static func start(endingAt offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let length = UnsafeBufferPointer(rebasing: text[..<offset])
      .commonSuffix(with: UnsafeBufferPointer(rebasing: text[..<(offset - period)]))
    return offset - length / period * period
  }
}
