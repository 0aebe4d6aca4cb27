/// Consecutive emoji of the catalogue.
public struct EmojiSequence: RandomAccessCollection, Hashable, Sendable {
  /// The number of the first emoji.
  public let startIndex: Int
  /// One more than the number of the last emoji.
  public let endIndex: Int

  init(_ numbers: Range<Int>) {
    startIndex = numbers.lowerBound
    endIndex = numbers.upperBound
  }

  /// The emoji with a number, which must be in the sequence.
  ///
  /// - Complexity: O(1), without allocations.
  public subscript(number: Int) -> Emoji {
    precondition(number >= startIndex && number < endIndex, "no emoji has this number")
    return Emoji(number: number)
  }
}
