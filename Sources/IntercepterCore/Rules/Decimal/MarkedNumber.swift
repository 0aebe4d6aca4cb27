/// A whole text as a number with marks between its digits, before normalization.
struct MarkedNumber {
  private(set) var runs = DigitRuns()
  /// The UTF-8 offset of each mark.
  private(set) var marks: [Int] = []
  /// The UTF-8 offset of the first cluster that is not part of a number, where parsing ends.
  private(set) var other: Int?
  /// The range from the first digit to the last.
  private(set) var digits: Range<Int>
  /// The range of the text without white space and direction marks at its ends.
  private let inside: Range<Int>

  init(_ text: String, _ format: DecimalFormat) {
    let count = text.utf8.count
    digits = count..<count
    let front = text.prefix { $0.isNothing }.utf8.count
    let back = text[...].suffix { $0.isNothing }.utf8.count
    inside = min(front, count - back)..<count - back
    text.forEachCluster(in: inside) { add($0, format) }
    // As before a minus sign at the end.
    if runs.dropFinalMark(where: { $0.isBlank }) { marks.removeLast() }
  }

  private mutating func add(_ cluster: TextCluster, _ format: DecimalFormat) {
    if other != nil { return }
    let character = cluster.character
    switch format.symbol(character, tolerant: true) {
    case .digit(let digit):
      runs.add(digit)
      digits = min(digits.lowerBound, cluster.range.lowerBound)..<cluster.range.upperBound
    // As behind a minus sign.
    case .groupingSeparator where character.isBlank && runs.counts == [0]: break
    case .separator, .groupingSeparator:
      runs.add(character)
      marks.append(cluster.range.lowerBound)
    case .minus, .directionMark: break
    case .other: other = cluster.range.lowerBound
    }
  }

  /// Returns whether an offset is in the white space or direction marks at an end of the text.
  func isOutside(_ offset: Int) -> Bool { !inside.contains(offset) }
}

extension Substring {
  fileprivate func suffix(_ predicate: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[end...]
  }
}
