/// Builds a pack of names from annotations.
///
/// Add the annotations of the language first, then those of its fallback languages.
///
/// ```swift
/// var builder = EmojiNamesBuilder(language: "de")
/// builder.add(["🐶": EmojiAnnotation(name: "Hundegesicht", keywords: ["Hund", "Tier"])])
/// let names = try EmojiNames(builder.pack)
/// ```
public struct EmojiNamesBuilder: Sendable {
  /// The language, as CLDR writes it.
  public let language: String
  /// The number of names that each call of ``add(_:)`` contributed.
  public private(set) var counts: [Int] = []
  private var annotations: [EmojiAnnotation]

  /// Creates a builder.
  ///
  /// - Parameter language: The language tag, of which the pack stores the first 31 bytes.
  public init(language: String) {
    self.language = language
    annotations = Array(repeating: EmojiAnnotation(), count: EmojiCatalogue.all.count)
  }

  /// Adds names and keywords for emoji that do not have them yet.
  ///
  /// - Parameter added: Annotations by emoji, in any qualification. Other texts and variants with
  ///   skin tones are ignored.
  public mutating func add(_ added: [String: EmojiAnnotation]) {
    var count = 0
    for (text, annotation) in added {
      guard let found = EmojiCatalogue.emoji(text), found.tones == .none else { continue }
      let number = found.emoji.number
      if annotations[number].name == nil, let name = annotation.name, !name.isEmpty {
        annotations[number].name = name
        count += 1
      }
      if annotations[number].keywords.isEmpty { annotations[number].keywords = annotation.keywords }
    }
    counts.append(count)
  }

  /// The pack.
  ///
  /// An emoji without an annotated name has its Unicode name.
  ///
  /// - Complexity: O(*n*) in the length of all names and keywords.
  public var pack: [UInt8] {
    var names: [UInt8] = []
    var words: [UInt8] = []
    var offsets: [(name: Int, words: Int)] = []
    for emoji in EmojiCatalogue.all {
      offsets.append((names.count, words.count))
      let name = annotations[emoji.number].name ?? emoji.name
      names += Array(name.utf8)
      words += searchWords(of: emoji, named: name)
    }
    offsets.append((names.count, words.count))
    var body = PackWriter()
    for offset in offsets { body.write(UInt32(offset.name)) }
    for offset in offsets { body.write(UInt32(offset.words)) }
    return PackHeader(language: language).bytes(before: body.bytes + names + words)
  }

  /// Returns the names, each after a line feed, then the keywords, each after a tab.
  private func searchWords(of emoji: Emoji, named name: String) -> [UInt8] {
    var fields: [[UInt8]] = []
    var words: [UInt8] = []
    func append(_ text: String, behind mark: UInt8) {
      let folded = SearchFolding.fold(text)
      if folded.isEmpty || fields.contains(folded) { return }
      fields.append(folded)
      words.append(mark)
      words += folded
    }
    append(name, behind: SearchField.name)
    if emoji.group == .flags {
      // The country is the text after the colon.
      if let colon = name.unicodeScalars.lastIndex(where: { $0 == ":" || $0 == "：" }) {
        let behind = name.unicodeScalars.index(after: colon)
        append(String(name.unicodeScalars[behind...]), behind: SearchField.name)
      }
      if let code = emoji.countryCode { append(code, behind: SearchField.name) }
    }
    for keyword in annotations[emoji.number].keywords {
      append(keyword, behind: SearchField.keyword)
    }
    return words
  }
}

extension Emoji {
  /// The two letters of a flag that consists of regional indicators.
  fileprivate var countryCode: String? {
    let letters = text.unicodeScalars.map { Int($0.value) - 0x1F1E6 }
    guard letters.count == 2, letters.allSatisfy({ (0..<26).contains($0) }) else { return nil }
    return String(decoding: letters.map { UInt8(0x61 + $0) }, as: UTF8.self)
  }
}
