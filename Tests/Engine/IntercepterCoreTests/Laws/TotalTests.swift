import TestSupport
import Testing
import TextInputIntercepter

/// Law 11: nothing makes the engine trap, hang or take more than time in proportion.
///
/// What is quadratic would not end here; how fast the engine is, the benchmarks say.
@Suite struct TotalTests {
  /// In bytes.
  static let size = 1 << 13

  /// Texts that are hard on whoever looks for cluster boundaries.
  static func texts(ofBytes size: Int) -> [LongText] {
    func repeated(_ piece: String) -> String {
      String(repeating: piece, count: size / piece.utf8.count)
    }
    return [
      LongText("combining marks on one base", "e" + repeated("\u{301}")),
      LongText("regional indicators", repeated("🇨")),
      LongText("a chain of joiners", repeated("👩\u{200D}")),
      LongText("Hangul jamo", repeated("\u{1112}\u{1161}\u{11AB}")),
      LongText("leading jamo alone", repeated("\u{1112}")),
      LongText("Indic conjuncts", repeated("क्")),
      LongText("variation selectors", "❤" + repeated("\u{FE0F}")),
      LongText("tags", "🏴" + repeated("\u{E0067}")),
      LongText("prepended marks", repeated("\u{0600}")),
      LongText("NUL", repeated("\u{0}")),
      LongText("byte order marks", repeated("\u{FEFF}")),
      LongText("bidi controls", repeated("\u{202E}")),
      LongText("CR LF", repeated("\r\n")),
      LongText("private use", repeated("\u{E000}")),
      LongText("replacement characters", repeated("\u{FFFD}")),
      LongText("one letter", repeated("a")),
      LongText("full stops", repeated(".")),
      LongText("digits", repeated("0")),
      LongText("Chinese", repeated("张三李四")),
    ]
  }

  /// A text that is told by its name.
  struct LongText: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    var testDescription: String { name }
  }

  static let rules: [Rule] = ViolationPolicy.allCases.flatMap { policy -> [Rule] in
    [
      .emoji(.forbidden, onViolation: policy),
      .maxLength(size / 8, in: .gb18030, onViolation: policy),
      .maxLength(size / 8, in: .graphemes, onViolation: policy),
      .numbersOnly(.normalized, onViolation: policy),
      .decimal(
        places: 2, groupingSeparators: ", ", digits: .normalized, maximum: 1000,
        onViolation: policy),
      .forbiddenCharacters("\u{301}🇨.", onViolation: policy),
      .singleLine(onViolation: policy),
    ]
  }

  @Test(arguments: texts(ofBytes: size))
  func `every rule copes with a long text typed at its front, middle and end`(
    _ example: LongText
  ) {
    let text = example.text
    let scalars = text.scalars
    let old = EditingState(text, caret: 0)
    for place in [0, scalars.count / 2, scalars.count] {
      let (front, back) = (String(Array(scalars[..<place])), String(Array(scalars[place...])))
      for typed in ["x", "\u{301}", "🇨", "\u{200D}"] {
        let new = front + typed + back
        let caret = front.utf16.count + typed.utf16.count
        let state = EditingState(new, caret: caret)
        let edit = TextDiff.edit(to: state, after: old)
        #expect(edit?.applied(to: text).utf8.count == new.utf8.count)
      }
    }
    for rule in Self.rules {
      let engine = Intercepter(rules: [rule])
      let pasted = engine.intercept(EditingState(text, caret: 0), after: EditingState("", caret: 0))
      let typed = engine.intercept(EditingState(text + "1", caret: .max), after: old)
      #expect(pasted.state.text.utf8.count <= text.utf8.count, "\(rule.identifier)")
      #expect((typed.outcome == .rejected) == (typed.state == old), "\(rule.identifier)")
      #expect(
        (typed.outcome == .accepted) == (typed.state.text == text + "1"), "\(rule.identifier)")
      #expect(engine.sanitize(engine.sanitize(text)).utf8.count <= text.utf8.count)
      _ = engine.validate(text)
    }
  }

  @Test func `offsets at the ends of the scale are read as the ends of the text`() {
    let engine = Intercepter(rules: [.maxLength(5, in: .utf16)])
    let wild = EditingState("abc", selection: .min ..< .max, markedRange: .min ..< .min + 1)
    #expect(wild.normalized().selection == 0..<3)
    #expect(engine.intercept(wild, after: EditingState("ab", caret: .max)).state.selection == 0..<3)
    let edit = Edit(range: .max - 1 ..< .max, replacement: "d")
    #expect(engine.intercept(edit, in: EditingState("abc", caret: .min)).state.text == "abcd")
  }

  @Test func `brackets within brackets are sanitized in a bounded number of rounds`() {
    // Each round of dropping brings the next pair together.
    let depth = 200
    let nested =
      String(repeating: "🇨", count: 1) + String(repeating: "x🇨", count: depth)
      + String(repeating: "🇳y", count: depth)
    let engine = Intercepter(rules: [
      .emoji(.forbidden, onViolation: .amend), .forbiddenCharacters("xy", onViolation: .amend),
    ])
    let result = engine.sanitize(nested)
    #expect(engine.sanitize(result).scalars == result.scalars)
    #expect(engine.validate(result).isValid)
  }
}
