// What was seen of devices: each row failed before the adapters knew of it.

extension AdapterCase {
  static let onDevices = undoing + candidates + predictions + drops + accents + carets

  static let undoing = [
    AdapterCase(
      "undo of a paste that was refused, at the end of the text", four, "a|",
      [.type("bc"), .paste("de"), .undo], "abc|", nil, quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "undo of a paste that was refused, and of what was typed before", four, "a|",
      [.type("bc"), .paste("de"), .undo, .undo], "ab|", nil, quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "undo of a paste that was refused, in the middle of the text", four, "ab|cd",
      [.paste("xy"), .undo], "ab|cd", nil, quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "redo of a paste that was refused", four, "ab|cd", [.paste("xy"), .undo, .redo], "ab|cd", nil,
      quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "undo of a paste that was refused before something else was typed", five, "|abcd",
      [.paste("XY"), .type("e"), .undo, .undo], "|abcd", nil,
      quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "redo of that paste, and undo once more", five, "|abcd",
      [.paste("XY"), .type("e"), .undo, .undo, .redo, .undo], "|abcd", nil,
      quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "undo of two refused pastes with keys between them", five, "|abc",
      [.paste("XYZ"), .type("de"), .paste("XY"), .undo, .undo, .undo, .undo], "|abc", nil,
      quirks: [.recordsRefusedPastes]),
  ]

  static let candidates = [Quirk.asksAboutCandidates, .asksBehindCandidates].flatMap { quirk in
    [
      AdapterCase(
        "a candidate that is asked about", nickname, "张三李|",
        [.compose("l"), .compose("lisiwu"), .commit("李四")], "张三李李四|", ["now 张三李李四|"],
        isEnglish: false, needsSteps: true, quirks: [quirk]),
      AdapterCase(
        "a candidate that is asked about and refused", nickname, "张‹三›",
        [.compose("l"), .compose("li"), .commit("李四王五六")], "张‹三›", ["tooLong"], isEnglish: false,
        needsSteps: true, quirks: [quirk]),
      AdapterCase(
        "a candidate that is asked about, among letters", nickname, "张三|",
        [.compose("l"), .compose("lisi"), .commit("李"), .compose("s"), .commit("四")], "张三李四|",
        ["now 张三李|", "now 张三李四|"], isEnglish: false, needsSteps: true, quirks: [quirk]),
    ]
  }

  static let predictions = [
    AdapterCase(
      "typing while the keyboard shows how the word goes on", five, "hell|",
      [.predict("o"), .typePredicting("o", " world"), .typePredicting(" ", "world"), .type("w")],
      "hello|", ["now hello|", "tooLong", "tooLong"], isComposing: false, needsSteps: true),
    AdapterCase(
      "a prediction that is not taken is no text", five, "hel|", [.predict("lo world"), .end],
      "hel|", [], isComposing: false),
    AdapterCase(
      "a prediction that is taken", nickname, "he|", [.predict("llo"), .acceptPrediction],
      "hello |",
      ["now hello |"], isComposing: false),
    AdapterCase(
      "a prediction that is taken and does not fit", five, "he|",
      [.predict("llo"), .acceptPrediction], "he|", ["tooLong"], isComposing: false),
    AdapterCase(
      "Backspace beside a prediction", five, "hell|", [.predict("o"), .backspace], "hel|",
      ["now hel|"], isComposing: false),
    AdapterCase(
      "a paste beside a prediction, which is cut", three, "a|", [.predict("nd"), .paste("bcd")],
      "abc|", ["now abc|", "tooLong"], isComposing: false),
  ]

  static let drops = [
    AdapterCase(
      "a drop that fits", three, "a|", [.drop("bc")], "abc|", ["now abc|"]),
    AdapterCase(
      "a drop that is cut", three, "|", [.drop("abcd")], "abc|", ["now abc|", "tooLong"]),
    AdapterCase("a drop that is refused", nickname, "|", [.drop("😀")], "|", ["emojiForbidden"]),
    AdapterCase(
      "a drop that is refused keeps the selection", nickname, "a‹b›", [.drop("😀")], "a‹b›",
      ["emojiForbidden"]),
    AdapterCase(
      "a drop that is cut over a selection", three, "‹a›bc", [.drop("xyz")], "x|bc",
      ["now x|bc", "tooLong"]),
  ]

  static let accents = [
    AdapterCase(
      "an accent for the last letter of a full field", four, "ahac|", [.accent("ˇ", "č")], "ahač|",
      ["now ahač|"]),
    AdapterCase(
      "a dead key in a full field", four, "abcd|", [.compose("ˇ"), .commit("č")], "abcd|",
      ["tooLong"]),
  ]

  static let carets = [
    AdapterCase(
      "the caret behind a paste that is cut", three, "a|b", [.paste("xyz")], "ax|b", nil,
      quirks: [.movesCaretAfterPaste]),
    AdapterCase(
      "the caret behind a paste that fits", nickname, "a|b", [.paste("xyz")], "axyz|b", nil,
      quirks: [.movesCaretAfterPaste]),
    AdapterCase(
      "the selection that a refused paste restores", four, "a‹b›cd", [.paste("xyz")], "a‹b›cd", nil,
      quirks: [.movesCaretAfterPaste]),
  ]
}
