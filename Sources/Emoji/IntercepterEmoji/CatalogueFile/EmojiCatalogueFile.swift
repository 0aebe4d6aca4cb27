internal import TextInputIntercepter

// The layout of a catalogue's file, with numbers in little-endian order:
//
//     0  "EMOJICA" and the version of the format
//     8  the catalogue's version: major, minor; the number of emoji, 16 bits
//    12  a checksum of the following bytes, 32 bits
//    16  the sections, each after its length, 32 bits

/// The catalogue of emoji as a file, which a web page fetches when a picker opens.
///
/// It has what is the same in every language. The names and search words of a language are a pack
/// (``EmojiNames``).
package struct EmojiCatalogueFile {
  /// The parts of a file, in their order.
  enum Section: Int, CaseIterable {
    /// The versions of emoji: two bytes each, the major and the minor number.
    case versions
    /// The number of the first emoji of each group, 16 bits each.
    case groups
    /// A line for each emoji, as in `EmojiCatalogueTable`, but without its name.
    case lines
    /// The numbers of the lines in the order of the sequences, 16 bits each.
    case order
    /// The sequences with two tones, as in `EmojiCatalogueTable`.
    case pairs
    /// The rank of each emoji among equal results of a search, one byte each.
    case popularity
    /// The names of the groups, as in `EmojiGroupNameTable`.
    case groupNames
    /// The other texts of a picker, as in `EmojiPickerText`.
    case texts
    /// The scalars that a search replaces, as lines in the order of their UTF-8: a scalar, a space
    /// and its replacement, in which a space separates words.
    case foldings
    /// The runs of all scalars of a kind (``ScalarKind``), 24 bits each: the end of the run, times
    /// 4, and the kind.
    case kinds
  }

  /// The effect of a scalar without a replacement on search words.
  enum ScalarKind: Int {
    case letter, symbol, blank, ignored
  }

  static let magic = Array("EMOJICA".utf8)
  /// The version of the format.
  static let format: UInt8 = 1
  static let headerLength = 16

  let version: EmojiVersion
  let versions: [EmojiVersion]
  let groups: [UInt16]
  let order: [UInt16]
  /// The offsets of the lines, and the end of the last one.
  let offsets: [UInt16]
  private let sections: [UnsafeBufferPointer<UInt8>]

  subscript(section: Section) -> UnsafeBufferPointer<UInt8> { sections[section.rawValue] }

  /// Opens a file and checks it completely, without copying its texts.
  ///
  /// - Parameter bytes: The file, which must outlive this value.
  /// - Throws: An error if the bytes are not a catalogue, have another format or are damaged.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(EmojiCatalogueFileError) {
    guard bytes.starts(with: Self.magic) else { throw .notACatalogue }
    guard bytes.count >= Self.headerLength else { throw .damaged }
    guard bytes[7] == Self.format else { throw .otherFormat(Int(bytes[7])) }
    let count = bytes.number(at: 10, width: 2)
    guard
      UInt32(truncatingIfNeeded: bytes.number(at: 12, width: 4))
        == Checksum.of(UnsafeBufferPointer(rebasing: bytes[Self.headerLength...])),
      let sections = Self.sections(of: bytes)
    else { throw .damaged }
    self.sections = sections
    version = EmojiVersion(Int(bytes[8]), Int(bytes[9]))
    let numbers = sections[Section.versions.rawValue]
    versions = (0..<numbers.count / 2).map {
      EmojiVersion(Int(numbers[2 * $0]), Int(numbers[2 * $0 + 1]))
    }
    groups = sections[Section.groups.rawValue].numbers
    order = sections[Section.order.rawValue].numbers
    offsets = Self.offsets(in: sections[Section.lines.rawValue])
    guard isConsistent(count) else { throw .damaged }
  }

  #if EMOJI_TABLES_IN_A_FILE
    /// Creates a catalogue without emoji.
    init() {
      version = EmojiVersion(0)
      (versions, groups, order, offsets) = ([], [], [], [])
      sections = Section.allCases.map { _ in UnsafeBufferPointer(start: nil, count: 0) }
    }

    /// Makes this the catalogue of the program.
    package func use() { EmojiTables.file = self }
  #endif

  private static func sections(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> [UnsafeBufferPointer<UInt8>]? {
    var sections: [UnsafeBufferPointer<UInt8>] = []
    var start = headerLength
    for _ in Section.allCases {
      guard bytes.count - start >= 4 else { return nil }
      let length = bytes.number(at: start, width: 4)
      start += 4
      guard (0...bytes.count - start).contains(length) else { return nil }
      sections.append(UnsafeBufferPointer(rebasing: bytes[start..<start + length]))
      start += length
    }
    return start == bytes.count ? sections : nil
  }

  private static func offsets(in lines: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    var offsets: [UInt16] = [0]
    for offset in 0..<min(lines.count, Int(UInt16.max)) where lines[offset] == lineFeed {
      offsets.append(UInt16(offset + 1))
    }
    return offsets
  }

  /// Returns whether no reader of the tables leaves them.
  private func isConsistent(_ count: Int) -> Bool {
    guard count > 0, offsets.count == count + 1, order.count == count,
      self[.popularity].count == count, groups.count == EmojiGroup.allCases.count,
      groups.first == 0, order.allSatisfy({ $0 < count }),
      Int(offsets[count]) == self[.lines].count, self[.kinds].count % 3 == 0
    else { return false }
    for (index, group) in groups.enumerated() {
      guard group < count, index == 0 || groups[index - 1] <= group else { return false }
    }
    for number in 0..<count {
      let line = self[.lines][Int(offsets[number])..<Int(offsets[number + 1]) - 1]
      guard EmojiLine(UnsafeBufferPointer(rebasing: line)).isReadable(versions: versions.count)
      else { return false }
    }
    return [self[.pairs], self[.groupNames], self[.foldings]].allSatisfy { $0.isSortedLines }
  }
}

private let lineFeed = UInt8(ascii: "\n")

extension UnsafeBufferPointer<UInt8> {
  /// Returns a number in little-endian order.
  fileprivate func number(at offset: Int, width: Int) -> Int {
    (0..<width).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }

  /// The numbers of 16 bits in these bytes.
  fileprivate var numbers: [UInt16] {
    (0..<count / 2).map { UInt16(number(at: 2 * $0, width: 2)) }
  }

  /// A Boolean value that indicates whether each line has a key, a space, and a line feed at its end.
  fileprivate var isSortedLines: Bool {
    var hasSpace = false
    var isInLine = false
    for byte in self {
      if byte == lineFeed, !hasSpace { return false }
      isInLine = byte != lineFeed
      hasSpace = isInLine && (hasSpace || byte == UInt8(ascii: " "))
    }
    return !isInLine
  }

  /// Returns the kind of a scalar, by a binary search in the runs of a file.
  func kind(of scalar: UInt32) -> EmojiCatalogueFile.ScalarKind {
    let run =
      3
      * (0..<count / 3).partitioningIndex {
        number(at: 3 * $0, width: 3) >> 2 > Int(scalar)
      }
    let kind = run < count ? number(at: run, width: 3) & 3 : 2
    return EmojiCatalogueFile.ScalarKind(rawValue: kind) ?? .blank
  }
}
