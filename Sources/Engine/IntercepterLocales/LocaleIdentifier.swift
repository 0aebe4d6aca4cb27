/// The parsed identifier of a locale.
///
/// It reads BCP 47 tags such as `zh-Hant-HK` or `ar-EG-u-nu-latn`, and ICU's form, such as
/// `zh_Hant_HK` or `ar_EG@numbers=latn`.
package struct LocaleIdentifier: Hashable, Sendable {
  /// The language in lowercase; empty for the root locale.
  package var language = Subtag.none
  /// The script in title case, such as `Hant`.
  package var script = Subtag.none
  /// The region in uppercase, or three digits.
  package var region = Subtag.none
  /// The first variant, in uppercase.
  package var variant = Subtag.none
  /// The requested numbering system, such as `latn` or `native`.
  package var numberingSystem = Subtag.none

  package init() {}

  /// Parses an identifier.
  ///
  /// `nil` if the text is malformed. The language need not exist.
  package init?(_ text: String) {
    guard text.withUTF8Bytes({ read($0) }) else { return nil }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // ICU's keywords follow an at sign; a character set follows a full stop.
    let end = text.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") } ?? text.count
    if let at = text[end...].firstIndex(of: UInt8(ascii: "@")) { readKeywords(text[(at + 1)...]) }
    var subtags = Subtags(text[..<end])
    guard let first = subtags.next() else { return text.isEmpty || end < text.count }
    guard let language = Subtag(first)?.lowercased, language.isLetters, (2...8) ~= first.count
    else { return false }
    self.language = language == "und" ? .none : language.usualLanguage
    defer {
      if language == "sh", script.isEmpty { script = "Latn" }
      if language == "ars", region.isEmpty { region = "SA" }
    }
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
    // An extended language subtag, equivalent to the language alone (RFC 5646).
    case 3 where subtag.isLetters && isBeforeRegion && script.isEmpty:
      language = subtag.lowercased.usualLanguage
    case 4 where subtag.isLetters && isBeforeRegion && script.isEmpty: script = subtag.titlecased
    case 2 where subtag.isLetters && isBeforeRegion, 3 where subtag.isDigits && isBeforeRegion:
      region = subtag.uppercased
    default: if variant.isEmpty { variant = subtag.uppercased }
    }
  }

  /// Parses the extensions of a tag, of which `-u-nu-` sets the numbering system.
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

/// An iterator over the parts of a text between hyphens and underscores, without empty parts.
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
