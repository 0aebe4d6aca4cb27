import Foundation
import Testing

/// Rules from a profile.
@Suite struct ProfileOptionTests {
  @Test func `a field of a profile has its rules and policies`() throws {
    let profile = "Examples/signup.json"
    let answer = try Program.output(
      "process", "--profile", profile, "--field", "amount",
      input: #"{"previous":{"text":"12"},"current":{"text":"12。","selection":[3,3]}}"#)
    #expect(answer.hasPrefix(#"{"outcome":"amended","state":{"text":"12.","#))

    let dots = #"{"previous":{"text":"a.."},"current":{"text":"a…"}}"#
    let password = try Program.output(
      "process", "--profile", profile, "--field", "password", input: dots)
    #expect(password.hasPrefix(#"{"outcome":"amended","state":{"text":"a...","#))
    let restored = try Program.output(
      "process", "--profile", profile, "--field", "password", "--ellipsis", "restore", input: dots)
    #expect(restored.hasPrefix(#"{"outcome":"rejected","#))
  }

  @Test func `all errors of a profile are told at once`() throws {
    let folder = try TemporaryFolder()
    let json = """
      { "version": 1,
        "fields": {
          "name": { "lable": "姓名", "rules": [
            {"rule":"maxLength","limit":-1,"unit":"gb18030"},
            {"rule":"matches","pattern":"("} ] },
          "amount": { "rules": [ {"rule":"decimal","places":"2"} ], "ellipsis": "never" } } }
      """
    let path = try folder.file("profile.json", Data(json.utf8)).path()
    let run = try Program.run("check", "--profile", path, "--field", "name")
    let errors = """
      error: \(path):3:15: $.fields.name.lable: unknown key; did you mean “label”?
      error: \(path):4:27: $.fields.name.rules[0].limit: expected a whole number from 0, found -1
      error: \(path):5:25: $.fields.name.rules[1].pattern: A parenthesis is not closed. \
      (line 1, column 1 of the pattern)
      error: \(path):6:46: $.fields.amount.rules[0].places: expected a whole number from 0, found "2"
      error: \(path):6:63: $.fields.amount.ellipsis: expected “restore”, “expand” or “accept”, \
      found "never"

      """
    #expect(run == Program.Run(errors: errors, status: 65))
  }

  @Test func `a profile that is no JSON says where`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("profile.json", Data("{\n  fields: {}\n}".utf8)).path()
    let run = try Program.run("check", "--profile", path, "--field", "name")
    let errors = """
      error: \(path):2:3: $: expected a name in quotation marks, found "f"

      """
    #expect(run == Program.Run(errors: errors, status: 65))
  }

  @Test func `a profile that is not there`() throws {
    let run = try Program.run("check", "--profile", "none.json", "--field", "name")
    let errors = "error: none.json: No such file or directory\n"
    #expect(run == Program.Run(errors: errors, status: 66))
  }

  /// The ways to open a profile.
  static let openings: [(arguments: [String], input: String)] = [
    (["explain", "--profile", "PROFILE"], ""),
    (["check", "--profile", "PROFILE", "--field", "f"], ""),
    (["process", "--profile", "PROFILE"], ""),
    (["repl", "--script", "-", "--profile", "PROFILE"], ""),
    (["repl", "--script", "-"], ":load PROFILE\n"),
    (["repl", "--script", "-"], "Set Profile 'PROFILE' f\n"),
    (["replay", "--quiet"], "Set Profile 'PROFILE' f\n"),
  ]

  @Test(arguments: openings.indices)
  func `what can hardly be meant is told on standard error, wherever a profile is opened`(
    index: Int
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "odd.json",
      Data(
        #"{"version":1,"fields":{"f":{"rules":[{"rule":"allowedCharacters","characters":""}]}}}"#
          .utf8)
    ).path
    let (arguments, input) = Self.openings[index]
    let run = try Program.run(
      arguments.map { $0 == "PROFILE" ? path : $0 },
      input: Array(input.replacing("PROFILE", with: path).utf8))
    #expect(run.status == 0, "\(run)")
    let warning =
      "\(path): warning: $.fields.f.rules[0].characters: the list allows no characters\n"
    #expect(run.errors.hasPrefix(warning), "\(run)")
    #expect(run.errors.split(separator: "warning:").count == 2, "told once: \(run)")
  }

  @Test func `a field that is not there`() throws {
    let run = try Program.run("check", "--profile", "Examples/signup.json", "--field", "name")
    let names = "account, amount, biography, cardNumber, confirmation, nickname, password"
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("error: Examples/signup.json has no field “name”; it has: \(names).\n"))
  }
}
