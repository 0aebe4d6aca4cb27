import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

@Suite struct FormatSpecificationTests {
  static let read: [(json: String, format: FormatSpecification, raw: String, shown: String)] = [
    (
      #"{"kind":"pattern","pattern":"@@@@ @@@@"}"#, .pattern("@@@@ @@@@"), "abcde", "abcd e"
    ),
    (
      #"{"kind":"pattern","pattern":"XX:XX","classes":{"X":"0123456789ABCDEF"}}"#,
      .pattern("XX:XX", classes: [.init("X", characters: "0123456789ABCDEF")]), "FFA", "FF:A"
    ),
    (
      #"{"kind":"patterns","patterns":["@@-@@",{"pattern":"@-@-@","prefixes":["x"]}]}"#,
      .patterns(["@@-@@", FormatPattern("@-@-@", startingWith: ["x"])]), "xyz", "x-y-z"
    ),
    (
      #"{"kind":"grouped","locale":"en-IN","prefix":"₹ ","suffix":" p.a."}"#,
      .grouped(locale: "en-IN", prefix: "₹ ", suffix: " p.a."), "1234567.5",
      "₹ 12,34,567.5 p.a."
    ),
    (
      #"{"kind":"grouped","locale":"ar-EG","digits":"any"}"#,
      .grouped(locale: "ar-EG", digits: .any), "١٢٣٤", "١٬٢٣٤"
    ),
  ]

  @Test(arguments: read) func `a format is read and written, and shows`(
    row: (json: String, format: FormatSpecification, raw: String, shown: String)
  ) throws {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#
    let profile = try Profile(json: json)
    #expect(profile.fields["f"]?.format == row.format)
    #expect(profile.json(.compact) == json)
    let intercepter = try #require(try profile.intercepter(for: "f"))
    #expect(intercepter.shownText(of: row.raw) == row.shown)
    #expect(intercepter.rawText(of: row.shown) == row.raw)
  }

  static let wrong: [(json: String, message: String)] = [
    (#"{"kind":"mask"}"#, #".kind: expected “pattern”, “patterns” or “grouped”, found "mask""#),
    (#"{"kind":"pattern"}"#, ": “pattern” is missing"),
    (
      #"{"kind":"pattern","pattern":"abc"}"#,
      ": A pattern needs a slot: # for a digit, @ or *. (line 1, column 1 of the pattern)"
    ),
    (
      #"{"kind":"pattern","pattern":"@@[@"}"#,
      ": An optional part is not closed. (line 1, column 3 of the pattern)"
    ),
    (
      #"{"kind":"pattern","pattern":"@X","classes":{"XY":"1"}}"#,
      ".classes.XY: expected one character for a slot, found “XY”"
    ),
    (
      #"{"kind":"grouped","locale":"tlh"}"#,
      #".locale: expected a locale that CLDR knows, such as "de-DE", found "tlh""#
    ),
    (
      #"{"kind":"grouped","locale":"en","prefix":"5 "}"#,
      ": A prefix or suffix cannot be part of a number. (line 1, column 1 of the pattern)"
    ),
  ]

  @Test(arguments: wrong) func `an error says what was expected`(
    row: (json: String, message: String)
  ) {
    let json = #"{"version":1,"fields":{"f":{"rules":[],"format":\#(row.json)}}}"#
    do {
      _ = try Profile(json: json)
      Issue.record("this was read")
    } catch {
      #expect(
        error.errors.map { "\($0.path): \($0.message)" } == ["$.fields.f.format" + row.message])
    }
  }
}
