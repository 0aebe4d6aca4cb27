/// The first few characters that a violation is about, in one word: recording them allocates nothing.
///
/// The word contains the UTF-8 of the characters, with 0xFF between them and behind them. 0xFE in the
/// last byte says that there are more characters.
@usableFromInline package struct NamedCharacters: Hashable, Sendable {
  @usableFromInline var word = UInt64.max

  /// The greatest number of characters.
  private static let mostCharacters = 3
  /// The number of bytes.
  private static let room = 8
  private static let gap: UInt8 = 0xFF
  private static let more: UInt8 = 0xFE

  @inlinable package init() {}

  /// Records the grapheme clusters at the front of valid UTF-8, each once.
  ///
  /// - Complexity: O(1); only the first 256 bytes are read.
  package init(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < min(text.count, 256), !hasMore {
      let end = text.endOfCluster(from: start)
      append(UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end
    }
  }

  /// Records what ``characters`` and ``hasMore`` return.
  package init(_ characters: [String], hasMore: Bool) {
    for character in characters { character.withUTF8Bytes { append($0) } }
    if hasMore { recordMore() }
  }

  /// A Boolean value that indicates whether there are characters beyond the recorded ones.
  package var hasMore: Bool { self[Self.room - 1] == Self.more }

  /// The number of recorded characters, and one if there are more of them.
  ///
  /// It is 0 if none is recorded, although there may be characters that are too long.
  package var count: Int {
    if self[0] >= Self.more { return 0 }
    var count = 1
    for place in 1..<Self.room where self[place - 1] == Self.gap && self[place] < Self.more {
      count += 1
    }
    return hasMore ? count + 1 : count
  }

  /// The recorded grapheme clusters, in the order of the text.
  package var characters: [String] {
    var all: [String] = []
    var bytes: [UInt8] = []
    for place in 0...Self.room {
      let byte = place < Self.room ? self[place] : Self.gap
      if byte < Self.more {
        bytes.append(byte)
      } else if !bytes.isEmpty {
        all.append(bytes.string)
        bytes = []
      }
    }
    return all
  }

  /// Records a cluster that is not recorded yet, or that there are more.
  private mutating func append(_ cluster: UnsafeBufferPointer<UInt8>) {
    var (start, count) = (0, 0)
    while start < Self.room, self[start] < Self.more {
      if contains(cluster, at: start) { return }
      while start < Self.room, self[start] < Self.more { start += 1 }
      start += 1
      count += 1
    }
    guard count < Self.mostCharacters, start + cluster.count <= Self.room else {
      return recordMore()
    }
    for (index, byte) in cluster.enumerated() { self[start + index] = byte }
  }

  /// Records that there are more characters, if there is room for it.
  private mutating func recordMore() {
    if self[Self.room - 1] == Self.gap { self[Self.room - 1] = Self.more }
  }

  /// Returns whether the character that begins at a place is this one.
  private func contains(_ cluster: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + cluster.count
    guard end <= Self.room, end == Self.room || self[end] >= Self.more else { return false }
    return cluster.indices.allSatisfy { self[start + $0] == cluster[$0] }
  }

  private subscript(place: Int) -> UInt8 {
    get { UInt8(truncatingIfNeeded: word >> UInt64(place * 8)) }
    set { word ^= UInt64(self[place] ^ newValue) << UInt64(place * 8) }
  }
}
