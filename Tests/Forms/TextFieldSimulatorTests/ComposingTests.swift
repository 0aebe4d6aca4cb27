import TextFieldSimulator
import TextInputIntercepter
import Testing

@Suite struct ComposingTests {
  static let rows: [FieldCase] = [
    FieldCase("ab|cd", "ab[ni]|cd") { $0.compose("ni") },
    FieldCase("a‹b›c", "a[ni]|c") { $0.compose("ni") },
    FieldCase("a[n]|c", "a[ni]|c") { $0.compose("ni") },
    FieldCase("a[n]|c", "a|c") { $0.compose("") },
    FieldCase("a[ni]|c", "a你|c") { $0.commit("你") },
    FieldCase("a[ni]|c", "ani|c") { $0.commit() },
    FieldCase("a[ni]|c", "a|c") { $0.commit("") },
    FieldCase("a[ni]|c", "a|c") { $0.cancelComposition() },
    FieldCase("a|c", "a|c") { $0.cancelComposition() },
    FieldCase("a|c", "a|c") { $0.commit() },
    FieldCase("a‹b›c", "a你|c") { $0.commit("你") },
    FieldCase("a‹b›c", "a|c", { $0.compose("ni") }, { $0.cancelComposition() }),
    // Everything else commits what is marked first.
    FieldCase("a[ni]|c", "anix|c") { $0.type("x") },
    FieldCase("a[ni]|c", "an|ic") { $0.move(.left) },
    FieldCase("a[ni]|c", "a‹ni›c") { $0.select(1..<3) },
    FieldCase("a[ni]|c", "anix|c") { $0.paste("x") },
    FieldCase("a[ni]|c", "ani|") { $0.delete(.right) },
    FieldCase("a[ni]|c", "‹anic›") { $0.selectAll() },
    // Backspace shortens what is marked.
    FieldCase("a[ni]|c", "a[n]|c") { $0.backspace() },
    FieldCase("a[ni]|c", "a|c") { $0.backspace(2) },
    FieldCase("a[ni]|c", "|c") { $0.backspace(9) },
    // What is marked joins what stands before it, and is still no more than that.
    FieldCase("e|", "[é]|") { $0.compose("\u{301}") },
    FieldCase("e|", "ex|") {
      $0.compose("\u{301}")
      $0.commit("x")
    },
    FieldCase("e|", "e|") {
      $0.compose("\u{301}")
      $0.cancelComposition()
    },
  ]

  @Test(arguments: rows) func `composes, commits and cancels`(row: FieldCase) {
    #expect(row.failure() == nil)
  }

  static let limited: [FieldCase] = [
    FieldCase("张三|", "张三[lisi]|") { $0.compose("lisi") },
    FieldCase("张三|", "张三李|", { $0.compose("lisi") }, { $0.commit("李") }),
    FieldCase("张‹三›", "张‹三›", { $0.compose("lisi") }, { $0.commit("李四王") }),
    FieldCase("张三|", "张|三", { $0.compose("lisi") }, { $0.move(.left) }),
  ]

  @Test(arguments: limited) func `a limit holds once it is committed`(row: FieldCase) {
    #expect(row.failure([.maxLength(6, in: .gb18030)]) == nil)
  }

  static let letters: [FieldCase] = [
    FieldCase("|", "[hello]|") { $0.type("hello") },
    FieldCase("|", "hello [wor]|") { $0.type("hello wor") },
    FieldCase("|", "a1 [b]|") { $0.type("a1 b") },
    FieldCase("|", "[hel]|", { $0.type("hello") }, { $0.backspace(2) }),
    FieldCase("|", "[hello]|", { $0.compose("hell") }, { $0.type("o") }),
    FieldCase("|", "你好|", { $0.type("nihao") }, { $0.commit("你好") }),
  ]

  @Test(arguments: letters) func `a keyboard may compose all the time`(row: FieldCase) {
    #expect(row.failure(keyboard: [.composesAlways]) == nil)
  }

  @Test func `a keyboard that composes all the time is held to the limit`() {
    let rules: [Rule] = [.maxLength(3, in: .graphemes)]
    let keyboard: Set<SimulatedTextField.KeyboardFeature> = [.composesAlways]
    // The word is refused as a whole, and its beginning stays; then there is no room for the space.
    let waiting = FieldCase("|", "hel|") { $0.type("hello ") }
    #expect(waiting.failure(rules, keyboard: keyboard) == nil)
    let atOnce = FieldCase("|", "[hel]|") { $0.type("hello") }
    #expect(atOnce.failure(rules, composition: .immediately, keyboard: keyboard) == nil)
    #expect(atOnce.failure(rules, composition: .off, keyboard: keyboard) == nil)
  }

  @Test func `the nine-key pinyin keyboard marks placeholders`() {
    let rows = [
      FieldCase("|", "[➏➍]|") { $0.type("64") },
      FieldCase("|", "[➏]|", { $0.type("64") }, { $0.backspace() }),
      FieldCase("|", "你|", { $0.type("64") }, { $0.commit("你") }),
      FieldCase("|", "1|") { $0.type("1") },
    ]
    for row in rows {
      for policy in [CompositionPolicy.whenCommitted, .immediately] {
        let failure = row.failure(
          [.emoji(.forbidden, counting: .any)], composition: policy,
          keyboard: [.composesNineKeyPinyin])
        #expect(failure == nil)
      }
    }
  }
}
