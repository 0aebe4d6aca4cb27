import IntercepterProfiles
import Testing
import TextFieldSimulator
import TextInputIntercepter

@testable import IntercepterTerminal

/// A kind that declares its arguments once is known to profiles, scripts, menus and the schema.
struct ToyKindTests {
  /// A toy rule with one argument, and a toy format.
  struct Toy: RuleKind, FormatKind {
    var wheels = 4

    var name: String { "toy" }

    mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
      coder.describe("A toy.")
      coder.optional(
        "wheels", &wheels, .integer(in: 1...9), unless: 4, "The number of wheels.",
        unlabelled: true)
    }

    var rule: Rule { .maxLength(wheels, in: .graphemes) }
    var preset: Intercepter { .oneTimeCode(digits: wheels, groups: 0) }
  }

  static let kinds = {
    var kinds = FieldKinds()
    kinds.rules.append(AnyKind(Toy()))
    kinds.formats.append(AnyKind(Toy()))
    return kinds
  }()

  private func profile(_ wheels: String) throws -> Profile {
    let json = """
      {"version":1,"fields":{"f":{"rules":[{"rule":"toy"\(wheels),"message":"!"}],\
      "format":{"kind":"toy"\(wheels)}}}}
      """
    let profile = try Profile(
      json: Array(json.utf8), patternTables: nil, kinds: Self.kinds)
    #expect(profile.json(.compact) == json)
    return profile
  }

  @Test func `profiles have it, and refuse a wrong argument`() throws {
    for (wheels, longest) in [("", 4), (#","wheels":3"#, 3)] {
      let intercepter = try #require(try profile(wheels).intercepter(for: "f"))
      let text = String(repeating: "1", count: longest)
      #expect(intercepter.validate(text).isValid)
      #expect(!intercepter.validate(text + "1").isValid)
    }
    let error = #expect(throws: ProfileErrors.self) { try profile(#","wheels":10"#) }
    #expect(
      error?.errors.map(\.message)
        == Array(repeating: "expected a whole number from 1 to 9, found 10", count: 2))
  }

  @Test func `scripts have it in both directions`() throws {
    let field = try #require(try profile(#","wheels":3"#).form.first).specification
    for (setting, script) in [
      ("Rule", "toy 3 message:!"), ("Format", "toy 3"), ("Format", "toy wheels:3"),
    ] {
      let commands = try KeystrokeScript("Set \(setting) \(script)", kinds: Self.kinds).commands
      switch commands.first?.action {
      case .set(.rule(let rule)): #expect(rule.specification == field.rules.first)
      case .set(.format(let format)): #expect(format == field.format)
      default: Issue.record("\(script) is not read")
      }
    }
    #expect(field.format?.script == "toy 3")
    #expect(throws: KeystrokeScriptErrors.self) {
      try KeystrokeScript("Set Format toy 10", kinds: Self.kinds)
    }
  }

  @Test func `menus and help have it`() throws {
    let rule = SettingHelp(try #require(Self.kinds.rules.last))
    #expect(rule.usage == "[WHEELS]")
    #expect(rule.summary == "a toy")
    #expect(rule.completions(behind: []).hint == "WHEELS, the number of wheels")
    let formats = SettingHelp.formats(Self.kinds.formats)
    #expect(formats.last?.name == "toy")
    #expect(formats.last?.usage == "[WHEELS]")
  }

  @Test func `the schema has it`() throws {
    let schema = try #require(Self.kinds.formats.last).arguments.schema("kind", "toy")
    #expect(
      schema.json() == """
        {"description":"A toy.","type":"object","properties":{"kind":{"const":"toy"},\
        "wheels":{"description":"The number of wheels.","type":"integer","minimum":1,"maximum":9,\
        "default":4}},"required":["kind"],"additionalProperties":false}
        """)
  }
}
