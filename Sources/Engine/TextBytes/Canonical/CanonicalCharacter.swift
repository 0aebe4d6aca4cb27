/// A grapheme cluster that compares by canonical equivalence (UAX #15), as a `Character` does.
///
/// `==` of characters and strings links the standard library's normalization, which is 30 KB of a
/// web page. This has the same result.
package struct CanonicalCharacter: Equatable, Sendable {
  /// The first scalar of the canonical decomposition.
  package let first: UInt32
  /// The scalars of the canonical decomposition if it has more than one.
  private let scalars: [UInt32]

  package init(_ character: Character) {
    self = String(character).withUTF8Bytes { CanonicalCharacter($0) }
  }

  /// Decomposes a cluster, which is valid UTF-8.
  ///
  /// - Complexity: O(1) for most clusters, otherwise O(*n* log *n*) in its length.
  package init(_ cluster: UnsafeBufferPointer<UInt8>) {
    let (value, width) = cluster.scalar(at: 0)
    if width == cluster.count, CanonicalDecompositions.isPlain(value) {
      (first, scalars) = (value, [])
      return
    }
    let decomposition = cluster.canonicalDecomposition
    first = decomposition[0]
    scalars = decomposition.count == 1 ? [] : decomposition
  }

  /// The only scalar of the canonical decomposition, or `nil` if it has more.
  package var onlyScalar: Unicode.Scalar? { scalars.isEmpty ? Unicode.Scalar(first) : nil }

  /// A Boolean value that indicates whether the cluster is only white space.
  package var isBlank: Bool { first.isWhiteSpace && scalars.allSatisfy { $0.isWhiteSpace } }

  /// A Boolean value that indicates whether the cluster is a minus sign, or a dash or hyphen used
  /// as one.
  package var isMinusSign: Bool { onlyScalar?.value.isMinusSign == true }

  /// A Boolean value that indicates whether the cluster has no visible content.
  package var isNothing: Bool { isBlank || onlyScalar?.value.isDirectionMark == true }

  /// Appends the scalars of the canonical decomposition.
  package func append(to text: inout [UInt32]) {
    if scalars.isEmpty { text.append(first) } else { text += scalars }
  }

  /// Returns whether the character precedes another one in the order of their scalars.
  package func precedes(_ other: CanonicalCharacter) -> Bool {
    if first != other.first { return first < other.first }
    var index = 0
    while index < scalars.count, index < other.scalars.count {
      if scalars[index] != other.scalars[index] { return scalars[index] < other.scalars[index] }
      index += 1
    }
    return scalars.count < other.scalars.count
  }
}

extension String {
  /// The characters of the text, in order.
  package var canonicalCharacters: [CanonicalCharacter] {
    var characters: [CanonicalCharacter] = []
    forEachCluster(in: 0..<utf8.count) { characters.append(CanonicalCharacter($0.utf8)) }
    return characters
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalars of the canonical decomposition of valid UTF-8 (NFD).
  ///
  /// - Complexity: O(*n*), or O(*n* log *n*) if combining marks change places.
  package var canonicalDecomposition: [UInt32] {
    let decompositions = CanonicalDecompositions.shared
    var scalars: [UInt32] = []
    var offset = 0
    while offset < count {
      let (value, width) = scalar(at: offset)
      decompositions.append(value, to: &scalars)
      offset += width
    }
    decompositions.sortMarks(of: &scalars)
    return scalars
  }
}
