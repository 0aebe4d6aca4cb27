/// Simple case folding (CaseFolding.txt, statuses C and S): a scalar becomes one scalar.
struct CaseFolding {
  /// The scalars that fold to another one, ascending, each with that.
  private static let foldings: [(scalar: UInt32, folded: UInt32)] = {
    var foldings: [(scalar: UInt32, folded: UInt32)] = []
    var numbers = PackedNumbers(PatternTable.foldings)
    var scalar: UInt32 = 0
    while let gap = numbers.next(), let count = numbers.next(), let step = numbers.next(),
      let shift = numbers.next()
    {
      scalar += gap
      for index in 0..<count {
        let folded = shift % 2 == 0 ? scalar + shift / 2 : scalar - (shift + 1) / 2
        foldings.append((scalar, folded))
        scalar += index == count - 1 ? 1 : step
      }
    }
    return foldings
  }()

  /// The scalar that a scalar folds to, which is itself as a rule.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var (low, high) = (0, foldings.count)
    while low < high {
      let middle = (low + high) / 2
      if foldings[middle].scalar < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < foldings.count, foldings[low].scalar == scalar.value else { return scalar }
    return Unicode.Scalar(foldings[low].folded) ?? scalar
  }

  /// The scalars of a set and all that fold alike.
  static func closure(of set: ScalarSet) -> ScalarSet {
    if let only = set.onlyMember, only < 0x80, let closed = closure(ofASCII: only) { return closed }
    // What members fold to, and then what folds to that.
    var added: [ClosedRange<UInt32>] = []
    for (scalar, folded) in foldings where set.contains(scalar) { added.append(folded...folded) }
    let withFolded = added.isEmpty ? set : set.union(ScalarSet(added))
    added = []
    for (scalar, folded) in foldings where withFolded.contains(folded) {
      added.append(scalar...scalar)
    }
    return added.isEmpty ? withFolded : withFolded.union(ScalarSet(added))
  }

  /// The closure of an ASCII scalar, which most patterns consist of; `nil` for the two that others fold
  /// to.
  private static func closure(ofASCII scalar: UInt32) -> ScalarSet? {
    switch scalar | 0x20 {
    case 0x6B, 0x73: nil  // k and K (U+212A), s and ſ
    case 0x61...0x7A: ScalarSet([scalar & 0x5F...scalar & 0x5F, scalar | 0x20...scalar | 0x20])
    default: ScalarSet(scalar)
    }
  }
}

extension String {
  /// The text without the difference between capital and small letters: simple case folding.
  package var caseFolded: String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars { folded.append(CaseFolding.folded(scalar)) }
    return String(folded)
  }
}
