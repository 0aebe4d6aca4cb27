import Foundation
import IntercepterForms
import IntercepterProfiles
import IntercepterTerminal
import TestSupport
import Testing
import TextInputIntercepter

/// The live form says what every other way to the rules says.
@Suite struct VerdictTableTests {
  static let profiles: [String: Profile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples").standardized
    return Dictionary(
      uniqueKeysWithValues: VerdictRow.profiles.map { name, _ in
        let file = folder.appending(path: "\(name).json")
        do {
          return (name, try Profile(json: Array(Data(contentsOf: file))))
        } catch { fatalError("\(file.path): \(error)") }
      })
  }()

  private static func terminal(_ row: VerdictRow) throws -> Terminal {
    let profile = try #require(profiles[row.profile])
    var terminal = try Terminal(fields: profile.form, rules: profile.formRules)
    for (name, text) in row.others {
      terminal.command("field \(name)")
      terminal.command("text \(VerdictRow.quoted(text))")
    }
    terminal.command("field \(row.field)")
    return terminal
  }

  @Test(arguments: VerdictRow.all) func `a paste`(row: VerdictRow) throws {
    var terminal = try Self.terminal(row)
    terminal.paste(row.text)
    #expect(terminal.repl.state.text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars))
  }

  @Test(arguments: VerdictRow.all) func `what is shown beside the length`(row: VerdictRow) throws {
    var terminal = try Self.terminal(row)
    terminal.command("text \(row.quotedText)")
    // The fields before it have a row each; then come its title and its box.
    let form = try #require(Self.profiles[row.profile]).fieldNames
    let index = try #require(form.firstIndex(of: row.field))
    let shown = terminal.row(index + 4)
    let submission = row.submission
    switch submission.status {
    case .valid:
      #expect(shown.contains(submission.codes.isEmpty ? "✓ valid" : "✓ valid, with a remark"))
    case .intermediate: #expect(shown.contains(" … "))
    case .invalid: #expect(shown.contains(" ✗ "))
    }
    for expectation in row.expectations {
      terminal.command(expectation)
      // What became of the last command stands below all fields.
      #expect(terminal.row(form.count + 4).hasSuffix(" → as expected"), "\(expectation)")
    }
  }

  @Test(arguments: VerdictRow.all) func `a submission`(row: VerdictRow) throws {
    var terminal = try Self.terminal(row)
    terminal.command("text \(row.quotedText)")
    terminal.press(.enter)
    #expect(
      terminal.repl.state.text.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars))
    let profile = try #require(Self.profiles[row.profile])
    let label = profile.fields[row.field]?.label ?? row.field
    let screen = terminal.screen()
    let isListed = screen.contains("\n \(label): ")
    #expect(isListed == (row.submission.status != .valid), "\(screen)")
  }
}
