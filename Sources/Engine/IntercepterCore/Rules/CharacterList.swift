/// A set of characters that compare by canonical equivalence.
final class CharacterList: Sendable {
  /// The printable ASCII characters in the list.
  let ascii: ASCIISet
  /// The characters, in their order.
  private let characters: [CanonicalCharacter]
  /// The characters of one scalar.
  private let scalars: ScalarBitmap
  /// A Boolean value that indicates whether every character is one scalar with only one form.
  private let hasOneForm: Bool

  init(_ list: String) {
    characters = list.canonicalCharacters.ordered { $0.precedes($1) }
    var ascii = ASCIISet()
    for character in characters where 0x20..<0x7F ~= character.first {
      if character.onlyScalar != nil { ascii.insert(UInt8(character.first)) }
    }
    self.ascii = ascii
    let values = list.scalarClusters
    scalars = ScalarBitmap(values)
    hasOneForm = values.count == characters.count && !values.contains { !Self.hasOneForm($0) }
  }

  /// Returns whether a cluster is in the list.
  func contains(_ cluster: TextCluster) -> Bool {
    if cluster.isOneScalar,
      let isListed = quickContains(cluster.text.scalar(at: cluster.range.lowerBound).value)
    {
      return isListed
    }
    let character = CanonicalCharacter(cluster.utf8)
    let place = characters.indices.partitioningIndex { !characters[$0].precedes(character) }
    return place < characters.count && characters[place] == character
  }

  /// Returns whether a single-scalar cluster is in the list, or `nil` if that requires
  /// normalization.
  @inline(__always)
  func quickContains(_ value: UInt32) -> Bool? {
    if 0x20..<0x7F ~= value { return ascii.contains(UInt8(value)) }
    if scalars.contains(value) { return true }
    return hasOneForm && Self.hasOneForm(value) ? false : nil
  }

  /// Returns the first scalar at or after an offset that may not be in the list, or may be in it.
  ///
  /// - Parameter isListed: Whether the scalars before it are in the list.
  func firstDoubt(
    in utf8: UnsafeBufferPointer<UInt8>, from start: Int, allAre isListed: Bool
  ) -> Int {
    var offset = start
    while offset < utf8.count {
      let scalar = utf8.separateScalar(at: offset)
      guard scalar.width > 0, quickContains(scalar.value) == isListed else { return offset }
      offset &+= scalar.width
    }
    return offset
  }

  /// Returns whether a scalar is in one of these blocks: ASCII, kana, the first blocks of unified
  /// ideographs, Hangul syllables, or pictographs.
  ///
  /// No two scalars of these blocks are canonically equivalent.
  private static func hasOneForm(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x80, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar at an offset, and the number of its bytes, or 0 if it may join others.
  @inline(__always)
  fileprivate func separateScalar(at offset: Int) -> (value: UInt32, width: Int) {
    let (value, width) = scalar(at: offset)
    let isSeparate =
      switch value {
      case 0x20..<0x7F, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
      // CR LF is one cluster.
      case 0x0D: false
      default: ClusterBreak(of: value).staysApart
      }
    return (value, isSeparate ? width : 0)
  }
}
