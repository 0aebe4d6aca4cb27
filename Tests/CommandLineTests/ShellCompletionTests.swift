import Testing

/// What a shell completes, and what the help says of it.
struct ShellCompletionTests {
  @Test func `the values of options are offered`() throws {
    let script = try Program.output("--generate-completion-script", "bash")
    let parts = script.split(separator: "'--emoji')").dropFirst()
    #expect(parts.count > 3)
    for part in parts { #expect(part.prefix(120).contains("forbidden")) }
    for part in script.split(separator: "'--profile')").dropFirst() {
      #expect(part.prefix(200).contains("json"))
    }
    #expect(script.contains("zh-Hans"))
    #expect(try Program.output("--help").contains("--generate-completion-script"))
  }

  @Test func `the fields are those of the profile on the line`() throws {
    let fields = try Program.output(
      "---completion", "repl", "--", "--field", "5", "0", "intercepter", "repl", "--profile",
      "Examples/signup.json", "--field", "")
    #expect(fields.split(separator: "\n").contains("cardNumber"), "\(fields)")
  }

  @Test func `the language of scripts is in the help`() throws {
    let help = try Program.output("replay", "--help")
    for words in ["ExpectLength LENGTH UNIT", "Set Rule decimal PLACES", "gb18030-2022"] {
      #expect(help.contains(words), "\(words)")
    }
    #expect(!help.contains("Docs/"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
