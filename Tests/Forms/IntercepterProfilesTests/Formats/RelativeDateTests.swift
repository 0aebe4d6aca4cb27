import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// Bounds of a profile that are relative to today.
@Suite struct RelativeDateTests {
  static let json = #"""
    { "version": 1, "fields": {
      "birthday": { "rules": [], "format": { "kind": "date", "locale": "de", "latest": "-18 years" } },
      "card": { "rules": [], "format": { "kind": "month", "earliest": "today", "twoDigitYearsFrom": 2000 } },
      "meeting": { "rules": [], "format": { "kind": "dateAndTime", "latest": "+1 month" } } } }
    """#

  static let rows: [(field: String, text: String, isValid: Bool)] = [
    ("birthday", "26.11.2008", true), ("birthday", "27.11.2008", false),
    ("card", "11/26", true), ("card", "10/26", false),
    ("meeting", "2026-12-26 23:59", true), ("meeting", "2026-12-27 00:00", false),
  ]

  @Test(arguments: rows) func `a profile has the bounds of a day`(
    field: String, text: String, isValid: Bool
  ) throws {
    let profile = try Profile(json: Self.json)
    let form = try profile.resolved(today: "2026-11-26").makeFormValidator()
    #expect(form[field]?.validate(text).isValid == isValid)
    let compiled = try CompiledProfile(
      profile.resolved(today: "2026-11-26").compiled(language: "en"))
    #expect(compiled.form[field]?.validate(text).isValid == isValid)
    let dated = try profile.makeFormValidator().withToday { "2026-11-26" }
    #expect(dated[field]?.validate(text).isValid == isValid)
    #expect(dated[field]?.submit(text).isValid == isValid)
  }

  @Test func `a compiled profile counts from the day of its use`() throws {
    let profile = try CompiledProfile(Profile(json: Self.json).compiled(language: "en"))
    func text(_ bound: DateBound) -> String {
      let date = bound.value(today: .today)
      return DateLayout.date(locale: "de").text(ofBound: date)
    }
    let birthday = try #require(profile.form["birthday"])
    #expect(birthday.validate(text("-18 years")).isValid)
    #expect(!birthday.validate(text(.today(-17, .years))).isValid)
  }

  @Test(
    arguments: [
      (
        #"{"kind":"time","earliest":"today"}"#,
        "expected a time such as \"12:30\", in ISO 8601 format"
      ),
      (#"{"kind":"date","latest":"18 years ago"}"#, "or relative to today, such as \"-18 years\""),
      (
        #"{"kind":"date","earliest":"today","latest":"-1 day"}"#,
        "the latest is before the earliest"
      ),
    ])
  func `a bound that is none is an error`(format: String, message: String) {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(format)}}}"#
    let error = #expect(throws: ProfileErrors.self) { try Profile(json: json) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a profile keeps its bounds in JSON`() throws {
    let profile = try Profile(json: Self.json)
    #expect(try Profile(json: profile.json(.compact)) == profile)
    #expect(profile.json(.compact).contains(#""latest":"-18 years""#))
  }
}
