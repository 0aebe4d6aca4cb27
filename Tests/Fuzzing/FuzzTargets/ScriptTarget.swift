internal import IntercepterICU
internal import TextFieldSimulator

/// The bytes are a keystroke script that names no files.
enum ScriptTarget {
  static func breach(_ bytes: [UInt8]) -> String? {
    do {
      let script = try KeystrokeScript(utf8: bytes, patternLibrary: .icu)
      for mode in SimulatedTextField.HostMode.allCases {
        let transcript = script.run(mode: mode)
        guard transcript.steps.count == script.commands.count else {
          return "stops in \(mode) mode"
        }
        if let breach = Terminal.breach(transcript.description) { return breach }
      }
      let printed = script.description
      guard let again = try? KeystrokeScript(printed, patternLibrary: .icu),
        again.description == printed
      else {
        return "cannot be read again:\n\(printed)"
      }
      guard again.commands.map(\.action) == script.commands.map(\.action) else {
        return "another script when it is read again:\n\(printed)"
      }
      return nil
    } catch {
      return breach(error)
    }
  }

  private static func breach(_ errors: KeystrokeScriptErrors) -> String? {
    if errors.errors.isEmpty { return "neither script nor errors" }
    for error in errors.errors where error.location.line < 1 || error.location.column < 1 {
      return "an error out of place: \(error)"
    }
    let underlines = errors.description.split(separator: "\n").filter { $0.contains("^") }
    if underlines.isEmpty { return "nothing is underlined: \(errors)" }
    return Terminal.breach(errors.description)
  }
}
