import TestSupport
import Testing
@testable import IntercepterCore
@testable import TextBytes

/// What the bytes of a number tell is what the rule says.
@Suite struct DecimalKeystrokeTests {
  @Test func `a keystroke is judged from its bytes as in full`() {
    var told = 0
    let breach = firstBreach(cases: 1_000) { random in
      let options = DecimalOptions(&random)
      let fast = options.field.rules[0]
      let full = fast.definition
      let slow = Rule(
        "decimal", composition: fast.composition, validate: { full.validity(of: $0) },
        sanitize: { full.sanitized($0, isAdvisory: fast.storage.object.isAdvisory) },
        judge: { full.judge($0) })
      let old = random.numberText(like: options)
      let place = Int.random(in: 0...old.utf16.count, using: &random)
      let key = random.pick([
        "0", "1", "5", "9", ".", ".", "-", ",", "x", " ", "é", "\u{301}", "12", "1.5",
      ])
      let state = EditingState(old, caret: place)
      let edit = Edit(range: place..<place, replacement: key)
      let (one, other) = (
        Intercepter(rules: [fast]).intercept(edit, in: state),
        Intercepter(rules: [slow]).intercept(edit, in: state)
      )
      let text = other.state.text
      if fast.quickCheckIsFaultless(text) {
        told += 1
        if slow.validate(text) != Validity(.valid) || slow.sanitize(text).scalars != text.scalars {
          return "\(options): \(text) is \(slow.validate(text))"
        }
      }
      return one == other ? nil : "\(options): \(state.debug) \(edit): \(one) or \(other)"
    }
    #expect(breach == nil)
    #expect(told > 75)
  }

  @Test(arguments: [
    ("", true), ("12", true), ("12.5", true), ("12.50", true), ("12.", false), ("12.505", false),
    ("999.99", true), ("1000", true), ("1001", false), ("-1", false), ("0.5", true), (".5", false),
    ("1,5", false), ("a", false), ("１", false),
  ])
  func `finished numbers`(text: String, isSure: Bool) {
    #expect(
      Rule.decimal(places: 2, minimum: 0, maximum: "1000.50")
        .quickCheckIsFaultless(text) == isSure)
  }

  @Test func `the bytes of a typed character decide`() {
    let rule = Rule.decimal(places: 2, separator: ",", alternativeSeparators: ".")
    let decides = ["1x2", "1x", "1,2,", "1-", "1.", "1,55", "1,555", "1é"].map { text in
      text.withUTF8Bytes { bytes in
        let place = text.utf8.count - text.last!.utf8.count
        let change = Change(
          prefix: place, oldEnd: place, newEnd: bytes.count, utf16Prefix: place, kind: .typing)
        var faults = Faults()
        rule.definition.findFaults(in: EditedText(bytes, after: change), &faults)
        return !faults.isUndecided
      }
    }
    #expect(decides == [false, true, true, true, false, true, true, false])
  }

  @Test func `a white space that is the decimal separator stays`() {
    let field = Intercepter(
      rules: [.decimal(places: 2, separator: " ", digits: .any, leadingSeparator: .allow)])
    for text in [" 5", "5 ", " ٥", "٥ "] {
      let decision = field.intercept(
        Edit(range: 0..<0, replacement: text), in: EditingState("", caret: 0))
      #expect(decision.state.text == text)
    }
  }
}

extension SeededGenerator {
  /// A number that such a field may well hold, or one with something in it that is none of it.
  fileprivate mutating func numberText(like options: DecimalOptions) -> String {
    let number = number(like: options)
    guard chance(20) else { return number }
    let place = number.index(
      number.startIndex, offsetBy: Int.random(in: 0...number.count, using: &self))
    return number[..<place] + pick([".", "x", "-", ",", "é", "9999"]) + number[place...]
  }
}
