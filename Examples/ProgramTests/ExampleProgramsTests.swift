import Testing

/// The small programs under `Examples`, with real input.
@Suite struct ExampleProgramsTests {
  @Test func `an amount is read as people in its locale write it`() throws {
    let amounts = "1.234,5\n1234.50\n1.234\n,5\n１２，５\n"
    let run = try Program.run(["de"], input: amounts.utf8, of: "payment-amount")
    let wanted = """
      1.234,5 → 1234,50
      1234.50 → 1234,50
      1.234 → 1234,00
      ,5 → 0,50
      １２，５ → 12,50

      """
    #expect(run == Program.Run(output: wanted))
  }

  @Test func `what is no amount is refused, in the user's language`() throws {
    let run = try Program.run(
      ["en-GB", "--language", "en"], input: "1.2.3\n1,234.5\n0\n".utf8, of: "payment-amount")
    #expect(run.status == 1)
    #expect(
      run.output == """
        1.2.3 → refused: This is not a decimal number.
        1,234.5 → 1234.50
        0 → 0.00: This number is out of range.

        """)
  }

  @Test func `keys are shown one by one`() throws {
    let run = try Program.run(
      ["ar-EG", "--keys"], input: "٣٫٥\n".utf8, of: "payment-amount")
    #expect(run == Program.Run(output: "  ٣  3|\n  ٫  3.|\n  ٥  3.5|\n٣٫٥ → 3.50\n"))
  }

  @Test(arguments: [["tlh"], ["de", "fr"], ["--nothing"], ["--language"]])
  func `a call that makes no sense is refused`(arguments: [String]) throws {
    let run = try Program.run(arguments, of: "payment-amount")
    #expect(run.status == 64)
    #expect(run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func `an emoji takes the place of the one before`() throws {
    let keys = "👍\n🏽\n🏴󠁧󠁢󠁥󠁮󠁧󠁿\n1\n1️⃣\n❤\n❤️\n🇩🇪\n🇩\n🐶🐱\n\n👩\n\u{200D}🚀\n"
    let run = try Program.run([], input: keys.utf8, of: "one-emoji-field")
    let wanted = """
      👍 → 👍 U+1F44D
      🏽 → 👍🏽 U+1F44D U+1F3FD
      🏴󠁧󠁢󠁥󠁮󠁧󠁿 → 🏴󠁧󠁢󠁥󠁮󠁧󠁿 U+1F3F4 U+E0067 U+E0062 U+E0065 U+E006E U+E0067 U+E007F
      1 → 🏴󠁧󠁢󠁥󠁮󠁧󠁿 U+1F3F4 U+E0067 U+E0062 U+E0065 U+E006E U+E0067 U+E007F  “1” is not an emoji.
      1️⃣ → 1️⃣ U+31 U+FE0F U+20E3
      ❤ → 1️⃣ U+31 U+FE0F U+20E3  “❤” is not an emoji.
      ❤️ → ❤️ U+2764 U+FE0F
      🇩🇪 → 🇩🇪 U+1F1E9 U+1F1EA
      🇩 → 🇩🇪 U+1F1E9 U+1F1EA  “🇩” is not an emoji.
      🐶🐱 → 🐱 U+1F431
      ⌫ → (empty)
      👩 → 👩 U+1F469
      \u{200D}🚀 → 👩‍🚀 U+1F469 U+200D U+1F680

      """
    #expect(run == Program.Run(output: wanted))
    #expect(try Program.run([], input: "a\n".utf8, of: "one-emoji-field").status == 1)
  }
}
