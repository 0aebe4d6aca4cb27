internal import TextInputIntercepter

/// The names and keywords of all emoji in a language, read from a pack without copying.
///
/// ```swift
/// let names = try EmojiNames(bytes)
/// names.name(of: EmojiCatalogue.emoji("👋🏽")!)  // "winkende Hand: mittlere Hautfarbe"
/// ```
///
/// ``EmojiNamesBuilder`` creates packs. `intercepter emoji pack` creates them from CLDR's
/// annotations.
public struct EmojiNames: Sendable {
  /// The language, as CLDR writes it: `de`, `zh_Hant`.
  public let language: String
  let bytes: [UInt8]
  private let namesStart: Int
  private let wordsStart: Int

  /// The English names of Unicode, without keywords, for use without a pack.
  public static let unicode: EmojiNames = {
    do throws(EmojiNamesError) {
      return try EmojiNames(EmojiNamesBuilder(language: "en").pack)
    } catch {
      preconditionFailure("a pack that was just made can be read")
    }
  }()

  /// Opens a pack and checks it completely.
  ///
  /// - Throws: An error if the bytes are not a pack, belong to another version or are damaged.
  /// - Complexity: O(*n*) in the length of the pack. Nothing is copied.
  public init(_ bytes: [UInt8]) throws(EmojiNamesError) {
    guard bytes.starts(with: PackHeader.magic) else { throw .notAPack }
    guard bytes.count >= PackHeader.length else { throw .damaged }
    guard bytes[7] == PackHeader.format else { throw .otherFormat(Int(bytes[7])) }
    let version = EmojiVersion(Int(bytes[8]), Int(bytes[9]))
    guard version == EmojiCatalogue.version else { throw .otherCatalogue(version) }
    let count = EmojiCatalogue.all.count
    let namesStart = PackHeader.length + (count + 1) * 8
    guard Int(bytes[10]) | Int(bytes[11]) << 8 == count, bytes.count >= namesStart,
      UInt32(truncatingIfNeeded: bytes.number(at: 12))
        == bytes[16...].withUnsafeBufferPointer(Checksum.of)
    else { throw .damaged }
    self.bytes = bytes
    self.namesStart = namesStart
    let length = bytes.number(at: PackHeader.length + count * 4)
    guard (0...bytes.count - namesStart).contains(length) else { throw .damaged }
    wordsStart = namesStart + length
    language = String(
      decoding: bytes[PackHeader.languageRange].prefix { $0 != 0 }, as: UTF8.self)
    guard offsetsAreInOrder(count) else { throw .damaged }
  }

  /// Returns whether the offsets are in order and cover the names and the search words.
  private func offsetsAreInOrder(_ count: Int) -> Bool {
    let ends = [wordsStart - namesStart, bytes.count - wordsStart]
    for (table, end) in ends.enumerated() {
      let start = PackHeader.length + table * (count + 1) * 4
      guard bytes.number(at: start) == 0, bytes.number(at: start + count * 4) == end else {
        return false
      }
      for index in 0..<count
      where bytes.number(at: start + index * 4) > bytes.number(at: start + index * 4 + 4) {
        return false
      }
    }
    return true
  }

  /// Returns the name of an emoji.
  public func name(of emoji: Emoji) -> String {
    let place = PackHeader.length + emoji.number * 4
    let start = namesStart + bytes.number(at: place)
    return String(decoding: bytes[start..<namesStart + bytes.number(at: place + 4)], as: UTF8.self)
  }

  /// Returns the name of an emoji, followed by its skin tones.
  public func name(of emoji: TonedEmoji) -> String {
    let name = name(of: emoji.emoji)
    guard let first = emoji.tones.first, let second = emoji.tones.second else { return name }
    let tones =
      first == second ? self.name(of: first) : "\(self.name(of: first)), \(self.name(of: second))"
    return name.unicodeScalars.contains { $0 == ":" || $0 == "：" }
      ? "\(name), \(tones)" : "\(name): \(tones)"
  }

  /// Returns the name of a skin tone.
  public func name(of tone: SkinTone) -> String { name(of: tone.component) }

  /// Returns the range of an emoji's search words in ``bytes``.
  func words(of number: Int) -> Range<Int> {
    let place = PackHeader.length + (EmojiCatalogue.all.count + 1 + number) * 4
    return wordsStart + bytes.number(at: place)..<wordsStart + bytes.number(at: place + 4)
  }
}

/// The bytes that precede the fields of search words.
enum SearchField {
  static let name = UInt8(ascii: "\n")
  static let keyword = UInt8(ascii: "\t")
}

extension [UInt8] {
  /// Returns a 32-bit number in little-endian order.
  fileprivate func number(at offset: Int) -> Int {
    Int(self[offset]) | Int(self[offset + 1]) << 8 | Int(self[offset + 2]) << 16
      | Int(self[offset + 3]) << 24
  }
}
