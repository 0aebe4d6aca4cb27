/// A part of a locale identifier, such as `de`, `Hant` or `419`: at most eight ASCII letters and
/// digits.
package struct Subtag: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters, with the first in the highest byte and zeros after the last.
  private(set) var bits: UInt64 = 0

  package static let none = Subtag()

  package init() {}

  /// Copies the first eight characters.
  ///
  /// `nil` if one of them is not an ASCII letter or digit.
  package init?(_ bytes: some Sequence<UInt8>) {
    var shift: UInt64 = 64
    for byte in bytes {
      guard byte.isASCIILetter || byte.isASCIIDigit else { return nil }
      if shift == 0 { continue }
      shift -= 8
      bits |= UInt64(byte) << shift
    }
  }

  package init(stringLiteral text: StaticString) {
    self = Subtag(text.bytes) ?? .none
  }

  package var isEmpty: Bool { bits == 0 }

  package var count: Int { 8 - bits.trailingZeroBitCount / 8 }

  var bytes: some Sequence<UInt8> {
    let bits = bits
    return (0..<count).lazy.map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - $0 * 8)) }
  }

  /// Writes the characters to a buffer with room for eight, and returns their number.
  func write(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    for (offset, byte) in bytes.enumerated() { buffer[offset] = byte }
    return count
  }

  /// The subtag in lowercase, as in languages.
  package var lowercased: Subtag { mapping { $0.asciiLowercased } }

  /// The subtag in uppercase, as in regions.
  package var uppercased: Subtag { mapping { $0.asciiUppercased } }

  /// The subtag in title case, as in scripts.
  package var titlecased: Subtag {
    var titlecased = lowercased
    titlecased.bits =
      titlecased.bits & ~(0xFF << 56) | uppercased.bits & (0xFF << 56)
    return titlecased
  }

  /// The usual code of a language that has several (CLDR's aliases).
  package var usualLanguage: Subtag {
    switch self {
    case "eng": "en"
    case "zho", "chi", "cmn": "zh"
    case "jpn": "ja"
    case "kor": "ko"
    case "deu", "ger": "de"
    case "fra", "fre": "fr"
    case "spa": "es"
    case "ara", "arb", "ars": "ar"
    case "heb", "iw": "he"
    case "fas", "per", "pes", "prs", "drw", "tnf": "fa"
    case "in": "id"
    case "ji": "yi"
    case "jw": "jv"
    case "mo": "ro"
    case "sh": "sr"
    case "tl": "fil"
    default: self
    }
  }

  package var isLetters: Bool { bytes.allSatisfy { $0.isASCIILetter } }

  package var isDigits: Bool { bytes.allSatisfy { $0.isASCIIDigit } }

  private func mapping(_ transform: (UInt8) -> UInt8) -> Subtag {
    var mapped = Subtag.none
    for (offset, byte) in bytes.enumerated() {
      mapped.bits |= UInt64(transform(byte)) << UInt64(56 - offset * 8)
    }
    return mapped
  }
}

extension Subtag: CustomStringConvertible {
  package var description: String { String(decoding: Array(bytes), as: UTF8.self) }
}

extension String {
  /// The text with a–z replaced by A–Z.
  package var asciiUppercased: String {
    String(decoding: utf8.map { $0.asciiUppercased }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 { isASCIILetter ? self | 0x20 : self }
  fileprivate var asciiUppercased: UInt8 { isASCIILetter ? self & ~0x20 : self }
}
