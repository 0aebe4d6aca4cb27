internal import IntercepterProfiles
internal import TextFieldSimulator

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
