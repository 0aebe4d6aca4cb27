/// The name of a locale, taken apart: a BCP 47 tag such as `zh-Hant-HK` or `ar-EG-u-nu-latn`, or ICU's
/// own way of writing one, `zh_Hant_HK` or `ar_EG@numbers=latn`.
package struct LocaleIdentifier: Hashable, Sendable {
  /// In small letters; empty for the root locale.
  package var language = Subtag.none
  /// With one capital letter: `Hant`.
  package var script = Subtag.none
  /// In capital letters, or three digits.
  package var region = Subtag.none
  /// The first variant, in capital letters.
  package var variant = Subtag.none
  /// The numbering system that the name asks for, such as `latn` or `native`.
  package var numberingSystem = Subtag.none

  package init() {}

  /// Reads a name; `nil` for a text that is none.
  ///
  /// Whether there is such a language is not asked.
  package init?(_ text: String) {
    guard text.withUTF8Bytes({ read($0) }) else { return nil }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // What stands behind an at sign are ICU's keywords; behind a full stop, a character set.
    let end = text.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") } ?? text.count
    if let at = text[end...].firstIndex(of: UInt8(ascii: "@")) { readKeywords(text[(at + 1)...]) }
    var subtags = Subtags(text[..<end])
    guard let first = subtags.next() else { return text.isEmpty || end < text.count }
    guard let language = Subtag(first)?.lowercased, language.isLetters, (2...8) ~= first.count
    else { return false }
    self.language = language == "und" ? .none : language
    while let bytes = subtags.next() {
      guard let subtag = Subtag(bytes) else { return true }
      if bytes.count == 1 {
        readExtensions(subtag.lowercased, &subtags)
        return true
      }
      read(subtag)
    }
    return true
  }

  private mutating func read(_ subtag: Subtag) {
    let isBeforeRegion = region.isEmpty && variant.isEmpty
    switch subtag.count {
    // A language within a group of them: the same as the language alone (RFC 5646).
    case 3 where subtag.isLetters && isBeforeRegion && script.isEmpty:
      language = subtag.lowercased
    case 4 where subtag.isLetters && isBeforeRegion && script.isEmpty: script = subtag.titlecased
    case 2 where subtag.isLetters && isBeforeRegion, 3 where subtag.isDigits && isBeforeRegion:
      region = subtag.uppercased
    default: if variant.isEmpty { variant = subtag.uppercased }
    }
  }

  /// Reads the extensions of a tag, of which `-u-nu-` names a numbering system.
  private mutating func readExtensions(_ first: Subtag, _ subtags: inout Subtags) {
    var singleton = first
    var isNumberingSystem = false
    while singleton != "x", let bytes = subtags.next(), let subtag = Subtag(bytes)?.lowercased {
      switch bytes.count {
      case 1: singleton = subtag
      case 2: isNumberingSystem = singleton == "u" && subtag == "nu"
      default:
        if isNumberingSystem, numberingSystem.isEmpty { numberingSystem = subtag }
        isNumberingSystem = false
      }
    }
  }

  private mutating func readKeywords(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = text
    while !rest.isEmpty {
      let keyword = rest.prefix { $0 != UInt8(ascii: ";") }
      rest = rest[keyword.endIndex...].dropFirst()
      let name = keyword.prefix { $0 != UInt8(ascii: "=") }
      if Subtag(name)?.lowercased == "numbers", numberingSystem.isEmpty {
        numberingSystem = Subtag(keyword[name.endIndex...].dropFirst())?.lowercased ?? .none
      }
    }
  }
}

/// The parts of a text between hyphens and underscores, one after the other; empty ones are skipped.
private struct Subtags {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) { rest = text }

  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    rest = rest.drop(while: Self.isSeparator)
    let subtag = rest.prefix { !Self.isSeparator($0) }
    rest = rest[subtag.endIndex...]
    return subtag.isEmpty ? nil : subtag
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
