/// The characters of a list, which compare by canonical equivalence.
struct CharacterList: Sendable {
  /// The printable ASCII characters on the list.
  let ascii: ASCIISet
  private let characters: Set<Character>
  /// Those of one scalar, in their order.
  private let scalars: [UInt32]
  /// Whether all of the list are ASCII, ideographs or pictographs, which are canonically equivalent to nothing but
  /// themselves and characters that are not.
  private let isPlain: Bool

  init(_ list: String) {
    characters = Set(list)
    var ascii = ASCIISet()
    for byte in UInt8(0x20)..<0x7F where characters.contains(Character(Unicode.Scalar(byte))) {
      ascii.insert(byte)
    }
    self.ascii = ascii
    let values = characters.map { character -> UInt32? in
      let scalars = character.unicodeScalars
      return scalars.count == 1 ? scalars.first?.value : nil
    }
    scalars = values.compactMap { $0 }.sorted()
    isPlain = values.allSatisfy { $0.map(Self.isPlain) ?? false }
  }

  /// Whether a cluster is on the list.
  func contains(_ cluster: TextCluster) -> Bool {
    if cluster.isOneScalar {
      let value = cluster.text.scalar(at: cluster.range.lowerBound).value
      if holds(value) { return true }
      if isPlain, Self.isPlain(value) { return false }
    }
    return characters.contains(cluster.character)
  }

  private func holds(_ value: UInt32) -> Bool {
    var (lower, upper) = (0, scalars.count)
    while lower < upper {
      let middle = (lower &+ upper) / 2
      if scalars[middle] < value { lower = middle &+ 1 } else { upper = middle }
    }
    return lower < scalars.count && scalars[lower] == value
  }

  /// Whether a scalar is ASCII, a unified ideograph of the first blocks, or in the blocks of pictographs.
  private static func isPlain(_ value: UInt32) -> Bool {
    value < 0x80 || 0x3400...0x4DBF ~= value || 0x4E00...0x9FFF ~= value
      || 0x1F000...0x1FAFF ~= value
  }
}
