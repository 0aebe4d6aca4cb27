import IntercepterForms
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// The settings of a field that a request replaces, and those that it keeps.
@Suite struct RequestSettingsTests {
  static let form = Result {
    try Profile(
      json: #"""
        {"version":1,"fields":{"card":{"required":true,"rules":[{"rule":"singleLine"}],
         "composition":"immediately","ellipsis":"accept","fixes":[{"fix":"trimWhitespace"}],
         "format":{"kind":"pattern","pattern":"## ##"}}}}
        """#
    ).makeFormValidator()
  }

  static let composed = #""previous":{"text":""},"current":{"text":"n","marked":[0,1]}"#
  static let stops = #""previous":{"text":"1.."},"current":{"text":"1…"}"#

  static let rows: [(request: String, answer: String)] = [
    (#"{"show":"1234"}"#, #"{"text":"12 34","unformatted":"1234"}"#),
    (#"{"show":"1234","rules":[]}"#, #"{"text":"1234"}"#),
    (
      #"{"show":"1234","rules":[],"format":{"kind":"pattern","pattern":"+#-###"}}"#,
      #"{"text":"+1-234","unformatted":"1234"}"#
    ),
    (
      #"{"show":"1234","format":{"kind":"pattern","pattern":"+#-###"}}"#,
      #"{"text":"+1-234","unformatted":"1234"}"#
    ),
    (#"{"show":"1234","ellipsis":"restore"}"#, #"{"text":"12 34","unformatted":"1234"}"#),
    (#"{"validate":" ","rules":[]}"#, #"{"validity":"valid","violations":[]}"#),
    (#"{"validate":"","rules":[]}"#, #"{"validity":"valid","violations":[]}"#),
  ]

  @Test(arguments: rows) func `rules bring their own format, or none`(
    row: (request: String, answer: String)
  ) throws {
    #expect(try Self.answer(row.request) == row.answer)
  }

  static let policies = [
    (#"{\#(composed),"rules":[]}"#, "accepted"),
    (#"{\#(composed),"rules":[],"composition":"whenCommitted"}"#, "composing"),
    (#"{\#(composed),"rules":[],"ellipsis":"restore"}"#, "accepted"),
    (#"{\#(stops),"rules":[]}"#, "accepted"),
    (#"{\#(stops),"rules":[],"ellipsis":"expand"}"#, "amended"),
    (#"{\#(stops),"rules":[],"composition":"whenCommitted"}"#, "accepted"),
  ]

  @Test(arguments: policies) func `a policy that a request does not bring is the field's`(
    request: String, outcome: String
  ) throws {
    #expect(try Self.answer(request).hasPrefix(#"{"outcome":"\#(outcome)""#))
  }

  @Test func `an edit is answered from the state before the composition`() throws {
    let commit =
      #""previous":{"text":"[n]","marked":[0,3]},"baseline":{"text":"12","selection":[0,2]}"#
    let rules = #""rules":[{"rule":"numbersOnly"}]"#
    let asked = try Self.answer(#"{\#(commit),"edit":{"range":[0,3],"replacement":"x"},\#(rules)}"#)
    let told = try Self.answer(#"{\#(commit),"current":{"text":"x"},\#(rules)}"#)
    #expect(asked.hasPrefix(#"{"outcome":"rejected","state":{"text":"12","selection":[0,2]"#))
    #expect(asked == told)
  }

  private static func answer(_ request: String) throws -> String {
    let handler = RequestHandler(try form.get(), field: "card") { $0.message }
    var line = JSONLine()
    Array(request.utf8).withUnsafeBufferPointer { _ = handler.answer($0, number: 1, to: &line) }
    return String(decoding: line.bytes, as: UTF8.self)
  }
}
