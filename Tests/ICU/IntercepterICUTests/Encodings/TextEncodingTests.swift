import IntercepterICU
import TestSupport
import Testing

/// What holds for the bytes of any file.
@Suite struct TextEncodingTests {
  private static let names = [
    "gb18030", "gbk", "big5", "shift_jis", "euc-jp", "euc-kr", "windows-1252", "koi8-r", "utf-16le",
    "utf-16be", "utf-32le", "iso-2022-jp",
  ]

  @Test(arguments: names) func `every line comes back byte for byte`(name: String) throws {
    let encoding = try #require(TextEncoding(name))
    #expect(
      firstBreach(cases: 300) { random in
        let pieces: [[UInt8]] = [
          [0x0A], [0x0A, 0x00], [0x00, 0x0A], [0x00], [0x41], [0x81, 0x30, 0x81, 0x30],
          [0xB0, 0xA1],
          [0xED, 0x40], [0xFF], [0x81], [0xD8, 0x3D, 0xDE, 0x00], [0x3D, 0xD8, 0x00, 0xDE],
          [0x3D, 0xD8],
          [0x1B, 0x24, 0x42], [0xFE, 0x81],
        ]
        let bytes = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in
          random.chance(60) ? random.pick(pieces) : [UInt8.random(in: 0...255, using: &random)]
        }
        let decoded = encoding.decode(bytes, restorably: true)
        if encoding.encode(decoded) != bytes { return "\(bytes): \(decoded)" }
        // Pieces of whole lines are read alike.
        let end = encoding.endOfLines(in: bytes)
        let parts = [Array(bytes[..<end]), Array(bytes[end...])]
        let joined = parts.flatMap { encoding.decode($0, restorably: true) }
        return encoding.encode(joined) == bytes ? nil : "\(bytes) in two: \(joined)"
      } == nil)
  }

  @Test func `a long text is as long as its pieces`() throws {
    let encoding = try #require(TextEncoding("gb18030"))
    let text = String(repeating: "a张😀é\n", count: 50_000)
    let bytes = try #require(encoding.encode(text.utf8))
    #expect(encoding.decode(bytes, restorably: false).elementsEqual(text.utf8))
  }

  @Test(arguments: ["", "klingon", "utf-16", "ebcdic-cp-us"]) func `no converter of lines`(
    name: String
  ) { #expect(TextEncoding(name) == nil) }
}
