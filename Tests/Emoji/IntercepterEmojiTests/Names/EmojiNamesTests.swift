import IntercepterEmoji
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct EmojiNamesTests {
  private var pack: [UInt8] {
    var builder = EmojiNamesBuilder(language: "de_AT")
    builder.add(["👋": EmojiAnnotation(name: "winkende Hand"), "🏽": EmojiAnnotation(name: "mittel")])
    builder.add(["👋": EmojiAnnotation(name: "Hand"), "🐶": EmojiAnnotation(name: "Hund")])
    return builder.pack
  }

  @Test func `a pack says what was put into it, and Unicode's names of the rest`() throws {
    let names = try EmojiNames(pack)
    #expect(names.language == "de_AT")
    let name = { names.name(of: try #require(EmojiCatalogue.emoji($0))) }
    #expect(try name("👋") == "winkende Hand")
    #expect(try name("🐶") == "Hund")
    #expect(try name("🐱") == "cat face")
    #expect(try name("👋🏽") == "winkende Hand: mittel")
    #expect(try name("🫱🏽‍🫲🏿") == "handshake: mittel, dark skin tone")
    #expect(try name("👨🏽‍🦰") == "man: red hair, mittel")
  }

  @Test func `the names of Unicode are there without a pack`() {
    for emoji in EmojiCatalogue.all { #expect(EmojiNames.unicode.name(of: emoji) == emoji.name) }
  }

  @Test func `what was said first counts, and what is no emoji is left out`() {
    var builder = EmojiNamesBuilder(language: "de")
    builder.add(["a": EmojiAnnotation(name: "A"), "👋🏽": EmojiAnnotation(name: "x"), "": .init()])
    builder.add(["❤": EmojiAnnotation(name: "Herz")])
    builder.add(["❤️": EmojiAnnotation(name: "Liebe"), "🐶": EmojiAnnotation(name: "Hund")])
    #expect(builder.counts == [0, 1, 1])
  }

  @Test func `a pack of another kind says what is wrong`() throws {
    let good = pack
    func error(_ change: (inout [UInt8]) -> Void) -> EmojiNamesError? {
      var bytes = good
      change(&bytes)
      do throws(EmojiNamesError) {
        _ = try EmojiNames(bytes)
        return nil
      } catch { return error }
    }
    #expect(error { _ in } == nil)
    #expect(error { $0 = [] } == .notAPack)
    #expect(error { $0 = Array("PNG".utf8) } == .notAPack)
    #expect(error { $0[7] = 9 } == .otherFormat(9))
    #expect(error { $0[8] = 18 } == .otherCatalogue(EmojiVersion(18)))
    #expect(error { $0.removeLast() } == .damaged)
    #expect(error { $0.append(0) } == .damaged)
    #expect(error { $0[20_000] ^= 1 } == .damaged)
    #expect(
      EmojiNamesError.otherCatalogue(EmojiVersion(18)).description
        == "the pack is for emoji 18.0 and this version has 17.0: make it again")
  }

  /// Seeded: a pack that is cut or changed is refused, and so is one whose checksum was made to fit;
  /// where that can be opened, nothing that is asked of it traps.
  @Test func `a damaged pack never traps`() {
    let good = pack
    for seed in UInt64(0)..<60 {
      var random = SeededGenerator(seed: seed)
      var bytes = good
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      }
      let isCut = bytes.count < good.count
      for _ in 0..<Int.random(in: isCut ? 0...4 : 1...4, using: &random) where !bytes.isEmpty {
        // Most of them where the offsets are.
        let end = Bool.random(using: &random) ? bytes.count : min(bytes.count, 15_440)
        bytes[Int.random(in: 0..<end, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      }
      if bytes != good { #expect((try? EmojiNames(bytes)) == nil, "seed \(seed)") }
      guard bytes.count > 48 else { continue }
      bytes.replaceSubrange(..<12, with: good[..<12])
      let sum = bytes[16...].reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      for place in 0..<4 { bytes[12 + place] = UInt8(truncatingIfNeeded: sum >> (8 * place)) }
      guard let names = try? EmojiNames(bytes) else { continue }
      for emoji in EmojiCatalogue.all { _ = names.name(of: emoji) }
      _ = names.search("hand dark")
    }
  }
}
