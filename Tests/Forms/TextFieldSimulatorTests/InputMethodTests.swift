import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct InputMethodTests {
  static let deadKeys: [FieldCase] = [
    FieldCase("a|", "a[´]|") { $0.deadKey("´") },
    FieldCase("a|", "aé|", { $0.deadKey("´") }, { $0.type("e") }),
    FieldCase(
      "|", "ñüÅ|",
      { $0.deadKey("~") },
      { $0.type("n") },
      { $0.deadKey("¨") },
      { $0.type("u") },
      { $0.deadKey("˚") },
      { $0.type("A") }),
    FieldCase("‹a›b", "ἀ̂x|b", { $0.deadKey("^") }, { $0.commit("ἀ̂x") }),
    FieldCase("|", "´|", { $0.deadKey("´") }, { $0.type(" ") }),
    FieldCase("|", "´|", { $0.deadKey("´") }, { $0.deadKey("´") }),
    FieldCase("|", "´à|", { $0.deadKey("´") }, { $0.deadKey("`") }, { $0.type("a") }),
    FieldCase("|", "´qe|", { $0.deadKey("´") }, { $0.type("qe") }),
    FieldCase("a|", "a|", { $0.deadKey("´") }, { $0.backspace() }),
    FieldCase("a|", "a´|", { $0.deadKey("´") }, { $0.move(.right) }),
    FieldCase("a|", "ax|") { $0.deadKey("x") },
  ]

  @Test(arguments: deadKeys) func `a dead key waits for its letter`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  static let hangul: [FieldCase] = [
    FieldCase("|", "[ㅎ]|") { $0.type("ㅎ") },
    FieldCase("|", "[하]|") { $0.type("ㅎㅏ") },
    FieldCase("|", "[한]|") { $0.type("ㅎㅏㄴ") },
    FieldCase("|", "한[ㄱ]|") { $0.type("ㅎㅏㄴㄱ") },
    FieldCase("|", "한[글]|") { $0.type("ㅎㅏㄴㄱㅡㄹ") },
    // A vowel takes the consonant before it along.
    FieldCase("|", "하[나]|") { $0.type("ㅎㅏㄴㅏ") },
    FieldCase("|", "달[가]|") { $0.type("ㄷㅏㄹㄱㅏ") },
    // Compounds.
    FieldCase("|", "[닭]|") { $0.type("ㄷㅏㄹㄱ") },
    FieldCase("|", "[과]|") { $0.type("ㄱㅗㅏ") },
    FieldCase("|", "[ㄳ]|") { $0.type("ㄱㅅ") },
    FieldCase("|", "ㄱ[사]|") { $0.type("ㄱㅅㅏ") },
    FieldCase("|", "[ㅘ]|") { $0.type("ㅗㅏ") },
    FieldCase("|", "ㅏ[ㅗ]|") { $0.type("ㅏㅗ") },
    FieldCase("|", "ㅋㅋ[ㅋ]|") { $0.type("ㅋㅋㅋ") },
    FieldCase("|", "빠[따]|") { $0.type("ㅃㅏㄸㅏ") },
    FieldCase("|", "있[어]|") { $0.type("ㅇㅣㅆㅇㅓ") },
    FieldCase("|", "이[써]|") { $0.type("ㅇㅣㅆㅓ") },
    FieldCase("|", "ㅎㅏ[ㄱ]|", { $0.type("ㅎ") }, { $0.commit() }, { $0.type("ㅏㄱ") }),
    // Conjoining jamo and whole syllables are typed by the same keys.
    FieldCase("|", "[한]|") { $0.type("\u{1112}\u{1161}\u{11AB}") },
    FieldCase("|", "값[이]|") { $0.type("값이") },
    // Backspace goes back by a jamo.
    FieldCase("|", "[달]|", { $0.type("닭") }, { $0.backspace() }),
    FieldCase("|", "[ㄷ]|", { $0.type("닭") }, { $0.backspace(3) }),
    FieldCase("a|", "a|", { $0.type("닭") }, { $0.backspace(4) }),
    FieldCase("a|", "|", { $0.type("닭") }, { $0.backspace(5) }),
    // Everything else commits.
    FieldCase("|", "한 [ㄱ]|") { $0.type("한 ㄱ") },
    FieldCase("|", "한a|") { $0.type("한a") },
    FieldCase("한|글", "한[ㄱ]|글") { $0.type("ㄱ") },
    FieldCase("‹한›글", "[ㄱ]|글") { $0.type("ㄱ") },
  ]

  @Test(arguments: hangul) func `Hangul is composed jamo by jamo`(row: FieldCase) {
    #expect(row.failure(keyboard: [.composesHangul]) == nil)
  }

  static let limited: [FieldCase] = [
    // The last syllable is not lost at the limit, only what goes beyond it.
    FieldCase("한|", "한[글]|") { $0.type("글") },
    FieldCase("한|", "한글|") { $0.type("글 ") },
    FieldCase("한글|", "한글[이]|") { $0.type("이") },
    FieldCase("한글|", "한글|") { $0.type("이 ") },
  ]

  @Test(arguments: limited) func `a limit holds for whole syllables`(row: FieldCase) {
    #expect(
      row.failure([.maxLength(2, in: .graphemes)], keyboard: [.composesHangul]) == nil)
  }

  @Test func `held to the limit at once, a syllable can still be finished`() {
    let row = FieldCase("한|", "한글|") { $0.type("글이 ") }
    let failure = row.failure(
      [.maxLength(2, in: .graphemes)], composition: .immediately,
      keyboard: [.composesHangul])
    #expect(failure == nil)
  }

  @Test func `every syllable is typed by its own keys`() {
    let field = SimulatedTextField(
      Intercepter(rules: []), keyboard: [.composesHangul])
    for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 7) {
      let syllable = String(Unicode.Scalar(value)!)
      field.setText("")
      field.type(syllable)
      #expect(field.state.description == "[\(syllable)]|")
    }
  }

  @Test func `without the Hangul keyboard, jamo are typed as they are`() {
    #expect(FieldCase("|", "ㅎㅏㄴ|") { $0.type("ㅎㅏㄴ") }.failure() == nil)
  }
}
