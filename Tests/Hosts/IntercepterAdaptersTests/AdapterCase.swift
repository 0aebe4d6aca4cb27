import TextInputIntercepter

/// What somebody does with a text field, and what must become of it; states are in their notation.
struct AdapterCase: Sendable, CustomStringConvertible {
  let description: String
  let rules: Intercepter
  let start: String
  let events: [Event]
  let end: String
  /// What the callbacks say: `now` and a state, or a violation's code; `nil` where that depends on
  /// habits.
  let log: [String]?
  /// Whether a keyboard for English does this.
  var isEnglish = true
  /// Whether a keyboard with an input method does this.
  var isComposing = true
  /// Whether the platform must tell of marked text for this.
  var needsSteps = false
  /// What the device does besides.
  var quirks: Set<Quirk> = []

  /// Whether the program sets a text, of which it hears nothing.
  var isSetByProgram: Bool {
    events.contains { if case .set = $0 { true } else { false } }
  }

  static let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
  static let three = Intercepter(rules: [.maxLength(3, in: .graphemes, onViolation: .amend)])
  static let four = Intercepter(rules: [.maxLength(4, in: .graphemes)])
  static let five = Intercepter(rules: [.maxLength(5, in: .graphemes)])
  static let restoring = Intercepter(rules: [], ellipsis: .restore)
  static let digits = Intercepter(rules: [.numbersOnly()])
  static let picking = Intercepter(rules: [.numbersOnly(onViolation: .amend)])
  static let letters = Intercepter(rules: [.allowedCharacters { $0.isLetter }])
  static let everyStep = Intercepter(
    rules: [.maxLength(5, in: .graphemes)], composition: .immediately)

  static let all = typing + replacing + composing + byProgram + onDevices + formatted + preset

  static let typing = [
    AdapterCase(
      "keys that fit", nickname, "|", [.type("ab")], "ab|", ["now a|", "now ab|"]),
    AdapterCase("a key that is refused", nickname, "张三|", [.type("😀")], "张三|", ["emojiForbidden"]),
    AdapterCase(
      "a refused key keeps the selection", nickname, "a‹bc›d", [.type("😀")], "a‹bc›d",
      ["emojiForbidden"]),
    AdapterCase(
      "typing in the middle of a full field", nickname, "张三|李四王", [.type("a")], "张三|李四王",
      ["tooLong"]),
    AdapterCase(
      "typing over a selection that the user made", four, "abcd|", [.select(1..<3), .type("x")],
      "ax|d", ["now ax|d"]),
    AdapterCase(
      "a refused key over a selection that the user made", digits, "1234|",
      [.select(1..<3), .type("x")], "1‹23›4", ["notADigit"]),
    AdapterCase(
      "Backspace in a full field", nickname, "张三李四王|", [.backspace], "张三李四|", ["now 张三李四|"]),
    AdapterCase(
      "Backspace takes a whole emoji of a text that was there", four, "a👨‍👩‍👧|", [.backspace], "a|",
      ["now a|"]),
  ]

  static let replacing = [
    AdapterCase(
      "a paste that is refused", nickname, "张|", [.paste("三😀")], "张|", ["emojiForbidden"]),
    AdapterCase(
      "a paste that is cut", three, "ab|", [.paste("cde")], "abc|", ["now abc|", "tooLong"]),
    AdapterCase(
      "a paste that is cut over a selection", three, "‹a›bc", [.paste("xyz")], "x|bc",
      ["now x|bc", "tooLong"]),
    AdapterCase(
      "a paste of which a part is dropped", picking, "|", [.paste("1a2")], "12|",
      ["now 12|", "notADigit"]),
    AdapterCase(
      "dictation or a prediction", nickname, "a|", [.paste("bc de")], "abc de|", ["now abc de|"]),
    AdapterCase(
      "autocorrect", four, "teh|", [.autocorrect("teh", "the")], "the|", ["now the|"]),
    AdapterCase(
      "autocorrect that is refused", four, "cant|", [.autocorrect("cant", "can’t")], "cant|",
      ["tooLong"]),
    AdapterCase(
      "smart punctuation", four, "a..|", [.autocorrect("..", "…")], "a...|",
      ["now a...|", "ellipsis"]),
    AdapterCase(
      "smart punctuation that is refused", restoring, "a..|", [.autocorrect("..", "…")], "a..|",
      ["ellipsis"]),
  ]

  static let composing = [
    AdapterCase(
      "pinyin", nickname, "张三|",
      [.compose("l"), .compose("li"), .compose("lisi"), .commit("李四")], "张三李四|", ["now 张三李四|"],
      isEnglish: false),
    AdapterCase(
      "pinyin in a full field", nickname, "张三李四王|", [.compose("l"), .compose("li")],
      "张三李四王[li]|", [], isEnglish: false, needsSteps: true),
    AdapterCase(
      "a commit that is refused brings the selection back", nickname, "张‹三›",
      [.compose("l"), .compose("li"), .commit("李四王五六")], "张‹三›", ["tooLong"], isEnglish: false),
    AdapterCase(
      "a composition that is cancelled", nickname, "张三|", [.compose("l"), .compose("")], "张三|", [],
      isEnglish: false),
    AdapterCase(
      "marked text that is let go", nickname, "张三|", [.compose("l"), .compose("li"), .letGo, .end],
      "张三li|", ["now 张三li|"], isEnglish: false, needsSteps: true),
    AdapterCase(
      "marked text that is let go and does not fit", nickname, "张三李四a|",
      [.compose("l"), .compose("li"), .letGo, .end], "张三李四al|",
      ["now 张三李四al|", "tooLong"], isEnglish: false, needsSteps: true),
    AdapterCase(
      "a field that judges every step", digits, "12|", [.compose("a")], "12|", ["notADigit"],
      isEnglish: false, needsSteps: true),
    AdapterCase(
      "a keyboard that composes all the time", everyStep, "|",
      [.compose("h"), .compose("hello"), .compose("hellos")], "hello|",
      ["now [h]|", "now [hello]|", "tooLong", "now hello|"], isEnglish: false, needsSteps: true),
    AdapterCase(
      "a dead key", letters, "caf|", [.compose("´"), .commit("é")], "café|", ["now café|"]),
  ]

  static let byProgram = [
    AdapterCase(
      "a text that the program set may shrink and not grow", four, "|",
      [.set("abcdef"), .type("x"), .backspace], "abcde|", ["tooLong", "now abcde|"]),
    AdapterCase(
      "undo", nickname, "|", [.type("ab"), .undo], "a|", ["now a|", "now ab|", "now a|"]),
    AdapterCase(
      "undo brings back what the program set and the user deleted", four, "|",
      [.set("abcdef"), .backspace, .undo], "abcdef|", ["now abcde|", "now abcdef|"]),
    AdapterCase(
      "undo does not bring back what was refused", nickname, "张|", [.paste("三😀"), .undo], "张|", nil),
  ]

  init(
    _ description: String, _ rules: Intercepter, _ start: String, _ events: [Event], _ end: String,
    _ log: [String]?, isEnglish: Bool = true, isComposing: Bool = true, needsSteps: Bool = false,
    quirks: Set<Quirk> = []
  ) {
    self.description = description
    self.rules = rules
    self.start = start
    self.events = events
    self.end = end
    self.log = log
    self.isEnglish = isEnglish
    self.isComposing = isComposing
    self.needsSteps = needsSteps
    self.quirks = quirks
  }
}
