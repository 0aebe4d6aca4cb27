import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import Testing

/// `compile`: profiles for web pages.
@Suite struct CompileTests {
  @Test func `a profile is compiled into a file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "signup.intercepter").path
    let run = try Program.run(
      [
        "compile", "Examples/signup.json", "--language", "ja", "--field", "nickname", "--output",
        path,
      ], input: [])
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    #expect(run.status == 0)
    #expect(run.errors == "\(path): \(bytes.count) bytes, for intercepter-rules.wasm\n")
    let profile = try CompiledProfile(bytes)
    #expect(profile.form.fields.map { $0.name } == ["nickname"])
    #expect(profile.messages.language == "ja")
  }

  @Test func `what is wrong with a profile is told at its place, and no file is written`() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "wrong.intercepter").path
    let profile = #"""
      { "version": 1, "fields": { "a": { "rules": [
        { "rule": "matches", "pattern": "(?=a)", "engine": "icu" } ] } } }
      """#
    let run = try Program.run(["compile", "-", "--output", output], input: profile.utf8)
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix("error: -:2:44: $.fields.a.rules[0].engine: “icu” is not linked"),
      "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: output))
    let unknown = try Program.run(
      ["compile", "Examples/signup.json", "--field", "nicknam"], input: [])
    #expect(unknown.status == 65)
    #expect(
      unknown.errors
        == "error: Examples/signup.json: $.fields: there is no field “nicknam”; did you mean “nickname”?\n"
    )
  }
}
