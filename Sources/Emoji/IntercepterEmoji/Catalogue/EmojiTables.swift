internal import TextInputIntercepter

/// The tables of the catalogue.
///
/// They are texts, which are linked into a program. A web page loads the same texts as a file when
/// a picker opens, with a NUL between them.
package struct EmojiTables {
  /// A line for each emoji.
  let lines: NumberedLines
  /// The sequences with two tones, each with the number of its emoji.
  let pairs: SortedLines
  /// The names of the groups, and all texts of a picker.
  let groupNames, texts: SortedLines
  /// The replacements of scalars in a search, and the kinds of the other scalars.
  let foldings: SortedLines
  let kinds: ScalarKinds
  /// The numbers of the emoji in the order of their sequences.
  let order: Digits
  /// The rank of each emoji among equal results of a search.
  let popularity: Digits

  nonisolated(unsafe) static let current = EmojiTables(parts)
  /// The checksum of the page's file, which a test names after a change of the tables.
  static let checksum: UInt32 = 0xD0FA_AB82

  #if EMOJI_TABLES_IN_A_FILE
    nonisolated(unsafe) private static var parts: [UnsafeBufferPointer<UInt8>] = []

    /// Opens the catalogue of a page.
    ///
    /// - Parameter file: The file, which must outlive the picker.
    /// - Returns: Whether the bytes are the catalogue of this version.
    package static func open(_ file: UnsafeBufferPointer<UInt8>) -> Bool {
      parts = parts(of: file) ?? []
      return !parts.isEmpty
    }
  #else
    static var parts: [UnsafeBufferPointer<UInt8>] {
      [
        EmojiCatalogueTable.lines, EmojiCatalogueTable.order, EmojiCatalogueTable.pairs,
        EmojiCatalogueTable.popularity, EmojiGroupNameTable.lines, EmojiPickerText.languages,
        FoldingTable.lines, FoldingTable.kinds,
      ].map { $0.bytes }
    }

    /// The file of a page.
    package static var file: [UInt8] { Array(parts.map(Array.init).joined(separator: [0])) }
  #endif

  /// Returns the texts of a page's file, or `nil` for a file that is damaged or of another version.
  static func parts(of file: UnsafeBufferPointer<UInt8>) -> [UnsafeBufferPointer<UInt8>]? {
    if Checksum.of(file) != checksum { return nil }
    return file.split(separator: 0).map { UnsafeBufferPointer(rebasing: $0) }
  }

  private init(_ parts: [UnsafeBufferPointer<UInt8>]) {
    (lines, pairs) = (NumberedLines(parts[0]), SortedLines(parts[2]))
    (order, popularity) = (Digits(text: parts[1]), Digits(text: parts[3]))
    (groupNames, texts) = (SortedLines(parts[4]), SortedLines(parts[5]))
    (foldings, kinds) = (SortedLines(parts[6]), ScalarKinds(parts[7]))
  }
}

/// Numbers of two digits of base 50, the first of which is `#`.
struct Digits {
  let text: UnsafeBufferPointer<UInt8>

  subscript(place: Int) -> Int { Int(text[2 * place]) * 50 + Int(text[2 * place + 1]) - 35 * 51 }
}
