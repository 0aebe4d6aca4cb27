/// The emoji that Unicode lists, from `emoji-test.txt`: the generated half holds the data.
///
/// The list is text as it stands in the binary: lines of a fully-qualified sequence or component,
/// a space, the version that introduced it, and " component" for components. It is searched in
/// place, so it costs nothing before its first use and no memory after it.
enum EmojiTable {
  /// A line of the list.
  struct Entry {
    /// The sequence, fully qualified.
    let sequence: UnsafeBufferPointer<UInt8>
    let version: EmojiVersion
    /// Whether it is a component (UTS #51, ED-5): a skin tone or a hair style on its own.
    let isComponent: Bool
  }

  /// The line of a cluster that is a listed emoji, however qualified: presentation selectors
  /// (U+FE0F) that are missing or superfluous do not matter.
  ///
  /// - Complexity: O(*n*) in the length of the cluster.
  static func entry(for cluster: UnsafeBufferPointer<UInt8>) -> Entry? {
    let text = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
    var candidates = 0..<text.count
    while !candidates.isEmpty {
      var start = candidates.lowerBound + candidates.count / 2
      while start > candidates.lowerBound, text[start - 1] != lineFeed { start -= 1 }
      var end = start
      while text[end] != lineFeed { end += 1 }
      let line = UnsafeBufferPointer(rebasing: text[start..<end])
      switch order(of: cluster, relativeTo: line) {
      case .before: candidates = candidates.lowerBound..<start
      case .after: candidates = (end + 1)..<candidates.upperBound
      case .same: return entry(line)
      }
    }
    return nil
  }

  private enum Order { case before, same, after }

  /// Where a cluster belongs, by its bytes less presentation selectors.
  private static func order(
    of cluster: UnsafeBufferPointer<UInt8>,
    relativeTo line: UnsafeBufferPointer<UInt8>
  ) -> Order {
    var offset = 0
    var lineOffset = 0
    while true {
      offset = cluster.endOfPresentationSelectors(from: offset)
      lineOffset = line.endOfPresentationSelectors(from: lineOffset)
      let isEndOfSequence = line[lineOffset] == space
      if offset == cluster.count { return isEndOfSequence ? .same : .before }
      if isEndOfSequence { return .after }
      if cluster[offset] != line[lineOffset] {
        return cluster[offset] < line[lineOffset] ? .before : .after
      }
      offset += 1
      lineOffset += 1
    }
  }

  /// Reads a line: the sequence, a space, "15.1", and perhaps " component".
  private static func entry(_ line: UnsafeBufferPointer<UInt8>) -> Entry {
    var end = 0
    while line[end] != space { end += 1 }
    var numbers = (major: 0, minor: 0)
    var offset = end + 1
    while offset < line.count, line[offset] != space {
      if line[offset] == fullStop {
        numbers = (numbers.minor, 0)
      } else {
        numbers.minor = numbers.minor * 10 + Int(line[offset] - digitZero)
      }
      offset += 1
    }
    return Entry(
      sequence: UnsafeBufferPointer(rebasing: line[..<end]),
      version: EmojiVersion(numbers.major, numbers.minor),
      isComponent: offset < line.count
    )
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let fullStop = UInt8(ascii: ".")
  private static let digitZero = UInt8(ascii: "0")
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the presentation selectors (U+FE0F) end that begin at an offset: there, if none does.
  func endOfPresentationSelectors(from offset: Int) -> Int {
    var end = offset
    while end + 3 <= count, self[end] == 0xEF, self[end + 1] == 0xB8, self[end + 2] == 0x8F {
      end += 3
    }
    return end
  }
}
