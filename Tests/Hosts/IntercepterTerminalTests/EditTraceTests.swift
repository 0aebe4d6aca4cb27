import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import TextFieldSimulator
import Testing
import TextInputIntercepter

/// What is said of the last edit: the line below the report, and its steps.
struct EditTraceTests {
  /// Scripts of which the last command is an edit, and its line.
  static let lines: [(script: String, line: String)] = [
    (
      "Set Rule emoji forbidden\nType '张三'\nPaste '😀'",
      "2..2 + \"😀\" · proposed 张三😀| · rejected, shown 张三|"
    ),
    ("Type 'a'", "0..0 + \"a\" · accepted, shown a|"),
    ("Type 'ab'\nBackspace", "1..2 - \"b\" · accepted, shown a|"),
    ("Type '👍'\nType '🏽'", "0..1 - \"👍\" + \"👍🏽\" · accepted, shown 👍🏽|"),
    (
      "Type '5.00'\nSelectAll\nPaste '1.2500'",
      "0..4 - \"5.00\" + \"1.2500\" · accepted, shown 1.2500|"
    ),
    (
      "Set Rule emoji forbidden onViolation:amend\nPaste 'a😀b👍👍'",
      "0..0 + \"a😀b👍👍\" · proposed a😀b👍👍| · amended, dropped \"😀\", \"👍👍\", shown ab|"
    ),
    (
      "Set Rule maxLength 3 graphemes onViolation:amend\nType 'ab'\nPaste 'cd'",
      "2..2 + \"cd\" · proposed abcd| · amended, dropped \"d\", shown abc|"
    ),
    (
      "Set SmartPunctuation on\nType '1...'",
      "1..3 - \"..\" + \"…\" · proposed 1…| · amended, \"…\" became \"...\", shown 1...|"
    ),
    ("Compose 'ni'", "0..0 + \"ni\" · proposed [ni]| · composing, shown [ni]|"),
    (
      "Set Rule maxLength 2 graphemes\nType 'ab'\nCompose 'ni'\nCommit '你'",
      "2..2 + \"你\" · proposed ab你| · rejected, shown ab|"
    ),
    (
      "Set Rule numbersOnly\nSet Format pattern '#### ####'\nType '1234'\nType '5'",
      "4..4 + \"5\" · proposed 12345| · amended, added \" \", shown 1234 5|"
    ),
    // Offsets are grapheme clusters, and what a terminal would act on is an escape.
    ("Type '👨‍👩‍👧‍👦'\nPaste \"\\n\"", "1..1 + \"\\n\" · accepted, shown 👨‍👩‍👧‍👦\\n|"),
  ]

  @Test(arguments: lines) func `an edit is a line`(script: String, line: String) throws {
    for mode in SimulatedTextField.HostMode.allCases {
      let edit = try #require(try KeystrokeScript(script).run(mode: mode).steps.last?.edit)
      let trace = "\(EditTrace(edit))"
      #expect(trace == line, "\(mode)")
    }
  }

  @Test func `the line is below the report, and of a long text what is near the caret`() throws {
    var terminal = try Terminal(.emoji(.forbidden))
    terminal.type("张三")
    terminal.type("😀")
    #expect(terminal.row(6) == " 2..2 + \"😀\" · proposed 张三😀| · rejected, shown 张三|")
    terminal.press(.left)
    #expect(terminal.row(6).hasPrefix(" 2..2"))
    // What was not typed has not been decided.
    terminal.command("clear")
    #expect(terminal.row(6) == "")
    terminal.command("text \(String(repeating: "0123456789", count: 100))")
    terminal.type("x")
    #expect(terminal.row(6) == " 1000..1000 + \"x\" · accepted, shown …123456789x|")
  }

  @Test func `there is no line for a secret, nor for who answers a shell script`() throws {
    var secret = try Terminal(fields: [("", FieldSpecification(isSecret: true, rules: []))])
    secret.type("a")
    secret.command("why")
    #expect(!secret.screen().contains("0..0") && secret.screen().contains("this text is secret"))
    var asking = try Terminal()
    asking.repl.isAsking = true
    asking.type("a")
    #expect(!asking.screen().contains("0..0"))
  }

  @Test func `why shows each step`() throws {
    var terminal = try Terminal(
      .emoji(.forbidden, onViolation: .amend), .maxLength(4, in: .graphemes),
      .singleLine())
    terminal.type("hel")
    terminal.type("l")
    terminal.command("why")
    #expect(
      terminal.screen().contains(
        """
         How the last edit was decided
         previous      hel|
         proposed      hell|
         edit          3..3 + "l": equally short at 2, 3; an insertion ends at the new
                       caret
         1 emoji       accepted
         2 maxLength   accepted
         3 singleLine  accepted
         shown         hell| (accepted)
        """), "\(terminal.screen())")
    terminal.paste("o😀")
    #expect(
      terminal.screen().contains(
        """
         edit          4..4 + "o😀": no other edit is as short
         1 emoji       amended to hello|: “😀” was removed.
         2 maxLength   rejected: At most 4 characters are allowed here, not 5.
         3 singleLine  not evaluated
         shown         hell| (rejected)
        """), "\(terminal.screen())")
  }

  @Test
  func `the places of an edit are all that are as short, and the reason is that of the engine`() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<3_000 {
      let old = String(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          "aab👍".randomElement(using: &generator)!
        })
      let new = String(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          "aab👍".randomElement(using: &generator)!
        })
      func state(_ text: String) -> EditingState {
        let end = text.index(
          text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &generator))
        return EditingState(text, caret: end.utf16Offset(in: text))
      }
      let (before, after) = (state(old), state(new))
      guard let edit = TextDiff.edit(to: after, after: before) else { continue }
      let equal = EqualEdits(to: edit, from: before, to: after)
      let (removed, inserted) = (Self.count(old, edit), edit.replacement.count)
      // Every edit of the same size, tried.
      let all = (0...old.count - removed).filter { place in
        guard place + inserted <= new.count else { return false }
        let kept = old.prefix(place) + new.dropFirst(place).prefix(inserted)
        return kept + old.dropFirst(place + removed) == new[...]
      }
      #expect(equal.places == all, "\(before) → \(after): \(edit)")
      let chosen = old[..<String.Index(utf16Offset: edit.range.lowerBound, in: old)].count
      let isLast = equal.reason.hasPrefix("no caret")
      #expect(!isLast || chosen == all.last, "\(before) → \(after): \(equal.reason)")
    }
  }

  private static func count(_ old: String, _ edit: Edit) -> Int {
    old.count - Edit(range: edit.range, replacement: "").applied(to: old).count
  }
}
