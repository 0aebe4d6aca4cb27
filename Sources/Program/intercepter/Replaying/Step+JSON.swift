internal import IntercepterTerminal

extension KeystrokeTranscript.Step {
  /// Returns the explanation of the edit as lines, or an empty string if no edit was judged.
  func explanation(indent: Int, saying sentence: @escaping (Violation) -> String) -> String {
    guard let edit else { return "" }
    let blanks = String(repeating: " ", count: indent)
    return EditExplanation(edit, saying: sentence).lines.map { "\(blanks)\($0)\n" }.joined()
  }

  /// Writes the members of an object that describes the result of a command, with a sentence for
  /// each violation.
  func write(to line: inout JSONLine, saying sentence: (Violation) -> String) {
    line.member("outcome", outcome) { $0.string($1.rawValue) }
    line.member("state") { $0.state(state) }
    line.member("edit", edit?.edit) { $0.edit($1) }
    line.member("violations") { $0.violations(violations, saying: sentence) }
    guard let failure else { return }
    line.member("failure", failure.message)
    // Expected and actual state are written together or not at all.
    guard let expected = failure.expected, let actual = failure.actual else { return }
    line.member("expected", expected)
    line.member("actual", actual)
  }
}

extension KeystrokeProblem {
  /// Writes the members of an object that describes an error of a script.
  func write(to line: inout JSONLine) {
    line.member("file", location.file)
    line.name("error")
    line.object { line in
      line.member("line", location.line)
      line.member("column", location.column)
      line.member("message", message)
    }
  }
}
