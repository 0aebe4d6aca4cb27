internal import TextInputIntercepter

// The layout of a pack, with numbers in little-endian order:
//
//     0  "EMOJIPK" and the version of the format
//     8  the catalogue's version: major, minor; the number of emoji, 16 bits
//    12  a checksum of the following bytes, 32 bits
//    16  the language, 32 bytes, padded with zeros
//    48  the offset of each name, and the end of the last one, 32 bits each
//        the offsets of the search words, and the end of the last ones, 32 bits each
//        the names; the search words

/// The first 48 bytes of a pack.
struct PackHeader {
  static let magic = Array("EMOJIPK".utf8)
  /// The version of the format.
  static let format: UInt8 = 1
  static let length = 48
  static let languageRange = 16..<48

  let language: String

  /// Returns the pack: the header followed by a body.
  func bytes(before body: [UInt8]) -> [UInt8] {
    var tag = Array(language.utf8.prefix(Self.languageRange.count - 1))
    tag += Array(repeating: 0, count: Self.languageRange.count - tag.count)
    let version = EmojiCatalogue.version
    var writer = PackWriter()
    writer.bytes = Self.magic + [Self.format, UInt8(version.major), UInt8(version.minor)]
    writer.write(UInt16(EmojiCatalogue.all.count))
    writer.write((tag + body).withUnsafeBufferPointer(Checksum.of))
    return writer.bytes + tag + body
  }
}

/// Writes numbers in little-endian order.
struct PackWriter {
  var bytes: [UInt8] = []

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
