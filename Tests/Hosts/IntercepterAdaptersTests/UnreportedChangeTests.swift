import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Changes of which nobody is asked, or nobody is told.
@MainActor
@Suite struct UnreportedChangeTests {
  nonisolated static let five = Intercepter(rules: [.maxLength(5, in: .graphemes)])
  nonisolated static let ten = Intercepter(rules: [.maxLength(10, in: .graphemes)])
  nonisolated static let noEmoji = Intercepter(
    rules: [.emoji(.forbidden), .maxLength(10, in: .graphemes)])

  struct Story: Sendable, CustomStringConvertible {
    let description: String
    let rules: Intercepter
    var start = "|"
    let events: [Event]
    let end: String
    let log: [String]
  }

  /// Each failed before: U+FFFC switched the rules off, or emptied the field.
  nonisolated static let attachments = [
    Story(
      description: "an attachment that the program sets", rules: five,
      events: [.set("a\u{FFFC}"), .type("bcdef"), .end], end: "a\u{FFFC}bcd|",
      log: [
        "now a\u{FFFC}b|", "now a\u{FFFC}bc|", "now a\u{FFFC}bcd|", "tooLong", "tooLong",
      ]),
    Story(
      description: "a pasted attachment", rules: ten,
      events: [.paste("\u{FFFC}"), .type("a"), .end], end: "\u{FFFC}a|",
      log: ["now \u{FFFC}|", "now \u{FFFC}a|"]),
    Story(
      description: "a pasted Genmoji without its attachment", rules: noEmoji,
      events: [.paste("\u{FFFC}"), .type("😀a"), .end], end: "a|",
      log: ["emojiForbidden", "emojiForbidden", "now a|"]),
    Story(
      description: "a Genmoji in a field without emoji", rules: noEmoji, start: "ab|",
      events: [.attach, .type("c"), .end], end: "abc|", log: ["emojiForbidden", "now abc|"]),
    Story(
      description: "dictation in a field without emoji", rules: noEmoji, start: "ab|",
      events: [.dictate(" c"), .end], end: "ab c|", log: ["now ab c|"]),
    Story(
      description: "an attachment that was there before the rules", rules: noEmoji,
      start: "Dear \u{FFFC}, h|", events: [.type("😀"), .type("ab"), .end],
      end: "Dear \u{FFFC}, ha|",
      log: ["emojiForbidden", "now Dear \u{FFFC}, ha|", "tooLong"]),
    Story(
      description: "a dictation that recognizes nothing", rules: five,
      events: [.type("a"), .mumble, .type("bcde"), .end], end: "a\u{FFFC}bcd|",
      log: [
        "now a|", "now a\u{FFFC}|", "now a\u{FFFC}b|", "now a\u{FFFC}bc|", "now a\u{FFFC}bcd|",
        "tooLong",
      ]),
    Story(
      description: "a dictation that recognizes nothing in a field for digits",
      rules: AdapterCase.digits, events: [.type("12"), .mumble, .type("x"), .type("3"), .end],
      end: "123|", log: ["now 1|", "now 12|", "notADigit", "now 123|"]),
    Story(
      description: "a Genmoji, unasked", rules: five,
      events: [.type("abcd"), .attach, .type("x"), .end],
      end: "abcd\u{FFFC}|",
      log: ["now a|", "now ab|", "now abc|", "now abcd|", "now abcd\u{FFFC}|", "tooLong"]),
    Story(
      description: "an image that does not fit, unasked", rules: five,
      events: [.type("abcde"), .attach], end: "abcde|",
      log: ["now a|", "now ab|", "now abc|", "now abcd|", "now abcde|", "tooLong"]),
  ]

  @Test(arguments: attachments) func `U+FFFC is text`(story: Story) {
    check(story, FakeTextField.self)
    check(story, FakeTextView.self)
  }

  nonisolated static let corrections = [
    Story(
      description: "a word that is corrected when the keyboard goes away", rules: five,
      start: "teh|", events: [.begin, .correctAtEnd("teh", "the")], end: "the|", log: ["now the|"]),
    Story(
      description: "a correction that is too long", rules: AdapterCase.four, start: "wont|",
      events: [.begin, .correctAtEnd("wont", "won't")], end: "wont|", log: ["tooLong"]),
    Story(
      description: "a text replacement", rules: ten, start: "omw|",
      events: [.begin, .correctAtEnd("omw", "On my way!")], end: "On my way!|",
      log: ["now On my way!|"]),
    Story(
      description: "a text replacement that is too long", rules: five, start: "omw|",
      events: [.begin, .correctAtEnd("omw", "On my way!")], end: "omw|", log: ["tooLong"]),
    Story(
      description: "a text that the program sets before something else happens",
      rules: AdapterCase.four, start: "wont|",
      events: [.begin, .set("too long"), .select(8..<8), .begin, .end], end: "too long|", log: []),
    Story(
      description: "a field that the program clears", rules: AdapterCase.four, start: "wont|",
      events: [.begin, .set(""), .end], end: "|", log: []),
    Story(
      description: "an amount that the program formats", rules: AdapterCase.digits, start: "1234|",
      events: [.begin, .set("1,234"), .end], end: "1,234|", log: []),
  ]

  @Test(arguments: corrections) func `what only the end of editing reports`(story: Story) {
    check(story, FakeTextField.self)
    check(story, FakeTextView.self)
  }

  @Test func `Undo never brings back what was not accepted`() {
    func check<Fake: FakeField>(_: Fake.Type) {
      for habits in Habits.all where habits.language == "en-US" {
        let fake = Fake(EditingState("", caret: 0), habits, rules: AdapterCase.three)
        fake.perform([.type("ab"), .paste("cdef")])
        #expect(fake.shown.text == "abc")
        fake.perform(.undo)
        #expect(fake.shown.text == "ab", "\(habits)")
        #expect(fake.field.state.text == "ab", "\(habits)")
        fake.perform(.undo)
        #expect(fake.shown.text == "a", "\(habits)")
      }
    }
    check(FakeTextField.self)
    check(FakeTextView.self)
  }

  @Test func `Undo after Writing Tools leads to the text before them`() {
    let fake = FakeTextView(EditingState("", caret: 0), rules: AdapterCase.three)
    fake.perform([.type("abc")])
    fake.isWriting = true
    fake.perform([.select(0..<3), .paste("longer"), .paste(" and longer")])
    fake.isWriting = false
    fake.notifyEnd()
    fake.endTurn()
    #expect(fake.shown.text == "lon")
    fake.perform(.undo)
    #expect(fake.shown.text == "abc")
    // Nothing is left to undo below the text: the field shows what it contains.
    fake.past.steps.removeAll()
    fake.stub.set("lon")
    fake.field.setState(EditingState("lon", caret: 3))
    fake.past.steps.append(.change(longer(fake)))
    fake.perform(.undo)
    #expect(fake.shown.text == "lon")
  }

  private func longer(_ fake: FakeTextView) -> StubText {
    var text = fake.stub
    text.set("longer")
    return text
  }

  @Test(arguments: ["en-US", "zh-Hans", "ko-KR", "emoji", nil])
  func `AutoFill asks about a space first`(language: String?) {
    let fake = FakeTextField(
      EditingState("", caret: 0), Habits(language: language), rules: AdapterCase.picking)
    #expect(fake.ask(0..<0, " "))
    fake.stub.replace(fake.stub.selection, with: "4155550123")
    fake.notifySelection()
    fake.notifyChange()
    #expect(fake.shown.description == "4155550123|")
  }

  @Test func `a suggested address loses the space behind it`() {
    let rules = Intercepter(
      rules: [.forbiddenCharacters(" "), .maxLength(8, in: .graphemes)])
    for (text, end) in [("a@b.com ", "a@b.com|"), ("a@bb.com ", "a@bb.com|"), ("a b ", "|")] {
      for ignoresVeto in [false, true] {
        let fake = FakeTextField(
          EditingState("", caret: 0), Habits(ignoresVeto: ignoresVeto), rules: rules)
        fake.perform(.paste(text))
        #expect(fake.shown.description == end)
        #expect(fake.field.state.description == end)
      }
    }
  }

  /// What the user had before dictation is never removed, whatever is interleaved with it.
  @Test(arguments: 0..<200) func `a session removes nothing`(seed: UInt64) {
    var random = SeededRandom(seed)
    func check<Fake: FakeField>(_: Fake.Type) {
      let rules = [Self.five, Self.noEmoji, AdapterCase.letters].randomElement(using: &random)!
      let fake = Fake(EditingState("ab", caret: 2), rules: rules)
      var events: [Event] = []
      for _ in 0..<12 {
        let event: Event =
          switch Int.random(in: 0..<7, using: &random) {
          case 0: .mumble
          case 1: .dictate("words and more words")
          case 2: .type("x")
          case 3: .attach
          case 4: .paste("\u{FFFC}")
          case 5: .begin
          default: .end
          }
        events.append(event)
        fake.perform(event)
        #expect(fake.shown.text.hasPrefix("ab"), "\(seed) \(events)")
      }
      fake.perform(.end)
      #expect(fake.shown.text == fake.field.state.text, "\(seed) \(events)")
    }
    check(FakeTextField.self)
    check(FakeTextView.self)
  }

  private struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  private func check<Fake: FakeField>(_ story: Story, _: Fake.Type) {
    let fake = Fake(EditingState(notation: story.start)!, rules: story.rules)
    var log: [String] = []
    fake.field.onChange = { log.append("now \($0)") }
    fake.field.onViolation = { log += $0.map(\.code.rawValue) }
    fake.perform(story.events)
    #expect(fake.shown.description == story.end, "\(Fake.self)")
    #expect(fake.field.state.description == story.end, "\(Fake.self)")
    #expect(log == story.log, "\(Fake.self)")
  }
}
