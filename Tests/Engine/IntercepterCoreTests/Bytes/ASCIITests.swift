import Testing

@testable import IntercepterCore
@testable import TextBytes

@Suite struct ASCIITests {
  @Test func `a word has the first byte highest and zeros after the end`() {
    let words = withWords("abcdefghi") { bytes in
      (0..<9).map { String(bytes.bigEndianWord(at: $0), radix: 16) }
    }
    #expect(
      words == [
        "6162636465666768", "6263646566676869", "6364656667686900", "6465666768690000",
        "6566676869000000", "6667686900000000", "6768690000000000", "6869000000000000",
        "6900000000000000",
      ]
    )
  }

  @Test func `a word is ASCII when none of its bytes has the highest bit`() {
    #expect(withWords("abcdefgh") { $0.bigEndianWord(at: 0).isASCII })
    for position in 0..<8 {
      #expect(!(0x6161_6161_6161_6161 | UInt64(0x80) << UInt64(8 * position)).isASCII)
    }
  }

  @Test func `blocks of ASCII end before the first byte that is not`() {
    for position in 0..<400 {
      let text = String(repeating: "a", count: position) + "é" + String(repeating: "b", count: 300)
      #expect(withWords(text) { $0.asciiBlocks(from: 0) } == position / 128 * 128)
      #expect(withWords(text) { $0.asciiBlocks(from: position + 2) } == 256)
      #expect(LengthUnit.gb18030.length(of: text) == position + 2 + 300)
    }
  }

  private func withWords<Result>(
    _ text: String,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8(body)
  }
}
