import IntercepterEmoji
import Testing
import TextInputIntercepter

/// What somebody does at a picker, and what it shows then.
@Suite struct EmojiPickerStoryTests {
  private func emoji(_ text: String) throws -> TonedEmoji {
    try #require(EmojiCatalogue.emoji(text))
  }

  @Test func `moving about in the grid`() {
    var picker = EmojiPicker(columns: 5)
    #expect(picker.picture(rows: 2) == "|\nSmil ‹😀› 😃 😄 😁 😆\n     😅 🤣 😂 🙂 🙃")
    for key in [.right, .right, .down] as [EmojiPickerKey] { picker.handle(key) }
    #expect(picker.picture(rows: 2) == "|\nSmil 😀 😃 😄 😁 😆\n     😅 🤣 ‹😂› 🙂 🙃")
    for key in [.up, .up, .left, .left, .left] as [EmojiPickerKey] { picker.handle(key) }
    #expect(picker.selectedEmoji?.text == "😀")
    picker.handle(.end)
    #expect(picker.picture(rows: 1).hasSuffix("‹💤›"))
    picker.handle(.nextSection)
    #expect(picker.selectedEmoji?.text == "👋")
    picker.handle(.down)
    picker.handle(.previousSection)
    #expect(picker.selectedEmoji?.text == "👋")
    picker.handle(.previousSection)
    #expect(picker.selectedEmoji?.text == "😀")
  }

  @Test func `searching, and giving it up`() {
    var picker = EmojiPicker(columns: 4)
    picker.type("pizza")
    #expect(picker.picture() == "pizza|\nSear ‹🍕›")
    #expect(picker.handle(.cancel) == .stay)
    #expect(picker.query.isEmpty)
    picker.type("no such emoji")
    #expect(picker.picture() == "no such emoji|")
    #expect(picker.handle(.choose) == .stay)
    picker.handle(.backspace)
    #expect(picker.query == "no such emoj")
    picker.handle(.clear)
    #expect(picker.handle(.cancel) == .close)
  }

  @Test func `choosing counts, and the next picker begins with it`() throws {
    var picker = EmojiPicker(columns: 4)
    picker.type("thumbs up")
    picker.handle(.tones)
    #expect(
      picker.picture() == "thumbs up|\nSear ‹👍›\n  ◦ ‹👍› 👍🏻 👍🏼 👍🏽 👍🏾 👍🏿")
    picker.handle(.right)
    picker.handle(.right)
    #expect(picker.handle(.choose) == .choose(try emoji("👍🏼")))
    let next = EmojiPicker(recents: picker.recents, columns: 4)
    #expect(next.picture(rows: 2) == "|\nFreq ‹👍🏼›\nSmil 😀 😃 😄 😁")
  }

  @Test func `two persons have a tone each`() throws {
    var picker = EmojiPicker(columns: 4)
    picker.type("handshake")
    picker.hold(0)
    for key in [.down, .right, .right, .down] as [EmojiPickerKey] { picker.handle(key) }
    #expect(
      picker.picture() == """
        handshake|
        Sear ‹🤝›
          ◦ 🤝
          ◦ 🤝🏻 🫱🏻‍🫲🏼 🫱🏻‍🫲🏽 🫱🏻‍🫲🏾 🫱🏻‍🫲🏿
          ◦ 🫱🏼‍🫲🏻 🤝🏼 ‹🫱🏼‍🫲🏽› 🫱🏼‍🫲🏾 🫱🏼‍🫲🏿
          ◦ 🫱🏽‍🫲🏻 🫱🏽‍🫲🏼 🤝🏽 🫱🏽‍🫲🏾 🫱🏽‍🫲🏿
          ◦ 🫱🏾‍🫲🏻 🫱🏾‍🫲🏼 🫱🏾‍🫲🏽 🤝🏾 🫱🏾‍🫲🏿
          ◦ 🫱🏿‍🫲🏻 🫱🏿‍🫲🏼 🫱🏿‍🫲🏽 🫱🏿‍🫲🏾 🤝🏿
        """)
    #expect(picker.handle(.cancel) == .stay)
    #expect(picker.toneChooser == nil && picker.query == "handshake")
    picker.hold(0)
    #expect(picker.pressTone(row: 1, column: 4) == .choose(try emoji("🫱🏻‍🫲🏿")))
  }

  @Test func `a blank opens the tones, and is typed where something is searched for`() {
    var picker = EmojiPicker(columns: 4, groups: [.peopleAndBody])
    picker.type(" ")
    #expect(picker.toneChooser?.rows.first?.count == 6)
    // Another character closes them and is searched for.
    picker.type("red hair")
    #expect(picker.toneChooser == nil && picker.query == "red hair")
    picker.search("ghost")
    #expect(picker.count == 0)
  }

  @Test func `a favourite stays in front`() {
    var picker = EmojiPicker(columns: 4)
    picker.handle(.right)
    picker.handle(.favorite)
    #expect(picker.selectedEmoji?.text == "😃")
    #expect(picker.sections.first?.emoji.map(\.text) == ["😃"])
    picker.handle(.favorite)
    #expect(picker.sections.first?.title == .group(.smileysAndEmotion))
  }

  @Test func `what the rules of a field refuse is not offered`() throws {
    let rules = Intercepter(rules: [
      .emoji(.allowed(upTo: EmojiVersion(13))), .maxLength(8, in: .utf8),
    ])
    let state = EditingState("abc|", caret: 3)
    var picker = EmojiPicker(filter: .admitted(by: rules, in: state))
    picker.search("thumbs up")
    #expect(picker.count == 1)
    // 👍🏽 has eight bytes, and three are taken.
    picker.hold(0)
    #expect(picker.toneChooser == nil)
    picker.search("melting")
    #expect(picker.count == 0)
    picker.search("family")
    #expect(picker.sections.first?.emoji.map(\.text) == ["👪"])
  }
}
