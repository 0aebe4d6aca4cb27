import IntercepterProfiles
import Testing
import TextInputIntercepter

/// A format in the live field.
struct FormatSettingTests {
  @Test func `a format is set, shown and taken back`() throws {
    var terminal = try Terminal(.numbersOnly())
    terminal.command("set format pattern \"#### ####\"")
    terminal.type("411122")
    #expect(terminal.state == "4111 22|")
    #expect(terminal.screen().contains("pattern \"#### ####\""))
    terminal.command("submit")
    #expect(terminal.screen().contains("The text is not valid yet."))
    terminal.type("33")
    terminal.command("submit")
    #expect(terminal.screen().contains("✓ valid"))
    #expect(!terminal.screen().contains("valid as"))
    terminal.command("rules")
    #expect(terminal.screen().contains("format pattern \"#### ####\""))
    terminal.command("set format off")
    #expect(terminal.state == "41112233|")
    #expect(terminal.row(5).hasPrefix(" Set Format off → done"))
    #expect(!terminal.screen().contains("format pattern"))
  }

  @Test func `what a fix makes of a formatted text is said`() throws {
    let specification = FieldSpecification(
      rules: [.decimal(.init(places: 2))], format: .grouped(locale: "en"),
      fixes: [.padDecimals(places: 2)])
    var terminal = try Terminal(fields: [("amount", specification)])
    terminal.type("1234")
    #expect(terminal.state == "1,234|")
    #expect(terminal.screen().contains("✓ valid as “1234.00”"))
  }

  @Test func `the missing part of a pattern is drawn and not in the text`() throws {
    var terminal = try Terminal()
    terminal.command("set format pattern \"#### ####\"")
    #expect(terminal.screen().contains("____ ____"))
    terminal.type("123")
    #expect(terminal.screen().contains("123_ ____"))
    #expect(terminal.state == "123|")
    terminal.command("set format date de")
    terminal.command("set text '29.0'")
    #expect(terminal.screen().contains("29.0_.____"))
  }

  @Test func `what is missing says nothing about a secret`() throws {
    var terminal = try Terminal(
      fields: [
        ("pin", FieldSpecification(isSecret: true, rules: [], format: .pattern("## ##")))
      ])
    terminal.type("123")
    #expect(!terminal.screen().contains("_"))
  }
}
