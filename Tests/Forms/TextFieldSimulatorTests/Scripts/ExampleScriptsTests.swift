import Foundation
import IntercepterICU
import IntercepterProfiles
import Testing
import TextFieldSimulator
import TextInputIntercepter

/// The stories under `Examples/Scripts`.
@Suite struct ExampleScriptsTests {
  static let stories =
    Repository.files(in: "Examples/Scripts", suffix: ".keys")
    + Repository.files(in: "Examples/Scripts/devices", suffix: ".keys")
  static let parts = Repository.files(in: "Examples/Scripts/shared", suffix: ".keys")
  static let everything = "Examples/Scripts/all-commands.keys"

  @Test(arguments: stories, SimulatedTextField.HostMode.allCases)
  func `a story passes in both modes`(path: String, mode: SimulatedTextField.HostMode) throws {
    let transcript = try KeystrokeScript(contentsOf: path, patternLibrary: .icu).run(mode: mode)
    #expect(transcript.failures.map(\.description) == [])
    #expect(transcript.steps.contains { $0.command.action.isExpectation })
  }

  @Test func `there are many stories, each with a title`() throws {
    #expect(Self.stories.count >= 25)
    for path in Self.stories + Self.parts {
      let script = try KeystrokeScript(contentsOf: path, patternLibrary: .icu)
      #expect(script.lines.first?.comment?.hasPrefix(" ") == true, "\(path)")
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      #expect(name.allSatisfy { "abcdefghijklmnopqrstuvwxyz-".contains($0) }, "\(path)")
    }
  }

  @Test(arguments: stories)
  func `a story that expects something else fails where it does`(path: String) throws {
    let script = try KeystrokeScript(contentsOf: path, patternLibrary: .icu)
    let steps = script.run().steps.filter { $0.command.file == path }
    for step in steps {
      guard case .expect(let expected) = step.command.action else { continue }
      var lines = try String(contentsOfFile: path, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      lines[step.command.line - 1] = "Expect `no|where`"
      let broken = try KeystrokeScript(
        lines.joined(separator: "\n"), file: path, files: .disk, patternLibrary: .icu)
      let failures = broken.run().failures
      let failure = try #require(failures.first)
      #expect(failures.count == 1)
      #expect(failure.location == step.command.location)
      #expect(failure.excerpt == "Expect `no|where`\n^~~~~~~~~~~~~~~~~")
      #expect(failure.expected == #""no|where""#)
      #expect(expected.selection == nil || failure.actual == "\(step.command.action)".notation)
    }
  }

  @Test func `one script uses the whole language`() throws {
    let script = try KeystrokeScript(
      contentsOf: Repository.folder.appending(path: Self.everything).path,
      patternLibrary: .icu)
    let actions = script.commands.map(\.action)
    let verbs = Set(actions.map(\.verb))
    #expect(KeystrokeScript.Verb.allCases.filter { !verbs.contains($0) } == [])

    // A format would refuse what the rest of the script types.
    let formats = try KeystrokeScript(
      contentsOf: Repository.folder.appending(path: "Examples/Scripts/card-in-fours.keys").path)
    let settings = Set(
      (script.commands + formats.commands).map(\.action).compactMap {
        if case .set(let setting) = $0 { setting.name } else { nil }
      })
    #expect(KeystrokeScript.settingNames.filter { !settings.contains($0) } == [])

    let units = Set(
      actions.compactMap { if case .expectLength(_, let unit) = $0 { unit } else { nil } })
    #expect(LengthUnit.Name.allCases.filter { !units.contains($0) } == [])

    let source = try Repository.text(Self.everything)
    for quote in ["\"", "'", "`"] { #expect(source.contains(" \(quote)")) }
    for escape in [#"\n"#, #"\t"#, #"\u{"#, #"\\"#, #"\""#, #"\'"#, #"\`"#, #"\|"#] {
      #expect(source.contains(escape), "\(escape)")
    }
  }

  @Test(arguments: stories) func `a story is printed as it means`(path: String) throws {
    let script = try KeystrokeScript(contentsOf: path, patternLibrary: .icu)
    let again = try KeystrokeScript(
      script.description, file: path, files: .disk, patternLibrary: .icu)
    #expect(again.commands.map(\.action) == script.commands.map(\.action))
    #expect(again.description == script.description)
  }
}

extension String {
  /// What follows the verb.
  fileprivate var notation: String { String(drop { $0 != " " }.dropFirst()) }
}
