/// Consecutive emoji of the catalogue.
public struct EmojiSequence: RandomAccessCollection, Hashable, Sendable {
  /// The number of the first emoji.
  public let startIndex: Int
  /// The number behind that of the last one.
  public let endIndex: Int

  init(_ numbers: Range<Int>) {
    startIndex = numbers.lowerBound
    endIndex = numbers.upperBound
  }

  /// The emoji of a number, which must be one of those in the sequence.
  ///
  /// - Complexity: O(1), without allocations.
  public subscript(number: Int) -> Emoji {
    precondition(number >= startIndex && number < endIndex, "no emoji has this number")
    return Emoji(number: number)
  }
}
