import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// The JSON in the guides and in the reference of profiles can be read.
@Suite struct GuidesTests {
  static let reference = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Profiles.md").standardized
    return try Guide(contentsOf: file)
  }

  /// The reference's section whose heading, in Markdown, contains a text.
  private static func section(_ heading: String, in page: String) -> Substring? {
    let lines = page.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("##") && $0.contains(heading) }) else {
      return nil
    }
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("##") } ?? lines.endIndex
    return page[lines[start].startIndex..<lines[end - 1].endIndex]
  }

  @Test func `the reference has every argument in its section`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Profiles.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    func expect<Product>(_ kinds: [AnyKind<Product>], _ heading: String?) throws {
      for kind in kinds {
        let section = try #require(Self.section(heading ?? "`\(kind.name)`", in: page), "\(kind)")
        #expect(section.contains("`\(kind.name)`"))
        for label in kind.arguments.entries.map(\.label) {
          // These two are the same in all rules.
          let place = ["onViolation", "message"].contains(label) ? page[...] : section
          #expect(place.contains("`\(label)`"), "\(kind.name) \(label)")
        }
      }
    }
    try expect(Rule.kinds, nil)
    try expect(Intercepter.kinds, "Formats")
    try expect(Fix.kinds, "Fixes")
    try expect(FormRule.kinds, "Rules across fields")
  }

  /// The reference's Swift code.
  static func made(from text: String) throws -> (Intercepter?, FormValidator, String) {
    let profile = try Profile(json: text)
    let name = try profile.intercepter(for: "name")
    let form = try profile.makeFormValidator()
    let json = profile.json()
    return (name, form, json)
  }

  static func withCustomRules(_ text: String) throws -> Profile {
    let customRules: RuleLibrary = [
      "fewSpaces": { arguments in
        let limit = arguments.required("limit")?.integer(from: 0, to: 9) ?? 0
        let message = arguments["message"]?.string()
        return Rule("fewSpaces") { proposal in
          let spaces = proposal.state.text.count { $0 == " " }
          return spaces <= limit ? .accept : .reject(proposal.violation(.custom, message: message))
        }
      }
    ]
    let profile = try Profile(json: text, customRules: customRules)
    return profile
  }

  static func withLimits(_ text: String) throws -> Profile {
    var limits = ProfileLimits.standard
    limits.fields = 20
    let profile = try Profile(json: text, limits: limits)
    return profile
  }

  /// The code of the guide to submissions.
  static func submitted(_ signup: FormValidator, _ messages: Messages) throws -> Submission {
    let texts = try FieldTexts(json: #"{"nickname": "张三", "amount": 0.10, "terms": true}"#)
    let answer = signup.submit(texts)
    let reply = answer.withholdingTexts(of: ["password"]).saying { messages.text(for: $0) }
    let body = reply.json()
    #expect(try JSONDecoder().decode(Submission.self, from: Data(body.utf8)) == reply)
    return reply
  }

  /// The code of the guide to submissions that reads a body.
  @Test func `a server reads a body as the guide says`() throws {
    let form = FormValidator(fields: [
      FormField("price", Intercepter(rules: [.decimal(places: 2, locale: "de")])),
      FormField("due", Intercepter.date(locale: "de")),
      FormField("count", Intercepter(rules: [.numbersOnly(.normalized)])),
    ])
    struct Order: Decodable { let price: DecimalNumber, due: DateValue, count: Int? }

    func order(_ body: String) throws -> Order {
      try form.submit(FieldTexts(json: body)).decode(Order.self)
    }
    let body = #"{"price": "1.234,50 €", "due": "2024-02-29"}"#
    let read = try order(body)
    #expect(read.price == "1234.5" && read.count == nil)
    #expect(read.due == DateValue(year: 2024, month: 2, day: 29))
    let texts = try form.submit(FieldTexts(json: body)).texts
    #expect(texts == ["price": "1234,50", "due": "29.02.2024", "count": ""])
    let answer = try form.submit(FieldTexts(json: body))
    struct Booking: Decodable { let due: DateComponents }
    let midnight = Calendar.current.date(from: try answer.decode(Booking.self).due)
    #expect(midnight == Calendar.current.date(from: DateComponents(year: 2024, month: 2, day: 29)))
    #expect(throws: DecodingError.self) { try order(#"{"price": "1,234"}"#) }
  }

  /// The reference's code that reports the errors of a profile.
  // swift-format-ignore
  static func read(_ text: String) throws -> (FormValidator?, told: [String]) {
    var told: [String] = []
    func print(_ text: String) { told.append(text) }
    var form: FormValidator?
    do {
      let profile = try Profile(json: text)
      form = try profile.makeFormValidator()
    } catch let errors as ProfileErrors {
      for error in errors.errors { print("signup.json:\(error)") }  // signup.json:4:18: $.fields.name.rules[0].rule: …
    }
    return (form, told)
  }

  @Test func `the reference reports errors as it says`() throws {
    let snippet = try #require(
      try Self.reference.get().snippets.first { $0.contains("ProfileErrors") })
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    #expect(source.contains(snippet.withoutLayout))
    let read = try Self.read(#"{"version":1,"fields":{"a":{"rules":[{"rule":"x"}]}}}"#)
    #expect(read.told.count == 1)
    #expect(read.told.first?.hasPrefix("signup.json:1:39: $.fields.a.rules[0].rule: ") == true)
    #expect(try Self.read(#"{"version":1,"fields":{}}"#).0 != nil)
  }

  @Test func `the guide to submissions is true`() throws {
    let guide = try #require(try Guide.all().first { $0.name == "Submissions" })
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    #expect(guide.snippets.count == 5)
    for snippet in guide.snippets { #expect(source.contains(snippet.withoutLayout), "\(snippet)") }
    #expect(guide.brokenLinks == [])
    #expect(guide.lineCount <= 120)

    let signup = FormValidator(fields: [
      FormField("amount", Intercepter(rules: [.numbersOnly()])),
      FormField("password", Intercepter(rules: [.numbersOnly()])),
    ])
    let messages = try #require(Messages(language: "zh-CN"))
    let reply = try Self.submitted(signup, messages)
    #expect(reply.texts == ["amount": "0.10", "password": ""])
    #expect(reply.violations.map(\.violation.message) == ["“.”不是数字。"])
    #expect(reply.unknownFields == ["nickname", "terms"])
  }

  @Test func `every rule and profile of the guides is one`() throws {
    let guides = try Guide.all() + [Self.reference.get()]
    #expect(guides.flatMap(\.json).count >= 25)
    for guide in guides {
      for json in guide.json {
        #expect(throws: Never.self, "\(guide.name): \(json)") { _ = try profile(json) }
      }
    }
  }

  @Test func `the reference is true`() throws {
    let reference = try Self.reference.get()
    #expect(reference.brokenLinks == [])
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).withoutLayout
    #expect(reference.snippets.count == 4)
    for snippet in reference.snippets {
      #expect(source.contains(snippet.withoutLayout), "\(snippet)")
    }

    let first = try #require(reference.json.first)
    let (name, form, json) = try Self.made(from: first)
    #expect(json == first)
    #expect(name?.sanitize("张三李四王五") == "张三李四王")
    #expect(form.fields.map(\.name) == ["name", "amount"])
    #expect(try Self.withLimits(first).fieldNames.count == 2)

    let spaced = #"{"version":1,"fields":{"f":{"rules":[{ "rule": "fewSpaces", "limit": 1 }]}}}"#
    let custom = try #require(try Self.withCustomRules(spaced).intercepter(for: "f"))
    #expect(custom.validate("a b").isValid)
    #expect(!custom.validate("a b c").isValid)
  }

  /// What the reference shows is how it would be written.
  @Test func `the examples of the reference are as they would be written`() throws {
    for json in try Self.reference.get().json {
      let lines = try profile(json).json().split(separator: "\n")
      for line in json.split(separator: "\n") {
        let line = line.trimmingCharacters(in: .whitespaces.union([","] as CharacterSet))
        #expect(lines.contains { $0.contains(line) }, "\(line)")
      }
    }
  }

  /// Every key and every name of the schema is in the reference.
  @Test func `the reference has everything that the schema has`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Profiles.md").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let missing = names(in: SchemaTests.schema.root).filter { !text.contains("`\($0)`") }
    #expect(missing == [])
    let limits = Mirror(reflecting: ProfileLimits.standard).children.map { "\($0.label ?? "")" }
    #expect(limits.filter { !text.contains("`\($0)`") } == [])
  }

  /// The names of properties and of choices in a schema.
  private func names(in schema: JSONValue) -> Set<String> {
    switch schema {
    case .array(let elements):
      return elements.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .object(let members):
      return members.reduce(into: []) { all, member in
        switch member.name {
        case "enum": all.formUnion(member.value.elements.map(\.text))
        case "const": if !member.value.text.isEmpty { all.insert(member.value.text) }
        case "properties":
          all.formUnion(member.value.members.map(\.name))
          all.formUnion(member.value.members.map { names(in: $0.value) }.joined())
        default: all.formUnion(names(in: member.value))
        }
      }
    default: return []
    }
  }

  /// A profile of a page, or one with the field or the rule that the page shows.
  private func profile(_ json: String) throws(ProfileErrors) -> Profile {
    if json.contains("\"version\"") { return try Profile(json: json) }
    let field = json.contains("\"rules\"") ? json : "{\"rules\":[\(json)]}"
    return try Profile(json: "{\"version\":1,\"fields\":{\"field\":\(field)}}")
  }
}
