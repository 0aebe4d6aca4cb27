import Testing
import TextInputIntercepter

/// The Korean keyboard of iOS, which replaces syllables without marking them.
@MainActor
@Suite struct KoreanTests {
  struct Story: Sendable, CustomStringConvertible {
    let description: String
    let rules: Intercepter
    let start: String
    let events: [Event]
    let end: String
    let log: [String]
  }

  nonisolated static let stories = [
    Story(
      description: "a syllable that grows", rules: AdapterCase.five, start: "버그버그|",
      events: [.syllable("", "ㅇ"), .syllable("ㅇ", "아"), .syllable("아", "안")], end: "버그버그안|",
      log: ["now 버그버그ㅇ|", "now 버그버그아|", "now 버그버그안|"]),
    Story(
      description: "a syllable that becomes two, one too many", rules: AdapterCase.five,
      start: "버그버그앉|", events: [.syllable("앉", "안자")], end: "버그버그앉|", log: ["tooLong"]),
    Story(
      description: "a syllable that becomes two in the middle", rules: AdapterCase.five,
      start: "버앉|그", events: [.syllable("앉", "안자")], end: "버안자|그", log: ["now 버안자|그"]),
    Story(
      description: "a letter too many", rules: AdapterCase.five, start: "버그버그앉|",
      events: [.syllable("", "ㅎ")], end: "버그버그앉|", log: ["tooLong"]),
    Story(
      description: "Backspace takes a letter", rules: AdapterCase.five, start: "버그버그앉|",
      events: [.syllable("앉", "안"), .syllable("안", "아"), .syllable("아", "ㅇ"), .backspace],
      end: "버그버그|",
      log: ["now 버그버그안|", "now 버그버그아|", "now 버그버그ㅇ|", "now 버그버그|"]),
    Story(
      description: "a syllable that the end of editing finds deleted", rules: AdapterCase.five,
      start: "버그|", events: [.backspace, .end], end: "버|", log: ["now 버|"]),
    Story(
      description: "a field for syllables lets in what becomes one",
      rules: Intercepter(rules: [.allowedCharacters { ("가"..."힣").contains($0) }]), start: "|",
      events: [
        .syllable("", "ㅎ"), .syllable("ㅎ", "하"), .syllable("하", "한"), .syllable("한", "하나"),
        .syllable("", "ㅋ"), .type("ㅋ"),
      ], end: "하나ㅋ|",
      log: [
        "now ㅎ|", "now 하|", "now 한|", "now 하나|", "now 하나ㅋ|", "characterNotAllowed",
      ]),
    Story(
      description: "letters that are no syllable", rules: AdapterCase.digits, start: "12|",
      events: [.syllable("", "ㅎ")], end: "12|", log: ["notADigit"]),
  ]

  @Test(arguments: stories) func `UITextField`(story: Story) { check(story, FakeTextField.self) }
  @Test(arguments: stories) func `UITextView`(story: Story) { check(story, FakeTextView.self) }

  private func check<Fake: FakeField>(_ story: Story, _: Fake.Type) {
    for habits in Habits.all where habits.language == nil {
      var habits = habits
      habits.language = "ko-KR"
      let fake = Fake(EditingState(notation: story.start)!, habits, rules: story.rules)
      var log: [String] = []
      fake.field.onChange = { log.append("now \($0)") }
      fake.field.onViolation = { log += $0.map(\.code.rawValue) }
      fake.perform(story.events)
      #expect(fake.shown.description == story.end, "\(habits)")
      #expect(fake.field.state.description == story.end, "\(habits)")
      #expect(log == story.log, "\(habits)")
    }
  }
}
