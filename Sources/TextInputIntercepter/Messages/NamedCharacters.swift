/// The first characters that a violation is about, stored in place: recording them allocates
/// nothing.
///
/// The UTF-8 of each character ends with 0xFF, a byte that UTF-8 does not have. Unused bytes are
/// 0xFF as well.
struct NamedCharacters: Hashable, Sendable {
  private var front = UInt64.max
  private var back = UInt64.max

  /// The greatest number of characters.
  private static let mostCharacters = 3
  /// The number of bytes for characters; the sixteenth byte records whether there are more.
  private static let room = 15

  init() {}

  /// Records the grapheme clusters at the front of valid UTF-8, each once.
  ///
  /// - Complexity: O(1); only the first 256 bytes are read.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < min(text.count, 256), !hasMore {
      let end = text.endOfCluster(from: start)
      append(UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end
    }
  }

  /// Records what ``characters`` and ``hasMore`` return.
  init(_ characters: [String], hasMore: Bool) {
    for character in characters { character.withUTF8Bytes { append($0) } }
    if hasMore { self.hasMore = true }
  }

  /// A Boolean value that indicates whether no character is recorded.
  var isEmpty: Bool { self[0] == 0xFF }

  /// A Boolean value that indicates whether there are characters beyond the recorded ones.
  private(set) var hasMore: Bool {
    get { self[Self.room] != 0xFF }
    set { self[Self.room] = newValue ? 0 : 0xFF }
  }

  /// The recorded grapheme clusters, in the order of the text.
  var characters: [String] {
    var all: [String] = []
    var bytes: [UInt8] = []
    for place in 0...Self.room {
      if place < Self.room, self[place] != 0xFF {
        bytes.append(self[place])
      } else if !bytes.isEmpty {
        all.append(String(decoding: bytes, as: UTF8.self))
        bytes = []
      }
    }
    return all
  }

  /// Records a cluster that is not recorded yet, or that there are more.
  private mutating func append(_ cluster: UnsafeBufferPointer<UInt8>) {
    var (start, count) = (0, 0)
    while start < Self.room, self[start] != 0xFF {
      if holds(cluster, at: start) { return }
      while start < Self.room, self[start] != 0xFF { start += 1 }
      start += 1
      count += 1
    }
    guard count < Self.mostCharacters, start + cluster.count <= Self.room else {
      hasMore = true
      return
    }
    for (index, byte) in cluster.enumerated() { self[start + index] = byte }
  }

  /// Returns whether the character that begins at a place is this one.
  private func holds(_ cluster: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + cluster.count
    guard end <= Self.room, end == Self.room || self[end] == 0xFF else { return false }
    return cluster.indices.allSatisfy { self[start + $0] == cluster[$0] }
  }

  private subscript(place: Int) -> UInt8 {
    get { UInt8(truncatingIfNeeded: (place < 8 ? front : back) >> UInt64(place % 8 * 8)) }
    set {
      let change = UInt64(self[place] ^ newValue) << UInt64(place % 8 * 8)
      if place < 8 { front ^= change } else { back ^= change }
    }
  }
}
