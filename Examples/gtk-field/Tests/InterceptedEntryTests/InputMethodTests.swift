import Testing
import TextInputIntercepter

@testable import InterceptedEntry

extension InterceptedEntryTests {
  /// The orders in which real input methods call GTK.
  @MainActor @Suite(.serialized) struct InputMethods {
    @Test func aCommitInsideThePreedit() throws {
      let entry = try TestEntry([.emoji(.forbidden)], "张")
      entry.select(1..<1)
      entry.key()
      InputMethod.mark("s")
      #expect(entry.field.state == EditingState("张s", caret: 2, markedRange: 1..<2))
      InputMethod.mark("三")
      InputMethod.commit("三")
      InputMethod.mark("")
      #expect(entry.shown == "张三|")
      #expect(entry.heard == ["张三"])
    }

    /// A Keyman keyboard counts the letter that the field refused.
    @Test func anEngineDeletesTheRefusedLetter() throws {
      let entry = try TestEntry([.maxLength(2, in: .graphemes)], "ca")
      entry.select(2..<2)
      entry.type("e")
      #expect(entry.shown == "ca|")
      entry.key(typesText: true)
      entry.deleteSurrounding(1..<2)
      InputMethod.commit("é")
      #expect(entry.shown == "ca|")
      #expect(entry.field.reasons.map(\.code) == [.tooLong])
      entry.delete(1..<2)
      #expect(entry.shown == "c|")
    }

    /// avro commits the word, and sends the space on in a second event of the same key.
    @Test func aRefusedWordAndItsSpace() throws {
      let entry = try TestEntry([.maxLength(10, in: .gb18030)])
      entry.key(1, typesText: true)
      InputMethod.mark("আমি")
      entry.turn()
      entry.key(2, typesText: true)
      InputMethod.commit("আমি")
      InputMethod.mark("")
      entry.turn()
      entry.key(2, typesText: true)
      InputMethod.commit(" ")
      #expect(entry.shown == " |")
      #expect(entry.field.reasons.map(\.code) == [.tooLong])
    }

    @Test func theChoosersSelectorIsDropped() throws {
      let entry = try TestEntry([.maxLength(8, in: .gb18030)], "张三")
      entry.select(2..<2)
      entry.key()
      InputMethod.commit("😀\u{FE0F}")
      #expect(entry.shown == "张三😀|")
      #expect("❤\u{FE0F}".withoutRedundantSelectors.unicodeScalars.count == 2)
      #expect("🕵️‍♂️\u{FE0F}".withoutRedundantSelectors == "🕵️‍♂️")
    }

    @Test func aWordWithARefusedSpace() throws {
      let entry = try TestEntry([.maxLength(4, in: .graphemes)])
      entry.key()
      for text in ["v", "vi", "vie", "viê", "việ", "việt"] {
        InputMethod.mark(text)
        entry.turn()
      }
      InputMethod.commit("việt ")
      InputMethod.mark("")
      #expect(entry.shown == "việt|")
      #expect(entry.heard == ["việt"])
    }

    /// GTK deletes the selection before the preedit can be seen.
    @Test(arguments: ["里", "한"])
    func aRefusedCommitOverASelection(_ text: String) throws {
      let entry = try TestEntry([.numbersOnly()], "1234")
      entry.select(1..<3)
      entry.key()
      InputMethod.mark(text)
      entry.turn()
      InputMethod.commit(text)
      InputMethod.mark("")
      #expect(entry.shown == "1‹23›4")
      #expect(entry.heard.isEmpty)
    }

    /// Hangul empties the preedit, and the syllable follows with another message of the bus.
    ///
    /// Who hears of the deletion hears that it is taken back.
    @Test(arguments: [
      (Rule.numbersOnly(), heard: []), (.allowedCharacters("1234"), ["14", "1234"]),
    ])
    func aRefusedSyllableAfterAnEmptiedPreedit(_ rule: Rule, heard: [String]) throws {
      let entry = try TestEntry([rule], "1234")
      entry.select(1..<3)
      entry.key()
      for text in ["ㅎ", "하", "한", ""] {
        InputMethod.mark(text)
        entry.turn()
      }
      InputMethod.commit("한")
      #expect(entry.shown == "1‹23›4")
      #expect(entry.field.state == EditingState("1234", selection: 1..<3))
      #expect(entry.heard == heard)
    }

    @Test func aSyllableOverASelectionIsOneStep() throws {
      let entry = try TestEntry([], "abcd")
      entry.select(1..<3)
      entry.key()
      for text in ["ㅎ", "하", ""] {
        InputMethod.mark(text)
        entry.turn()
      }
      InputMethod.commit("하")
      #expect(entry.shown == "a하|d")
      entry.key()
      entry.adapter.undo()
      #expect(entry.shown == "a‹bc›d")
      entry.adapter.redo()
      #expect(entry.shown == "a하|d")
    }

    @Test func aSyllableThatRollsOver() throws {
      let entry = try TestEntry([.maxLength(1, in: .graphemes)])
      entry.key()
      InputMethod.mark("한")
      InputMethod.commit("한")
      InputMethod.mark("ㄱ")
      #expect(entry.field.state == EditingState("한ㄱ", caret: 2, markedRange: 1..<2))
      InputMethod.commit("그")
      InputMethod.mark("")
      #expect(entry.shown == "한|")
    }

    @Test func eachSyllableIsAStep() throws {
      let entry = try TestEntry([])
      for syllable in ["안", "녕"] {
        entry.key()
        InputMethod.mark(syllable)
        InputMethod.mark("")
        InputMethod.commit(syllable)
        entry.turn()
      }
      entry.key()
      entry.adapter.undo()
      #expect(entry.shown == "안|")
    }

    @Test func aCancelledCompositionLeavesTheDeletion() throws {
      let entry = try TestEntry([], "abcd")
      entry.select(1..<3)
      entry.key()
      InputMethod.mark("li")
      InputMethod.mark("")
      #expect(entry.shown == "a|d")
      #expect(entry.heard == ["ad"])
      entry.key()
      entry.adapter.undo()
      #expect(entry.shown == "a‹bc›d")
    }

    /// A letter is replaced by a surrounding delete and a commit, in two turns of the main loop.
    @Test func aRefusedRewrite() throws {
      let entry = try TestEntry([.allowedCharacters("vie")], "vie")
      entry.key()
      entry.deleteSurrounding(2..<3)
      entry.turn()
      InputMethod.commit("ê")
      #expect(entry.shown == "vie|")
      #expect(entry.heard == ["vi", "vie"])
    }
  }
}
