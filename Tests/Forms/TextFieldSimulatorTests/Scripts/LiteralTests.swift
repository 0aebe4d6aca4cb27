import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Scripts that stand in a test have the lines that they have there.
@Suite struct LiteralTests {
  static let digits = Intercepter(rules: [.numbersOnly()])

  @Test func `a script of several lines begins below its opening quotes`() {
    let problems = KeystrokeScript.problems(on: Self.digits, modes: [.delegate]) {
      """
      Type "1a2"

      Expect "1a2|"
      """
    }
    let line = #line - 3
    #expect(
      problems.map { "\($0.location): \($0.explanation)" } == [
        """
        \(#filePath):\(line):1: in delegate mode, the state differs
        expected: "1a2|"
          actual: "12|"
        """
      ])
  }

  @Test func `a script of one line stands on that line`() {
    let problems = KeystrokeScript.problems { "Tpye" }
    let line = #line - 1
    #expect(
      problems.map { "\($0.location): \($0.explanation)" } == [
        "\(#filePath):\(line):1: unknown verb “Tpye”; did you mean “Type”?"
      ])
  }

  @Test func `errors are told at the lines of the test`() {
    do {
      _ = try KeystrokeScript {
        """
        Cut
        Left 0
        """
      }
      Issue.record("this script has an error")
    } catch {
      let line = #line - 5
      #expect(error.errors.map(\.location.line) == [line])
      #expect(error.errors.map(\.location.file) == [#filePath])
    }
  }

  @Test func `a script is run in both modes`() {
    let problems = KeystrokeScript.problems(on: Self.digits) {
      """
      Set Rule singleLine
      Type "1"
      """
    }
    let message = "this script runs with the test’s intercepter, and cannot set rules"
    #expect(
      problems.map(\.explanation) == [
        "in delegate mode, \(message)", "in notification mode, \(message)",
      ])
  }

  @Test func `a script that passes has no problems`() {
    let problems = KeystrokeScript.problems(on: Self.digits) {
      """
      Type "1a2"
      Expect "12|"
      """
    }
    #expect(problems.isEmpty)
  }

  @Test func `a file that is not there is a problem`() {
    #expect(
      KeystrokeScript.problems(inFile: "/no/such.keys").map { "\($0.location): \($0.explanation)" }
        == [
          "/no/such.keys:1:1: cannot read “/no/such.keys”: no such file"
        ])
  }
}
