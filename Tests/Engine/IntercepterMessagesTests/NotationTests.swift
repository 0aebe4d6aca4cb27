import TestSupport
import Testing
import TextInputIntercepter

@Suite struct NotationTests {
  @Test(arguments: [
    ("ab|cd", EditingState("abcd", caret: 2)),
    ("‹ab›cd", EditingState("abcd", selection: 0..<2)),
    ("张三[li]|", EditingState("张三li", caret: 4, markedRange: 2..<4)),
    ("[a‹b›]", EditingState("ab", selection: 1..<2, markedRange: 0..<2)),
    (#"\|\[\\|"#, EditingState("|[\\", caret: 3)),
    ("ab", EditingState("ab")),
    ("|", EditingState("", caret: 0)),
    ("😀|", EditingState("😀", caret: 2)),
  ])
  func `reads and writes`(notation: String, state: EditingState) {
    #expect(EditingState(notation: notation) == state)
    #expect(state.description == notation)
  }

  @Test(arguments: ["a|b|", "a‹b", "a›b", "‹›", "[]", "a[b", "‹a›|", "e|\u{301}", "a\\", "]a["])
  func `refuses what is no state`(notation: String) {
    #expect(EditingState(notation: notation) == nil)
  }

  @Test func `reading what was written gives the state back`() {
    let breach = firstBreach { random in
      let state = random.state(random.text() + random.pick(["", "|", "‹[\\", "]›"]), marked: true)
        .normalized()
      let read = EditingState(notation: state.description)
      return read == state ? nil : "\(state.debug): \(state) reads \(read as Any)"
    }
    #expect(breach == nil)
  }
}
