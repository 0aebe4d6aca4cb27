import TestSupport
import Testing
import TextInputIntercepter

@testable import IntercepterEmoji

/// The catalogue as a file, which a web page loads, has what is linked into a program.
@Suite struct CatalogueForPagesTests {
  private static let linked = EmojiCatalogueFile.linked

  private static func open(
    _ bytes: [UInt8], _ read: (EmojiCatalogueFile) -> Void = { _ in }
  ) -> EmojiCatalogueFileError? {
    bytes.withUnsafeBufferPointer { bytes in
      do throws(EmojiCatalogueFileError) {
        read(try EmojiCatalogueFile(bytes))
        return nil
      } catch { return error }
    }
  }

  @Test func `the tables of the file are the linked ones, without names`() {
    let error = Self.open(Self.linked) { file in
      #expect(file.version == EmojiCatalogue.version)
      #expect(file.versions == EmojiTables.versions)
      #expect(file.groups == EmojiTables.groups)
      #expect(file.order == EmojiTables.order)
      #expect(file[.pairs].string == EmojiCatalogueTable.pairs.description)
      #expect(file[.groupNames].string == EmojiGroupNameTable.lines.description)
      #expect(file[.texts].string == EmojiPickerText.languages.description)
      #expect(Array(file[.popularity]) == EmojiTables.popularity)
      for emoji in EmojiCatalogue.all {
        let bounds = Int(file.offsets[emoji.number])..<Int(file.offsets[emoji.number + 1]) - 1
        let line = EmojiLine(UnsafeBufferPointer(rebasing: file[.lines][bounds]))
        #expect(line.sequence.string == emoji.text)
        #expect(line.name.isEmpty)
        #expect(line.toneKind == emoji.toneKind)
        #expect(line.pair.string == emoji.line.pair.string)
        #expect(line.pairsEqualTones == emoji.line.pairsEqualTones)
        for tones in [.none] + EmojiToneKind.two.tones {
          #expect(line.version(tones) == emoji.version(tones))
        }
      }
    }
    #expect(error == nil)
  }

  @Test func `a search folds each scalar by the file as by its properties`() {
    let error = Self.open(Self.linked) { file in
      // All but ideographs and Hangul.
      let values = [UInt32(0x80)..<0x3400, 0xA000..<0xAC00, 0xF900..<0x20000, 0xE0000..<0xE0200]
      for value in values.joined() {
        guard let scalar = Unicode.Scalar(value) else { continue }
        var words = Array("a".utf8)
        String(scalar).withUTF8Bytes {
          SearchFolding.append(value, $0, foldedBy: file, to: &words)
        }
        if !words.dropFirst().elementsEqual(SearchFolding.folding(of: scalar)) {
          Issue.record("U+\(String(value, radix: 16))")
        }
      }
    }
    #expect(error == nil)
  }

  @Test func `a file of another kind says what is wrong`() {
    func error(_ change: (inout [UInt8]) -> Void) -> EmojiCatalogueFileError? {
      var bytes = Self.linked
      change(&bytes)
      return Self.open(bytes)
    }
    #expect(error { $0 = [] } == .notACatalogue)
    #expect(error { $0 = EmojiNames.unicode.bytes } == .notACatalogue)
    #expect(error { $0[7] = 2 } == .otherFormat(2))
    #expect(error { $0.removeLast() } == .damaged)
    #expect(error { $0.removeSubrange(9...) } == .damaged)
    #expect(error { $0.append(0) } == .damaged)
    #expect(error { $0[10] ^= 1 } == .damaged)
    #expect(error { $0[30_000] ^= 1 } == .damaged)
    #expect(
      EmojiCatalogueFileError.otherFormat(2).description == """
        the catalogue of emoji has format 2 and this version reads format 1: copy it from the package of the \
        engine
        """)
  }

  /// Seeded: a file that is cut or changed is refused, and one whose checksum was made to fit never
  /// traps.
  @Test func `a damaged file never traps`() {
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      var bytes = Self.linked
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      }
      for _ in 0..<Int.random(in: 1...4, using: &random) where bytes.count > 16 {
        let place = Int.random(in: 16..<bytes.count, using: &random)
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      }
      if bytes != Self.linked { #expect(Self.open(bytes) != nil, "seed \(seed)") }
      guard bytes.count > 16 else { continue }
      let sum = bytes[16...].withUnsafeBufferPointer(Checksum.of)
      for index in 0..<4 { bytes[12 + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
      _ = Self.open(bytes) { file in
        for value in stride(from: UInt32(0x80), to: 0x3000, by: 7) {
          _ = file[.kinds].kind(of: value)
        }
      }
    }
  }
}
