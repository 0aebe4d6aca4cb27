import Foundation
import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// A field with `"secret": true`: neither its text nor the length of it is in an answer or a report.
///
/// Each test gives the program two texts with the same violations and different lengths. The outputs must be
/// the same.
@Suite struct SecretTests {
  private static let profile = """
    {"version":1,"fields":{
      "nickname":{"rules":[{"rule":"maxLength","limit":6,"unit":"graphemes"}]},
      "password":{"secret":true,"fixes":[{"fix":"trimWhitespace"}],"rules":[
        {"rule":"emoji","policy":"forbidden"},
        {"rule":"maxLength","limit":6,"unit":"graphemes","message":"{limit} at most, not {actual}."},
        {"rule":"minLength","limit":3,"unit":"utf8"}]},
      "repeated":{"secret":true,"rules":[{"rule":"maxLength","limit":6,"unit":"gb18030"}]},
      "pin":{"secret":true,"rules":[{"rule":"decimal","places":1,"maximum":"999"}]}},
    "formRules":[{"rule":"equal","field":"repeated","to":"password"}]}
    """

  /// Two texts of a password, and two of a number.
  struct Alike: CustomStringConvertible {
    let passwords: [String]
    let pins: [String]

    var description: String { "\(passwords) \(pins)" }
  }

  static let alike = [
    Alike(passwords: ["abc", "hunter"], pins: ["7", "12.5"]),
    Alike(passwords: ["hunter2", " correct horse "], pins: ["1000", "123456"]),
    Alike(passwords: ["a😀hunter", "correct😀horse"], pins: ["1.25", "10.125"]),
    Alike(passwords: ["a", "é"], pins: ["12x", "12345x"]),
    Alike(passwords: ["", " "], pins: ["", ""]),
  ]

  private static func form() throws -> FormValidator {
    try Profile(json: profile).makeFormValidator()
  }

  @Test(arguments: alike) func `the JSON of a submission`(alike: Alike) throws {
    let form = try Self.form()
    let submissions = zip(alike.passwords, alike.pins).map { password, pin in
      form.submit([
        "nickname": "张三", "password": .text(password), "repeated": "other", "pin": .text(pin),
      ])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let encoded = try submissions.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    #expect(encoded[0] == encoded[1])
    #expect(encoded[0].contains("张三"))
    #expect(submissions[0].json() == submissions[1].json())
    let said = submissions.map { $0.saying { "\($0.range) \($0.actual ?? 0)" }.json() }
    #expect(said[0] == said[1])
  }

  @Test(arguments: alike) func `the answers of process`(alike: Alike) throws {
    let folder = try TemporaryFolder()
    let profile = try folder.file("profile.json", Data(Self.profile.utf8)).path
    let answers = try zip(alike.passwords, alike.pins).map { password, pin in
      try Program.output(
        "process", "--profile", profile,
        input: """
          {"field":"password","validate":"\(password)"}
          {"field":"password","sanitize":"\(password)"}
          {"field":"pin","validate":"\(pin)"}
          {"field":"pin","sanitize":"\(pin)"}
          {"submit":{"password":"\(password)","repeated":"other","pin":"\(pin)"}}

          """)
    }
    #expect(answers[0] == answers[1])
    #expect(answers[0].split(separator: "\n").count == 5)
  }

  @Test func `an edit has the state for the host, and violations without a length`() throws {
    let folder = try TemporaryFolder()
    let profile = try folder.file("profile.json", Data(Self.profile.utf8)).path
    let violations = try ["hunter2", "correct horse"].map { text in
      let answer = try Program.output(
        "process", "--profile", profile, "--field", "repeated",
        input: #"{"previous":{"text":""},"current":{"text":"\#(text)"}}"#)
      #expect(answer.contains(#""state":{"text":"","#))
      return try #require(answer.firstRange(of: #""violations":"#).map { answer[$0.upperBound...] })
    }
    #expect(violations[0] == violations[1])
    #expect(violations[0].contains("tooLong"))
  }

  private static let reports: [[String]] = [
    [], ["--json"], ["--changes"], ["--json", "--changes"], ["--fix"],
    ["--fix", "--unsafe-fixes", "--changes"],
    ["--quiet"],
  ]

  /// Records with the first or the second of each pair of texts.
  private static func records(_ format: String, _ index: Int) -> String {
    // A blank that alone is trimmed is a change.
    alike.dropLast().map { alike in
      let (password, pin) = (alike.passwords[index], alike.pins[index])
      return switch format {
      case "csv":
        """
        \(pin),"\(password)",other,abcdefg
        1,\(password),abcdefg

        """
      case "jsonl":
        """
        {"pin":"\(pin)","password":"\(password)","repeated":"other","nickname":"abcdefg"}
        {"pin":"\(pin)","password":["\(password)"],"nickname":"abcdefg"}
        {"pin":"\(pin)","password":"\(password)",,}

        """
      default: "\(password)\n"
      }
    }.joined()
  }

  @Test(arguments: ["csv", "jsonl", "lines"], reports)
  func `the reports of check`(format: String, report: [String]) throws {
    let folder = try TemporaryFolder()
    let profile = try folder.file("profile.json", Data(Self.profile.utf8)).path
    let field = format == "lines" ? ["--field", "password"] : []
    let header = format == "csv" ? "pin,password,repeated,nickname\n" : ""
    var runs = try [0, 1].map { index in
      try Program.run(
        ["check", "--profile", profile, "--format", format] + field + report,
        input: (header + Self.records(format, index)).utf8)
    }
    // The fixed records themselves have the texts.
    if report.first == "--fix" { for index in runs.indices { runs[index].output = "" } }
    #expect(runs[0] == runs[1])
    #expect(runs[0].errors.contains("not conform"))
  }

  @Test func `a terminal shows no text of a record that may have one`() throws {
    let folder = try TemporaryFolder()
    let profile = try folder.file("profile.json", Data(Self.profile.utf8)).path
    let table = "password,nickname,repeated,pin\nhunter2,abcdefg,b,1\n"
    let file = try folder.file("users.csv", Data(table.utf8)).path
    for field in [[], ["--field", "nickname"]] {
      let terminal = try PseudoTerminal(
        ["check", "--profile", profile, "--format", "csv"] + field + [file], columns: 200)
      let output = try terminal.waitForEnd()
      #expect(!output.contains("hunter2"), "\(output)")
      #expect(output.contains("nickname: "), "\(output)")
    }
  }
}
