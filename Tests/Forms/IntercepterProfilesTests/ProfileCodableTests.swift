import Foundation
import IntercepterForms
import IntercepterICU
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// Profiles and texts of forms through encoders and decoders.
@Suite struct ProfileCodableTests {
  @Test func `a profile comes through an encoder as it was`() {
    let breach = firstBreach(cases: 150) { generator in
      let profile = generator.profile(withOwnRules: false)
      do {
        let data = try JSONEncoder().encode(profile)
        let decoder = JSONDecoder()
        decoder.userInfo[Profile.patternLibraryKey] = PatternLibrary.icu
        let read = try decoder.decode(Profile.self, from: data)
        if read != profile { return "\(profile.json(.compact)) is read as \(read.json(.compact))" }
        let json = String(decoding: data, as: UTF8.self)
        return try Profile(json: json, patternLibrary: .icu) == profile
          ? nil : "another profile: \(json)"
      } catch { return "\(error)\n\(profile.json())" }
    }
    #expect(breach == nil)
  }

  @Test func `a profile in a file can be decoded; its fields come in the order of their names`()
    throws
  {
    let json =
      #"{"version":1,"fields":{"b":{"rules":[{"rule":"decimal","places":2,"minimum":0.01}]},"a":{"rules":[]}}}"#
    let profile = try JSONDecoder().decode(Profile.self, from: Data(json.utf8))
    #expect(profile.fieldNames == ["a", "b"])
    #expect(profile.fields["b"] == (try Profile(json: json)).fields["b"])
  }

  @Test func `errors are told with their paths`() {
    let json = #"{"version":1,"fields":{"b":{"rules":[{"rule":"emoij"}]}}}"#
    #expect {
      try JSONDecoder().decode(Profile.self, from: Data(json.utf8))
    } throws: { error in
      (error as? ProfileErrors)?.errors.map(\.path) == ["$.fields.b.rules[0].rule"]
    }
  }

  private func profile(order: String) throws -> Profile {
    try Profile(
      json: #"{"version":1,"order":\#(order),"fields":{"b":{"rules":[]},"a":{"rules":[]}}}"#)
  }

  @Test func `an order is the order of the form`() throws {
    #expect(try profile(order: #"["a","b"]"#).fieldNames == ["a", "b"])
    #expect(try profile(order: #"["b","a"]"#).fieldNames == ["b", "a"])
  }

  static let orders: [(order: String, errors: [String])] = [
    (#"["a"]"#, ["$.order: “b” is missing"]),
    (#"["b"]"#, ["$.order: “a” is missing"]),
    (#"["a","b","a"]"#, ["$.order[2]: “a” appears twice"]),
    (#"["a","b","c"]"#, ["$.order[2]: there is no field “c”"]),
    (#"5"#, ["$.order: expected an array, found 5"]),
  ]

  @Test(arguments: orders) func `an order that is not that of all fields is an error`(
    row: (order: String, errors: [String])
  ) throws {
    let errors = try #require(throws: ProfileErrors.self) { try profile(order: row.order) }
    #expect(errors.errors.map { "\($0.path): \($0.message)" } == row.errors)
  }

  @Test func `canonically equivalent names are two fields`() throws {
    let field = FieldSpecification(rules: [.numbersOnly()])
    let profile = Profile(fields: ["\u{E9}": field, "e\u{301}": FieldSpecification(rules: [])])
    #expect(profile.fieldNames.map(\.unicodeScalars.count) == [1, 2])
    let rules = try profile.makeFormValidator()["e\u{301}"]?.intercepter.rules
    #expect(rules?.map(\.identifier) == ["noControlCharacters"])
    #expect(
      profile != Profile(fields: ["e\u{301}": FieldSpecification(rules: []), "\u{E9}": field]))
  }

  @Test func `texts are read as they are written`() throws {
    let texts = try FieldTexts(
      json: #"{"b":0.10,"a":"x","c":true,"d":null,"e":123456789012345678901234567890,"f":1E3}"#)
    #expect(
      texts == [
        "b": .number("0.10"), "a": "x", "c": "true",
        "e": .number("123456789012345678901234567890"), "f": .number("1000"),
      ])
    #expect(texts.keys == ["b", "a", "c", "e", "f"])
  }

  static let malformed: [(json: String, wanted: String)] = [
    (#"{"a":[1]}"#, "1:2: $.a: expected a string, a number, true, false or null, found [1]"),
    ("[1]", "1:1: $: expected an object, found [1]"),
    ("{", "1:2: $: expected a name in quotation marks, found the end of the text"),
  ]

  @Test(arguments: malformed) func `what are no texts is told`(row: (json: String, wanted: String))
    throws
  {
    let errors = try #require(throws: ProfileErrors.self) { try FieldTexts(json: row.json) }
    #expect("\(errors)" == row.wanted)
  }
}
