/// Simple case folding (CaseFolding.txt, statuses C and S), which maps a scalar to a single scalar.
struct CaseFolding {
  /// The scalars that fold to another one, with that one, in ascending order.
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

  /// Returns the folding of a scalar, which is usually the scalar itself.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let place = foldings.indices.partitioningIndex { foldings[$0].scalar >= scalar.value }
    guard place < foldings.count, foldings[place].scalar == scalar.value else { return scalar }
    return Unicode.Scalar(foldings[place].folded) ?? scalar
  }

  /// Returns the scalars of a set, and all others with the same foldings.
  static func closure(of set: ScalarSet) -> ScalarSet {
    if let only = set.onlyMember, only < 0x80, let closed = closure(ofASCII: only) { return closed }
    // First the foldings of the members, then all scalars with these foldings.
    var added: [ClosedRange<UInt32>] = []
    for (scalar, folded) in foldings where set.contains(scalar) { added.append(folded...folded) }
    let withFolded = added.isEmpty ? set : set.union(ScalarSet(added))
    added = []
    for (scalar, folded) in foldings where withFolded.contains(folded) {
      added.append(scalar...scalar)
    }
    return added.isEmpty ? withFolded : withFolded.union(ScalarSet(added))
  }

  /// Returns the closure of an ASCII scalar, the usual content of patterns; `nil` for the two
  /// letters that are foldings of others.
  private static func closure(ofASCII scalar: UInt32) -> ScalarSet? {
    switch scalar | 0x20 {
    case 0x6B, 0x73: nil  // k and K (U+212A), s and ſ
    case 0x61...0x7A: ScalarSet([scalar & 0x5F...scalar & 0x5F, scalar | 0x20...scalar | 0x20])
    default: ScalarSet(scalar)
    }
  }
}

extension String {
  /// The text without the difference between capital and small letters, by simple case folding.
  package var caseFolded: String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars { folded.append(CaseFolding.folded(scalar)) }
    return String(folded)
  }
}
