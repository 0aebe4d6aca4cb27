import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterEmoji

/// The catalogue as a file, which a web page loads, is what is linked into a program.
@Suite struct CatalogueForPagesTests {
  @Test func `the file has the texts of the program, byte by byte`() {
    EmojiTables.file.withUnsafeBufferPointer { file in
      #expect(Checksum.of(file) == EmojiTables.checksum)
      #expect(EmojiTables.parts(of: file)?.map(Array.init) == EmojiTables.parts.map(Array.init))
    }
  }

  /// Seeded: a file that is cut or changed is refused, wherever that is, and so is any other file.
  @Test func `a damaged file is refused`() {
    func isRefused(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { EmojiTables.parts(of: $0) == nil }
    }
    #expect(isRefused([]))
    #expect(isRefused(EmojiNames.unicode.bytes))
    let file = EmojiTables.file
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      var bytes = file
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      }
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = bytes.indices.randomElement(using: &random)!
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      }
      if bytes != file { #expect(isRefused(bytes), "seed \(seed)") }
    }
  }
}
