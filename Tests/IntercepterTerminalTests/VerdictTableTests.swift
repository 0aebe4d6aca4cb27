import Foundation
import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing
import TextInputIntercepter

/// The live field says what every other way to the rules says.
@Suite struct VerdictTableTests {
  static let form: [(name: String, specification: FieldSpecification)] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/signup.json").standardized
    do {
      return try Profile(json: Array(Data(contentsOf: file))).form
    } catch { fatalError("\(file.path): \(error)") }
  }()

  @Test(arguments: VerdictRow.signup) func `a paste`(row: VerdictRow) throws {
    var terminal = try Terminal(fields: Self.form)
    terminal.command("field \(row.field)")
    terminal.paste(row.text)
    #expect(terminal.repl.state.text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars))
  }

  @Test(arguments: VerdictRow.signup) func `what is shown beside the length`(row: VerdictRow) throws
  {
    var terminal = try Terminal(fields: Self.form)
    terminal.command("field \(row.field)")
    terminal.command("text \(row.quotedText)")
    // The fields before it have a row each; then come its title and its box.
    let index = try #require(Self.form.firstIndex { $0.name == row.field })
    let shown = terminal.row(index + 4)
    switch row.status {
    case .valid: #expect(shown.hasSuffix(row.codes.isEmpty ? "✓ valid" : "✓ valid, with a remark"))
    case .intermediate: #expect(shown.contains(" … "))
    case .invalid: #expect(shown.contains(" ✗ "))
    }
    for code in row.status == .valid ? [] : row.codes {
      terminal.command("ExpectInvalid \(code)")
      // What became of the last command stands below all fields.
      #expect(terminal.row(Self.form.count + 4).hasSuffix(" → as expected"), "\(code)")
    }
  }
}
