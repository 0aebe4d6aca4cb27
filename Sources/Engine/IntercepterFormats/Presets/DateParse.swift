/// One way to read a text.
struct DateParse {
  /// The digits or the word of a part.
  struct Piece: Hashable {
    let slot: Int
    let token: Int
    /// The digits of the token.
    var digits: Range<Int>
    var number = 0
    /// A Boolean value that indicates whether the part has a value.
    var isComplete = false
    /// A Boolean value that indicates whether the part has all its digits or letters.
    var isWhole = false
  }

  let scheme: DateScheme
  var pieces: [Piece] = []
  /// A Boolean value that indicates whether parts are missing before the last one.
  var hasGaps = false
  var isComplete = false
  /// A Boolean value that indicates whether the next key may change the last part.
  var isOpen = false

  init(_ scheme: DateScheme) { self.scheme = scheme }

  /// A Boolean value that indicates whether typing at the end completes no part.
  var isHopeless: Bool { !isComplete && pieces.dropLast().contains { !$0.isComplete } }

  /// The index of the part after the last one.
  var next: Int { (pieces.last?.slot ?? -1) + 1 }

  /// Returns whether another text is read in the same way.
  func isRead(like other: DateParse) -> Bool {
    scheme.order == other.scheme.order && scheme.slots == other.scheme.slots
      && isComplete == other.isComplete && pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy {
        $0.slot == $1.slot && $0.number == $1.number && $0.isComplete == $1.isComplete
          && ($0.isComplete || $0.digits.count == $1.digits.count)
      }
  }
}
