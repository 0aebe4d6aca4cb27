import Foundation
import IntercepterICU
import IntercepterProfiles
import Testing
import TextFieldSimulator
import TextInputIntercepter

/// `Docs/KeystrokeScripts.md` says what is so: its examples are run, its output is compared.
@Suite struct DocumentationTests {
  /// A fenced block of the page: what stands behind the fence, and the lines in it.
  struct Block: Sendable, CustomTestStringConvertible {
    let kind: String
    let text: String
    let line: Int
    var testDescription: String { "line \(line)" }
  }

  static let page = (try? Repository.text("Docs/KeystrokeScripts.md")) ?? ""
  static let blocks: [Block] = {
    var blocks: [Block] = []
    var open: (kind: String, lines: [Substring], line: Int)?
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.joined(separator: "\n")
          blocks.append(Block(kind: block.kind, text: text, line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [], index + 1)
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }()

  static let scripts = blocks.filter { $0.kind == "keys" }
  static let files = KeystrokeScriptFiles.memory(["shared/nothing.keys": ""])

  @Test(arguments: scripts, SimulatedTextField.HostMode.allCases)
  func `a script of the page passes`(block: Block, mode: SimulatedTextField.HostMode) throws {
    let script = try KeystrokeScript(
      block.text, file: "KeystrokeScripts.md", line: block.line + 1, files: Self.files,
      patternLibrary: .icu)
    #expect(script.run(mode: mode).failures.map(\.description) == [])
    #expect(script.commands.contains { $0.action.isExpectation })
  }

  /// The rows of a table of kinds: the arguments without a label, and those with one.
  private static func rows<Product>(_ kinds: [AnyKind<Product>]) -> String {
    kinds.map { kind in
      func cell(_ entries: [ArgumentList.Entry]) -> String {
        entries.isEmpty ? " " : " \(entries.map { "`\($0.label)`" }.joined(separator: ", ")) "
      }
      let entries = kind.arguments.entries
      let unlabelled = entries.filter(\.isUnlabelled)
      return "| `\(kind.name)` |\(cell(unlabelled))|\(cell(entries.filter { !$0.isUnlabelled }))|\n"
    }.joined()
  }

  /// The rows of the page's table with a header.
  private static func rows(below header: String) throws -> String {
    let start = try #require(page.firstRange(of: header + "\n|---|---|---|\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "\n\n")).lowerBound
    return page[start...end].description
  }

  @Test func `the tables list the arguments that rules and formats declare`() throws {
    let rules = try Self.rows(below: "| rule | without a label | with one |")
    #expect(rules == Self.rows(Rule.kinds))
    let kinds = Intercepter.kinds.filter { !$0.name.hasPrefix("pattern") }
    let formats = try Self.rows(below: "| format | without a label | with one |")
    #expect(formats == Self.rows(kinds))
  }

  @Test func `every verb is on the page, with its usage and an example`() throws {
    let rows = Self.page.replacing(#"\|"#, with: "|")
    var used: Set<KeystrokeScript.Verb> = []
    for block in Self.scripts {
      let script = try KeystrokeScript(block.text, files: Self.files, patternLibrary: .icu)
      used.formUnion(script.commands.map(\.action.verb))
    }
    for verb in KeystrokeScript.Verb.allCases {
      #expect(verb == .set || rows.contains("`\(verb.usage)`"), "\(verb)")
      #expect(used.contains(verb), "\(verb)")
    }
    for name in KeystrokeScript.settingNames {
      #expect(rows.contains("| `Set \(name) "), "\(name)")
    }
  }

  @Test func `errors, failures and transcripts look as on the page`() throws {
    var compared = 0
    for (block, output) in zip(Self.blocks, Self.blocks.dropFirst()) {
      let actual: String
      switch block.kind {
      case "keys error": actual = errors(block.text)
      case "keys failure":
        actual = try KeystrokeScript(block.text).run().failures.map(\.description)
          .joined(separator: "\n")
      case "keys transcript":
        actual = String(try KeystrokeScript(block.text).run().description.dropLast())
      default: continue
      }
      #expect(output.kind == "text")
      #expect(actual == output.text)
      compared += 1
    }
    #expect(compared == 3)
  }

  @Test func `the Swift code of the page is code of the tests`() throws {
    let example = Repository.folder.appending(path: "Examples/ScriptTests/NicknameTests.swift")
    let sources = try [#filePath, example.path].map { path in
      try String(contentsOfFile: path, encoding: .utf8).filter { !$0.isWhitespace }
    }
    for block in Self.blocks where block.kind == "swift" {
      let code = block.text.filter { !$0.isWhitespace }
      #expect(sources.contains { $0.contains(code) }, "\(block.testDescription)")
    }
  }

  @Test func `every link leads to a file`() {
    for link in Self.page.matches(of: /\]\(([^)#]+)[)#]/) {
      let path = Repository.folder.appending(path: "Docs/\(link.output.1)").standardized.path
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
  }

  /// Code of the page.
  private func snippets() throws {
    let script = try KeystrokeScript(contentsOf: "signup.keys")
    let transcript = script.run(mode: .notification)
    for failure in transcript.failures { print(failure) }
  }
}
