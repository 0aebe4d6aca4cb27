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

  /// Without its name, too, the options of `repl` are offered; ArgumentParser's own script does not.
  @Test(arguments: [
    ("intercepter --em", "--emoji"),
    ("intercepter --numbers-only --em", "--emoji"),
    ("intercepter --emoji fo", "forbidden"),
    ("intercepter --emoji forbidden --uni", "--unit"),
    ("intercepter --vers", "--version"),
    ("intercepter repl --em", "--emoji"),
    ("intercepter me", "measure"),
    ("intercepter measure --em", ""),
  ])
  func `bash completes the last word`(line: String, completion: String) throws {
    let words = line.split(separator: " ")
    let lines = """
      \(try Program.output("--generate-completion-script", "bash"))
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1) COMP_LINE='\(line)' COMP_POINT=\(line.count)
      _intercepter intercepter \(words[words.count - 1]) \(words[words.count - 2])
      echo "${COMPREPLY[*]}"
      """
    let run = try Program.run(["-c", lines], of: "/bin/bash")
    #expect(run == Program.Run(output: completion + "\n"))
  }

  @Test(arguments: [("zsh", "    _intercepter_repl"), ("fish", "-o \"$commands repl\" =")])
  func `other shells know the default subcommand, too`(shell: String, words: String) throws {
    let script = try Program.output("--generate-completion-script", shell)
    #expect(script.contains(words))
  }

  @Test(arguments: [
    ("ma", "maxLength"), ("maxLength 10 ", "maxLength 10 gb18030"),
    ("emoji ", "emoji forbidden"), ("decimal 2 ", "decimal 2 locale:"),
  ]) func `a rule is completed with its arguments`(text: String, completion: String) throws {
    let all = try Program.output(
      "---completion", "check", "--", "--rule", "3", "\(text.count)", "intercepter", "check",
      "--rule",
      text)
    #expect(all.split(separator: "\n").contains(Substring(completion)), "\(all)")
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
