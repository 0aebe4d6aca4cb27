import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Long scripts take time in proportion to their length: one that took its square would not end here.
@Suite struct LongScriptTests {
  @Test(arguments: SimulatedTextField.HostMode.allCases)
  func `ten thousand keystrokes into a field with a limit`(
    mode: SimulatedTextField.HostMode
  ) throws {
    let head = "Set Rule emoji forbidden\nSet Rule maxLength 20 gb18030\n"
    let round = "Type \"张三李四王\"\nExpect \"张三李四王|\"\nBackspace 5\nExpectNoViolation\n"
    let script = try KeystrokeScript(head + String(repeating: round, count: 1_000))
    var failures = 0
    var steps = 0
    for step in script.steps(mode: mode) {
      steps += 1
      if step.failure != nil { failures += 1 }
    }
    #expect(steps == 4_002)
    #expect(failures == 0)
  }

  @Test func `a text of thirty thousand keystrokes in one command`() throws {
    let text = String(repeating: "张", count: 30_000)
    let script = try KeystrokeScript("Set Rule maxLength 20 gb18030\nType \"\(text)\"\n")
    let steps = Array(script.steps())
    #expect(steps.last?.state.text.count == 10)
    #expect(steps.last?.violations.count == 1)
  }

  @Test func `a line that never ends has one error, shown in short`() {
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript("Type \(String(repeating: "\u{301}a b ", count: 100_000))")
    }
    #expect(error?.errors.count == 1)
    #expect((error?.description.utf8.count ?? .max) < 1_000)
  }

  @Test func `errors on every line are told in proportion`() {
    let error = #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript(String(repeating: "Tpye 'a'\n", count: 2_000))
    }
    #expect(error?.errors.count == 2_000)
  }
}
