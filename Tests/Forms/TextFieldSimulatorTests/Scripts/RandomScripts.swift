import TestSupport
import TextInputIntercepter

extension SeededGenerator {
  /// A random script without errors, with all there is in the language but files.
  mutating func script(lines count: Int = 8) -> String {
    var lines: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &self) { lines.append("Set Rule \(ruleWords())") }
    if chance(30) {
      lines.append("Set Composition \(pick(["whenCommitted", "immediately", "off"]))")
    }
    if chance(30) { lines.append("Set Ellipsis \(pick(["restore", "expand", "accept"]))") }
    if chance(30) { lines.append("Set Text \(quotedText())") }
    for flag in [
      "SmartPunctuation", "ComposesAlways", "ComposesHangul", "ComposesNineKeyPinyin",
      "IgnoresVeto",
      "ReportsWholeWords", "RepeatsCommit", "RollsOver", "SplitsReplacements", "MarksBesideText",
      "ReportsOldCaret", "CaretBeforeMarkedText",
    ] where chance(20) {
      lines.append("Set \(flag) \(pick(["on", "off"]))")
    }
    for _ in 0..<Int.random(in: 0...count, using: &self) { lines.append(command()) }
    return lines.map { decorated($0) }.joined(separator: pick(["\n", "\r\n"]))
  }

  /// A command that is no setting, with a newline or two and a comment now and then.
  private mutating func decorated(_ command: String) -> String {
    let indent = pick(["", "", " ", "\t\u{3000}"])
    let comment =
      chance(20) ? "  # \(text(pieces: 3).filter { !$0.isNewline && $0 != "\u{0}" })" : ""
    return indent + command + comment + (chance(10) ? "\n" : "")
  }

  mutating func command() -> String {
    let count = chance(50) ? "" : " \(Int.random(in: 1...4, using: &self))"
    switch Int.random(in: 0..<20, using: &self) {
    case 0...4: return "Type \(quotedText())"
    case 5: return "Paste" + (chance(30) ? "" : " \(quotedText())")
    case 6: return "Compose \(quotedText())"
    case 7: return "Commit" + (chance(30) ? "" : " \(quotedText())")
    case 8: return "Substitute \(quotedText()) \(quotedText())"
    case 9: return pick(["Autofill", "SetText", "Drop", "Dictate", "Predict"]) + " \(quotedText())"
    case 10: return pick(["Cut", "Copy", "SelectAll", "Cancel"])
    case 11...13:
      return pick([
        "Backspace", "Delete", "Left", "Right", "WordLeft", "WordRight", "Home", "End", "Undo",
        "Redo",
      ]) + count
    case 14: return "Press \(keyWord())\(count)"
    case 15:
      let lower = Int.random(in: 0...6, using: &self)
      return "Select \(lower)..\(lower + Int.random(in: 0...4, using: &self))"
    case 16: return "Mode \(pick(["delegate", "notification"]))"
    case 17: return "Expect \(quotedState())"
    case 18: return "ExpectLength \(Int.random(in: 0...20, using: &self)) \(unitWord())"
    default:
      return pick([
        "ExpectViolation tooLong", "ExpectViolation 'my own'", "ExpectNoViolation",
        "ExpectOutcome rejected", "ExpectOutcome composing", "ExpectValid", "ExpectInvalid",
        "ExpectInvalid emojiForbidden",
      ])
    }
  }

  private mutating func keyWord() -> String {
    let modifiers = ["Ctrl+", "Shift+", "Option+", "Cmd+"].filter { _ in chance(30) }.joined()
    let key = pick([
      "a", "A", "+", "Left", "Right", "Up", "Down", "Home", "End", "Tab", "Enter", "Escape",
      "Space", "Backspace", "Delete", "张", "😀",
    ])
    return modifiers + key
  }

  private mutating func unitWord() -> String {
    pick(["graphemes", "scalars", "utf16", "utf8", "gb18030", "gb18030-2005", "doubleWidth"])
  }

  private mutating func ruleWords() -> String {
    let number = Int.random(in: 0...12, using: &self)
    let policy = pick(["", " onViolation:amend", " onViolation:'report'"])
    switch Int.random(in: 0..<11, using: &self) {
    case 0, 1: return "maxLength \(number) \(unitWord())\(policy)"
    case 2: return "minLength limit:\(number) unit:\(unitWord())"
    case 3: return pick(["emoji forbidden", "emoji only", "emoji allowed 12.1"]) + policy
    case 4: return "numbersOnly normalized" + policy
    case 5: return "decimal 2 negative:true separator:\(pick(["','", ".", "\"·\""]))" + policy
    case 6: return "forbiddenCharacters \(quotedText())" + policy
    case 7: return "singleLine replacement:\(pick(["''", "' '"]))" + policy
    case 8: return "straightPunctuation"
    case 9: return pick(["oneOf S,M,XL", #"oneOf "a b,c\\,d" ignoresCase:true"#]) + policy
    default: return "normalizeWidth"
    }
  }

  /// A random text in any quotes, with any escapes.
  mutating func quotedText() -> String {
    var source = text()
    if chance(20) { source += pick(["\"", "'", "`", "\\", "|", "[", "\t"]) + text(pieces: 2) }
    return quoted(source, backslash: ["\\"])
  }

  /// A random state in any quotes, with any escapes.
  mutating func quotedState() -> String {
    let state = state(text(), marked: true).normalized()
    return quoted(state.description, backslash: [])
  }

  private mutating func quoted(_ text: String, backslash: Set<Unicode.Scalar>) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !"\n\r`\u{0}".unicodeScalars.contains($0) }
    if isPlain, chance(25) { return "`\(text)`" }
    let quote = pick(["\"", "'"])
    var result = quote
    for scalar in text.unicodeScalars {
      if backslash.contains(scalar) || scalar == quote.unicodeScalars.first {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if "\n\r\u{0}".unicodeScalars.contains(scalar)
        || (chance(5) && !"\\|[]‹›".unicodeScalars.contains(scalar))
      {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + quote
  }
}
