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
      .appending(path: "../../../Examples").standardized
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

  @Test(arguments: VerdictRow.share(0)) func `a paste`(row: VerdictRow) throws {
    var terminal = try Self.terminal(row)
    terminal.paste(row.text)
    #expect(terminal.repl.state.text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars))
  }

  @Test(arguments: VerdictRow.share(1))
  func `what is shown beside the length`(row: VerdictRow) throws {
    var terminal = try Self.terminal(row)
    terminal.command("text \(row.quotedText)")
    // Under the box, beside the length or below it.
    let rows = terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
    let box = try #require(rows.firstIndex { $0.hasPrefix("└") })
    let shown = rows[(box + 1)...(box + 2)].joined(separator: "\n")
    let submission = row.submission
    switch submission.status {
    case .valid:
      #expect(shown.contains(submission.codes.isEmpty ? "✓ valid" : "✓ valid, with a remark"))
    case .intermediate: #expect(shown.contains(" ○ "))
    case .invalid: #expect(shown.contains(" ✗ "))
    }
    for expectation in row.expectations {
      terminal.command(expectation)
      #expect(terminal.screen().contains(" → as expected\n"), "\(expectation)")
    }
  }

  @Test(arguments: VerdictRow.share(2)) func `a submission`(row: VerdictRow) throws {
    var terminal = try Self.terminal(row)
    terminal.command("text \(row.quotedText)")
    terminal.press(.enter)
    let screen = terminal.screen()
    // The first field that does not conform has the focus.
    terminal.command("field \(row.field)")
    #expect(
      terminal.repl.state.text.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars))
    let profile = try #require(Self.profiles[row.profile])
    let label = profile.fields[row.field]?.label ?? row.field
    let isListed = screen.contains("\n \(label): ")
    #expect(isListed == (row.submission.status != .valid), "\(screen)")
  }
}
