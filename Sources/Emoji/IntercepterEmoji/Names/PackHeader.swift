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

/// The first 16 bytes of a pack.
enum PackHeader {
  private static let magic = Array("EMOJIPK".utf8)
  /// The version of the format.
  static let format: UInt8 = 1
  private static let length = 16
  /// The bytes of a pack's language, and the length of a pack before its offsets.
  static let languageRange = 16..<48

  /// Returns the pack with a body.
  static func pack(_ body: [UInt8]) -> [UInt8] { body.withUnsafeBufferPointer(bytes) + body }

  private static func bytes(before body: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let version = EmojiCatalogue.version
    var writer = PackWriter()
    writer.bytes = magic + [format, UInt8(version.major), UInt8(version.minor)]
    writer.write(UInt16(EmojiCatalogue.all.count))
    writer.write(Checksum.of(body))
    return writer.bytes
  }

  /// Checks that a pack is complete and belongs to this version.
  static func check(_ pack: UnsafeBufferPointer<UInt8>) throws(EmojiNamesError) {
    guard pack.starts(with: magic) else { throw .notAPack }
    guard pack.count >= length else { throw .damaged }
    guard pack[7] == format else { throw .otherFormat(Int(pack[7])) }
    let version = EmojiVersion(Int(pack[8]), Int(pack[9]))
    guard version == EmojiCatalogue.version else { throw .otherCatalogue(version) }
    guard pack.starts(with: bytes(before: UnsafeBufferPointer(rebasing: pack[length...])))
    else { throw .damaged }
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
