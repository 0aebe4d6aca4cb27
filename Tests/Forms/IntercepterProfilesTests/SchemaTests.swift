import Foundation
import IntercepterICU
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// `Docs/profile.schema.json` says what the reader reads.
@Suite struct SchemaTests {
  static let schema: JSONSchema = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/profile.schema.json").standardized
    do {
      return JSONSchema(root: try JSONValue(bytes: Array(Data(contentsOf: file))))
    } catch { fatalError("\(file.path): \(error)") }
  }()

  /// What the reader checks and a schema cannot say.
  private var exceptions: [Regex<Substring>] {
    [
      /\.pattern: .* \(line \d+, column \d+ of the pattern\)/,
      /\.format: .* \(line \d+, column \d+ of the pattern\)/,
      /\.classes.*: expected one character for a slot.*/,
      /\.(?:earliest|latest): expected .*, in ISO 8601 format.*/,
      /\.latest: the latest is before the earliest/,
      /\.digits: the digits of the format are .*/,
      /\.maximum: .* is less than the minimum, .*/,
      /\.locale: expected a locale that CLDR knows.*/,
      /\$\.formRules.*: there is no field .*/,
      /\$\.formRules.*: expected at least one field.*/,
      /\.message.*: .* \(line \d+, column \d+ of the message\)/,
      /\.message.*: this is not a language.*/,
      /\.message: expected a text in at least one language.*/,
      /\$\.order.*: (?:there is no field .*|“.*” appears twice|“.*” is missing)/,
    ]
  }

  @Test func `the schema and the reader accept the same`() {
    var accepted = 0
    let cases = 500
    let exceptions = exceptions
    let breach = firstBreach(cases: cases) { generator in
      let profile = generator.profile(withOwnRules: false)
      let value: JSONValue
      do {
        value = try JSONValue(text: profile.json(.compact))
      } catch { return "\(error)" }
      let mutated = generator.chance(10) ? value : generator.mutated(value)
      let json = mutated.json()
      let isValid: Bool
      do {
        isValid = try Self.schema.validates(mutated)
      } catch { return "\(error)" }
      do {
        _ = try Profile(json: json, patternLibrary: .icu, limits: .none)
        accepted += 1
        return isValid ? nil : "only the reader accepts \(json)"
      } catch let error as ProfileErrors {
        guard isValid else { return nil }
        let texts = error.errors.map { "\($0.path): \($0.message)" }
        let isExcepted = texts.allSatisfy { text in
          exceptions.contains { text.contains($0) }
        }
        return !isExcepted ? "only the schema accepts \(json)\n\(error)" : nil
      } catch { return "\(error)" }
    }
    #expect(breach == nil)
    // Both answers are given often.
    #expect((cases / 10..<cases / 2).contains(accepted))
  }

  @Test func `the example conforms`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/signup.json").standardized
    #expect(try Self.schema.validates(JSONValue(bytes: Array(Data(contentsOf: file)))))
  }

  @Test func `a profile may name its schema, as editors ask for`() throws {
    let plain = #"{"version":1,"fields":{"a":{"rules":[]}}}"#
    let schema = #""$schema":"https://example.com/profile.schema.json""#
    for json in ["{\(schema),\(plain.dropFirst())", "\(plain.dropLast()),\(schema)}"] {
      #expect(try Profile(json: json) == Profile(json: plain))
      #expect(try Self.schema.validates(JSONValue(text: json)))
    }
  }

  /// `WRITE_SCHEMA=1 swift test --filter SchemaTests` writes the file anew.
  @Test func `the schema is the one that the kinds declare`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/profile.schema.json").standardized
    let declared = ProfileSchema.json().indentedJSON() + "\n"
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == declared
    if ProcessInfo.processInfo.environment["WRITE_SCHEMA"] != nil {
      try declared.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isCurrent, "the schema is not current")
  }

  /// The shortest rules and fixes of each kind.
  static let shortest: [(definition: String, json: String)] = [
    ("rule-emoji", #"{"rule":"emoji","policy":"only"}"#),
    ("rule-maxLength", #"{"rule":"maxLength","limit":1,"unit":"utf8"}"#),
    ("rule-numbersOnly", #"{"rule":"numbersOnly"}"#),
    ("rule-decimal", #"{"rule":"decimal","places":2}"#),
    ("rule-allowedCharacters", #"{"rule":"allowedCharacters","characters":"a"}"#),
    ("rule-forbiddenCharacters", #"{"rule":"forbiddenCharacters","characters":"a"}"#),
    ("rule-matches", #"{"rule":"matches","pattern":"a"}"#),
    ("rule-singleLine", #"{"rule":"singleLine"}"#),
    ("field", #"{"rules":[]}"#),
    ("format-pattern", #"{"kind":"pattern","pattern":"@"}"#),
    ("format-patterns", #"{"kind":"patterns","patterns":["@"]}"#),
    ("format-groupedAsIn", #"{"kind":"grouped","locale":"de"}"#),
    ("format-groupedBy", #"{"kind":"grouped","by":" "}"#),
    ("format-date", #"{"kind":"date"}"#),
    ("format-month", #"{"kind":"month"}"#),
    ("format-time", #"{"kind":"time"}"#),
    ("format-dateAndTime", #"{"kind":"dateAndTime"}"#),
    ("format-dateRange", #"{"kind":"dateRange"}"#),
    ("format-oneTimeCode", #"{"kind":"oneTimeCode"}"#),
    ("fix-removeLeadingZeros", #"{"fix":"removeLeadingZeros"}"#),
    ("fix-padDecimals", #"{"fix":"padDecimals","places":2}"#),
    ("fix-dropTrailingSeparator", #"{"fix":"dropTrailingSeparator"}"#),
  ]

  /// What may be left out and means nothing then.
  static let withoutDefault: Set = [
    "format", "label", "locale", "upTo", "integerDigits", "timeLimit", "minimum", "maximum",
    "message", "separator", "earliest", "latest", "twoDigitYearsFrom",
  ]

  @Test(arguments: shortest) func `what is left out is as the schema says`(
    row: (definition: String, json: String)
  ) throws {
    let definition = try #require(Self.schema.definition(row.definition))
    let required = Set(definition["required"]?.elements.map(\.text) ?? [])
    var whole = try JSONValue(text: row.json).members
    for property in definition["properties"]?.members ?? [] where !required.contains(property.name)
    {
      let reference = property.value["$ref"]?.text.dropFirst("#/$defs/".count)
      let schema = reference.flatMap { Self.schema.definition(String($0)) } ?? property.value
      guard let usual = schema["default"] else {
        #expect(Self.withoutDefault.contains(property.name), "\(property.name)")
        continue
      }
      whole.append(JSONValue.Member(name: property.name, value: usual))
    }
    #expect(try profile(row, .object(whole)) == profile(row, JSONValue(text: row.json)))
  }

  private func profile(
    _ row: (definition: String, json: String), _ value: JSONValue
  ) throws -> Profile {
    let json = value.json()
    let field =
      switch row.definition.prefix(4) {
      case "rule": "{\"rules\":[\(json)]}"
      case "form": "{\"rules\":[],\"format\":\(json)}"
      case "fix-": "{\"rules\":[],\"fixes\":[\(json)]}"
      default: json
      }
    return try Profile(json: "{\"version\":1,\"fields\":{\"f\":\(field)}}")
  }
}
