import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct ProfileTests {
  /// The profile of the contract.
  static let json = """
    { "version": 1,
      "fields": {
        "name":   { "label": "姓名", "rules": [
                      {"rule":"emoji","policy":"forbidden"},
                      {"rule":"maxLength","limit":10,"unit":"gb18030","onViolation":"amend"} ] },
        "amount": { "rules": [ {"rule":"decimal","places":2},
                               {"rule":"maxLength","limit":9,"unit":"utf16"} ],
                    "composition": "immediately", "ellipsis": "restore" } } }
    """

  @Test func `is read`() throws {
    let expected = Profile(fields: [
      "name": FieldSpecification(
        label: "姓名",
        rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030, onViolation: .amend)]),
      "amount": FieldSpecification(
        rules: [.decimal(DecimalSpecification(places: 2)), .maxLength(9, in: .utf16)],
        composition: .immediately, ellipsis: .restore),
    ])
    #expect(try Profile(json: Self.json) == expected)
    #expect(try Profile(json: Array(Self.json.utf8)) == expected)
  }

  @Test func `makes intercepters`() throws {
    let profile = try Profile(json: Self.json)
    let name = try #require(try profile.intercepter(for: "name"))
    #expect(name.sanitize("张三😀李四王五") == "张三李四王")
    #expect(name.composition == .whenCommitted)
    let amount = try #require(try profile.intercepter(for: "amount"))
    #expect(amount.rules.map(\.identifier) == ["decimal", "maxLength"])
    #expect(amount.composition == .immediately)
    #expect(amount.ellipsis == .restore)
    #expect(try profile.intercepter(for: "email").map(\.rules.count) == nil)
  }

  @Test func `makes no intercepter with a pattern that cannot be read`() {
    let field = FieldSpecification(rules: [.matches("(")])
    #expect(throws: (any Error).self) { try field.makeIntercepter() }
  }

  @Test func `names of fields can be anything`() throws {
    let profile = try Profile(
      json: #"{"version":1,"fields":{"":{"rules":[]},"姓名":{"rules":[]},"a.b":{"rules":[]}}}"#)
    #expect(profile.fieldNames == ["", "姓名", "a.b"])
    #expect(Set(profile.fieldNames) == Set(profile.fields.keys))
  }
}
