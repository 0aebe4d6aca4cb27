import IntercepterICU
import Testing
import TextFieldSimulator
import TextInputIntercepter

/// The commands of a script that has no errors.
func actions(
  _ source: String, files: KeystrokeScriptFiles = .none,
  at location: SourceLocation = #_sourceLocation
) -> [KeystrokeScript.Action] {
  do {
    return try KeystrokeScript(source, files: files, patternLibrary: .icu).commands.map(\.action)
  } catch {
    Issue.record("\(error)", sourceLocation: location)
    return []
  }
}

/// The errors of a script as people see them; empty if it has none.
func errors(_ source: String, files: KeystrokeScriptFiles = .none) -> String {
  do {
    _ = try KeystrokeScript(source, files: files, patternLibrary: .icu)
    return ""
  } catch {
    return error.description
  }
}

extension KeystrokeScriptFiles {
  /// Files that are texts in memory.
  static func memory(_ texts: [String: String]) -> KeystrokeScriptFiles {
    KeystrokeScriptFiles { path throws(Failure) in
      guard let text = texts[path] else { throw Failure("no such file") }
      return Array(text.utf8)
    }
  }
}

/// A script and what a function makes of it, both as text.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: String
  let location: SourceLocation

  init(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
    self.source = source
    self.expected = expected
    self.location = location
  }

  var testDescription: String { "line \(location.line)" }

  /// Compares scalar for scalar, and says where they differ.
  func compare(_ actual: String) {
    let isSame = actual.unicodeScalars.elementsEqual(expected.unicodeScalars)
    #expect(isSame, "expected:\n\(expected)\nactual:\n\(actual)", sourceLocation: location)
  }
}

extension KeystrokeScript.Action {
  /// The command with its texts scalar for scalar: `==` of strings is canonical equivalence.
  var exact: String {
    String(reflecting: self).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
