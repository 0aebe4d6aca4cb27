internal import TextInputIntercepter

#if EMOJI_TABLES_IN_A_FILE
  /// The tables of the file that a web page has passed, and empty tables before.
  enum EmojiTables {
    nonisolated(unsafe) static var file = EmojiCatalogueFile()

    static var version: EmojiVersion { file.version }
    static var versions: [EmojiVersion] { file.versions }
    static var groups: [UInt16] { file.groups }
    static var offsets: [UInt16] { file.offsets }
    static var order: [UInt16] { file.order }
    static var lines: UnsafeBufferPointer<UInt8> { file[.lines] }
    static var pairs: SortedLines { SortedLines(file[.pairs]) }
    static var popularity: UnsafeBufferPointer<UInt8> { file[.popularity] }
    static var groupNames: SortedLines { SortedLines(file[.groupNames]) }
    static var texts: UnsafeBufferPointer<UInt8> { file[.texts] }

    // A page shows no subgroups.
    static let subgroups: [UInt16] = [0]
    static var subgroupNames: UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: lines[..<0])
    }
  }
#else
  /// The tables that are linked into a program.
  ///
  /// Only a web page loads them, from an ``EmojiCatalogueFile``.
  enum EmojiTables {
    static var version: EmojiVersion { EmojiCatalogueTable.version }
    static var versions: [EmojiVersion] { EmojiCatalogueTable.versions }
    static var groups: [UInt16] { EmojiCatalogueTable.groups }
    static var offsets: [UInt16] { EmojiCatalogueTable.offsets }
    static var order: [UInt16] { EmojiCatalogueTable.order }
    static var lines: UnsafeBufferPointer<UInt8> { EmojiCatalogueTable.lines.bytes }
    static var pairs: SortedLines { SortedLines(EmojiCatalogueTable.pairs) }
    static var popularity: [UInt8] { EmojiPopularity.places }
    static var groupNames: SortedLines { SortedLines(EmojiGroupNameTable.lines) }
    static var texts: UnsafeBufferPointer<UInt8> { EmojiPickerText.languages.bytes }
    static var subgroups: [UInt16] { EmojiCatalogueTable.subgroups }
    static var subgroupNames: UnsafeBufferPointer<UInt8> {
      EmojiCatalogueTable.subgroupNames.bytes
    }
  }
#endif
