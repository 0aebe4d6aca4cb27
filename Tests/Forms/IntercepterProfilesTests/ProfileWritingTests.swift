import Foundation
import IntercepterICU
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

@Suite struct ProfileWritingTests {
  @Test func `what is written is read as it was`() {
    let breach = firstBreach(cases: 150) { generator in
      let profile = generator.profile()
      for layout in [Profile.Layout.compact, .indented] {
        let json = profile.json(layout)
        do {
          let read = try Profile(
            json: json, customRules: anyOwnRules, patternLibrary: .icu)
          if read != profile { return "\(json) is read as \(read.json(layout))" }
          if read.json(layout) != json { return "\(json) is written as \(read.json(layout))" }
        } catch { return "\(json)\n\(error)" }
      }
      return nil
    }
    #expect(breach == nil)
  }

  @Test func `the example is as it would be written`() throws {
    let example = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/signup.json").standardized
    let text = try String(contentsOf: example, encoding: .utf8)
    #expect(try Profile(json: text).json() + "\n" == text)
  }

  @Test func `what is as it is by default is left out`() {
    let profile = Profile(fields: [
      "a": FieldSpecification(rules: [
        .emoji(.forbidden), .numbersOnly(), .decimal(DecimalSpecification(places: 2)),
        .matches("x"), .singleLine(),
      ])
    ])
    let json = """
      {"version":1,"fields":{"a":{"rules":[{"rule":"emoji","policy":"forbidden"},\
      {"rule":"numbersOnly"},{"rule":"decimal","places":2},{"rule":"matches","pattern":"x"},\
      {"rule":"singleLine"}]}}}
      """
    #expect(profile.json(.compact) == json)
  }

  /// Other readers of JSON take numbers for binary fractions.
  @Test func `bounds with many digits are written as text`() {
    var decimal = DecimalSpecification(places: 20)
    decimal.minimum = "-0.0000000000000000001"
    decimal.maximum = "12345678901.123"
    let json = Profile(fields: ["a": FieldSpecification(rules: [.decimal(decimal)])]).json(.compact)
    #expect(json.contains(#""minimum":"-0.0000000000000000001","maximum":12345678901.123}"#))
  }

  @Test func `fields that come in another order are another form`() {
    let field = FieldSpecification(rules: [])
    #expect(
      Profile(fields: ["a": field, "b": field]) != Profile(fields: ["b": field, "a": field]))
    #expect(
      Profile(fields: ["a": field, "b": field]) == Profile(fields: ["a": field, "b": field]))
  }

  @Test func `an empty profile`() {
    #expect(Profile(fields: [:]).json() == "{\n  \"version\": 1,\n  \"fields\": {}\n}")
    #expect(Profile(fields: [:]).json(.compact) == #"{"version":1,"fields":{}}"#)
  }
}
