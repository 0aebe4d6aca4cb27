/// A whole text as a number with marks between its digits, before anything is left out of it.
struct MarkedNumber {
  private(set) var runs = DigitRuns()
  /// Where the marks begin, in UTF-8 offsets.
  private(set) var marks: [Int] = []
  /// Where the first cluster begins that belongs to no number; nothing is known of what is behind it.
  private(set) var other: Int?
  /// From the first digit to the last.
  private(set) var digits: Range<Int>
  /// The text without white space and direction marks at its ends.
  private let inside: Range<Int>

  init(_ text: String, _ format: DecimalFormat) {
    let count = text.utf8.count
    digits = count..<count
    let front = text.prefix { $0.isNothing }.utf8.count
    let back = text[...].suffix { $0.isNothing }.utf8.count
    inside = min(front, count - back)..<count - back
    text.forEachCluster(in: inside) { add($0, format) }
  }

  private mutating func add(_ cluster: TextCluster, _ format: DecimalFormat) {
    if other != nil { return }
    let character = cluster.character
    switch format.symbol(character, tolerant: true) {
    case .digit(let digit):
      runs.add(digit)
      digits = min(digits.lowerBound, cluster.range.lowerBound)..<cluster.range.upperBound
    case .separator, .groupingSeparator:
      runs.add(character)
      marks.append(cluster.range.lowerBound)
    case .minus, .directionMark: break
    case .other: other = cluster.range.lowerBound
    }
  }

  /// Whether an offset is in the white space at an end of the text.
  func isOutside(_ offset: Int) -> Bool { !inside.contains(offset) }
}

extension Substring {
  fileprivate func suffix(_ predicate: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[end...]
  }
}
