/// The emoji that Unicode lists in `emoji-test.txt`.
///
/// The generated file contains the data.
///
/// Most single scalars have a letter. The other sequences are text in the binary: a line has a
/// fully qualified sequence or a component, a space, its first version, and optionally a space with
/// `component`, or with the first version of the sequence with a skin tone after its first scalar.
/// There, a skin tone replaces U+FE0F. The text is searched in place: it costs nothing before its
/// first use, and no memory after it.
@usableFromInline package enum EmojiTable {
  /// A version of the emoji standard.
  package typealias Version = (major: Int, minor: Int)

  /// A listed emoji.
  package struct Entry {
    /// The fully qualified sequence, without the skin tone after its first scalar if it has one.
    package let sequence: UnsafeBufferPointer<UInt8>
    package let version: Version
    /// A Boolean value that indicates whether the emoji is a component (UTS #51, ED-5): a skin tone
    /// or a hair style on its own.
    package private(set) var isComponent = false
    /// A Boolean value that indicates whether a skin tone follows the first scalar.
    package private(set) var isToned = false
  }

  /// Returns the entry of a listed emoji, ignoring missing and superfluous presentation selectors
  /// (U+FE0F).
  ///
  /// - Complexity: O(*n*) in the length of the cluster.
  package static func entry(for cluster: UnsafeBufferPointer<UInt8>) -> Entry? {
    if cluster.isEmpty { return nil }
    let (first, width) = cluster.scalar(at: 0)
    let end = cluster.endOfPresentationSelectors(from: width)
    if cluster.isSkinTone(at: end), let line = line(of: cluster, skipping: end..<end + 4),
      let entry = Entry(line, isToned: true)
    {
      return entry
    }
    if let line = line(of: cluster, skipping: end..<end) { return Entry(line, isToned: false) }
    guard end == cluster.count, let version = version(letter: letter(of: first)) else { return nil }
    return Entry(
      sequence: UnsafeBufferPointer(rebasing: cluster[..<width]), version: versions[Int(version)])
  }

  /// Returns the version that introduced the emoji in a grapheme cluster, or `nil` if none did.
  package static func version(of cluster: UnsafeBufferPointer<UInt8>) -> Version? {
    if let version = cluster.versionOfScalar { return versions[Int(version)] }
    guard EmojiScan.quickCheckIsPresent(utf8: cluster) else { return nil }
    return entry(for: cluster)?.version
  }

  private static func line(
    of cluster: UnsafeBufferPointer<UInt8>, skipping tone: Range<Int>
  ) -> UnsafeBufferPointer<UInt8>? {
    SortedLines(lines).line { order(of: cluster, skipping: tone, relativeTo: $0) }
  }

  /// Returns the order of a cluster relative to a line, by their bytes without presentation
  /// selectors and the skipped range.
  private static func order(
    of cluster: UnsafeBufferPointer<UInt8>, skipping tone: Range<Int>,
    relativeTo line: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // Fast path: most differ in the first scalar, which has four bytes.
    if cluster.count >= 4, line.count >= 4, cluster[0] == 0xF0, line[0] == 0xF0 {
      let (first, other) = (cluster.firstWord, line.firstWord)
      if first != other { return first < other ? -1 : 1 }
    }
    var offset = 0
    var lineOffset = 0
    while true {
      offset = cluster.endOfPresentationSelectors(from: offset)
      if offset == tone.lowerBound {
        offset = cluster.endOfPresentationSelectors(from: tone.upperBound)
      }
      lineOffset = line.endOfPresentationSelectors(from: lineOffset)
      let isEndOfSequence = line[lineOffset] == space
      if offset == cluster.count { return isEndOfSequence ? 0 : -1 }
      if isEndOfSequence { return 1 }
      if cluster[offset] != line[lineOffset] {
        return cluster[offset] < line[lineOffset] ? -1 : 1
      }
      offset += 1
      lineOffset += 1
    }
  }

  /// Returns the index in ``versions`` of a scalar that is an emoji by itself, or `nil` for others
  /// and for scalars below U+1F000.
  @inlinable @inline(__always)
  package static func version(of scalar: UInt32) -> UInt8? {
    0x1F000...0x1FFFF ~= scalar ? version(ofPictograph: scalar) : nil
  }

  @usableFromInline
  static func version(ofPictograph scalar: UInt32) -> UInt8? {
    version(letter: pictographs.utf8Start[Int(scalar &- 0x1F000)])
  }

  @inline(__always)
  private static func version(letter: UInt8) -> UInt8? {
    letter < UInt8(ascii: "A") ? nil : letter & 0x1F &- 1
  }

  /// Returns the role of a scalar by itself: an emoji, one that is displayed as text, a reserved
  /// scalar, or none of them.
  package static func part(of scalar: UInt32) -> EmojiPart {
    switch letter(of: scalar) {
    case UInt8(ascii: "."): .other
    case UInt8(ascii: "?"): .reserved
    case UInt8(ascii: "+"): .textEmoji
    default: .emoji
    }
  }

  /// Returns whether Unicode defines a text presentation sequence of a scalar and U+FE0E.
  package static func hasTextPresentation(_ scalar: Unicode.Scalar) -> Bool {
    let letter = letter(of: scalar.value)
    return letter == UInt8(ascii: "+") || letter >= UInt8(ascii: "a")
  }

  /// Returns the letter of a scalar in the table.
  ///
  /// - `A` to `Z`, and `a` to `z` with a text presentation sequence: an emoji by itself, introduced
  ///   by that one of the ``versions``.
  /// - `+`: an emoji that is displayed as text by itself; all have a text presentation sequence.
  /// - `?`: Extended_Pictographic, but not an emoji. All such scalars were unassigned.
  /// - `.`: anything else, and half a flag.
  private static func letter(of scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x1F000...0x1FFFF: pictographs.utf8Start[Int(scalar - 0x1F000)]
    case 0x2000...0x32FF: symbols.utf8Start[Int(scalar - 0x2000)]
    // Keycaps, ©, ®.
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE: UInt8(ascii: "+")
    default: UInt8(ascii: ".")
    }
  }
}

extension EmojiTable.Entry {
  /// Parses a line: the sequence, a space, "15.1", and optionally " component" or " 15.1".
  fileprivate init?(_ line: UnsafeBufferPointer<UInt8>, isToned: Bool) {
    guard let sequence = line.field(0, separator: space),
      let version = line.field(isToned ? 2 : 1, separator: space),
      let major = version.field(0, separator: fullStop)?.decimalValue,
      let minor = version.field(1, separator: fullStop)?.decimalValue
    else { return nil }
    self.init(sequence: sequence, version: (major, minor))
    isComponent = line.field(2, separator: space)?.first == UInt8(ascii: "c")
    self.isToned = isToned
  }
}

private let space = UInt8(ascii: " ")
private let fullStop = UInt8(ascii: ".")

extension UnsafeBufferPointer<UInt8> {
  /// The first four bytes as a word, in byte order.
  @inline(__always)
  fileprivate var firstWord: UInt32 {
    UInt32(bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(as: UInt32.self))
  }

  /// Returns whether U+1F3FB–1F3FF begins at an offset.
  fileprivate func isSkinTone(at offset: Int) -> Bool {
    offset + 4 <= count && scalar(at: offset).value &- 0x1F3FB < 5
  }

  /// Returns the end of the presentation selectors (U+FE0F) that begin at an offset, or the offset
  /// if there are none.
  package func endOfPresentationSelectors(from offset: Int) -> Int {
    var end = offset
    while end + 3 <= count, self[end] == 0xEF, self[end + 1] == 0xB8, self[end + 2] == 0x8F {
      end += 3
    }
    return end
  }
}
