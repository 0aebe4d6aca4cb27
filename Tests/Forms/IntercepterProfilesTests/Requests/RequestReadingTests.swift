import TestSupport
import TextInputIntercepter
import Testing

@testable import IntercepterProfiles

/// What a line of the protocol is read as.
@Suite struct RequestReadingTests {
  static let notations = [
    (
      #"{"previous":{"text":"张三","selection":[2,2]},"current":{"text":"张😀","selection":null}}"#,
      #" {"current" : {"selection":null, "t\u0065xt":"\u5f20\uD83D\ude00"},"previous":{"selection":[ 2 , 2 ],"text":"张三"}} "#
    ),
    (
      #"{"id":-1.5e3,"edit":{"range":[0,10],"replacement":"a"},"previous":{"text":""}}"#,
      "\u{FEFF}"
        + #"{"edit":{"replacement":"\u0061","range":[-0,10]},"baseline":null,"previous":{"text":"","marked":null},"id":-1.5e3}"#
    ),
    (#"{"id":[{}],"validate":"张\n"}"#, #"{"validat\u0065":"\u5F20\u000a","i\u0064":[{}]}"#),
    (#"{"field":"n","sanitize":"a/"}"#, #"{"sanitize":"a\/","field":"n"}"#),
  ]

  @Test(arguments: notations) func `a request has several notations`(
    first: String, second: String
  ) throws {
    #expect(try Self.request(first) == Self.request(second))
  }

  static let errors = [
    ("[]", "expected an object, found []"),
    (
      "{}",
      "expected one of “current”, “edit”, “step”, “validate”, “sanitize”, “show”, “measure”, “submit”"
    ),
    (
      #"{"measure":1,"validate":"","x":1,"field":2}"#,
      "field: expected a string, found 2; “validate” and “measure” cannot stand in one request"
    ),
    (
      #"{"y":1,"baseline":2,"validate":"","previous":3}"#,
      """
      y: unknown key; expected “id”, “field”, “rules”, “format”, “composition”, “ellipsis” or “validate”; \
      baseline: unknown key; expected “id”, “field”, “rules”, “format”, “composition”, “ellipsis” or “validate”; \
      previous: unknown key; expected “id”, “field”, “rules”, “format”, “composition”, “ellipsis” or “validate”
      """
    ),
    (
      #"{"curent":1,"edit":{"rang":0,"replacement":[]},"baseline":1,"rules":[1],"ellipsis":"x","field":[]}"#,
      """
      field: expected a string, found []; rules[0]: expected an object, found 1; \
      ellipsis: expected “restore”, “expand” or “accept”, found "x"; “previous” is missing; \
      baseline: expected an object, found 1; edit: “range” is missing; \
      edit.replacement: expected a string, found []; edit.rang: unknown key; did you mean “range”?; \
      curent: unknown key; expected “id”, “field”, “rules”, “format”, “composition”, “ellipsis”, \
      “previous”, “baseline” or “edit”
      """
    ),
    (
      #"{"current":{"selection":[2,1],"mark":0,"text":null},"previous":{"text":"","marked":[0]}}"#,
      """
      previous.marked: expected [from,to], two whole UTF-16 offsets from 0 with from ≤ to, found [0]; \
      current.text: expected a string, found null; current.selection: expected [from,to], two whole UTF-16 \
      offsets from 0 with from ≤ to, found [2,1]; current.mark: unknown key; did you mean “marked”?
      """
    ),
    (
      #"{"previous":{"text":""},"step":"a"}"#,
      #"step: expected a whole number from -9999 to 9999, found "a""#
    ),
    (
      #"{"validate":"","v\u0061lidate":""}"#,
      "not JSON: the name “validate” comes twice (column 16, byte 15)"
    ),
    (
      #"{"x":1,"measure":"","x":1}"#, "not JSON: the name “x” comes twice (column 21, byte 20)"
    ),
    (
      #"{"field":1,"measure":01}"#,
      "not JSON: expected “,” or “}”, found \"1\" (column 23, byte 22)"
    ),
    (
      #"{"edit":{"range":[0,01]}}"#,
      "not JSON: expected “,” or “]”, found \"1\" (column 22, byte 21)"
    ),
    (
      #"{"measure":""}}"#,
      "not JSON: expected the end of the text, found \"}\" (column 15, byte 14)"
    ),
    (
      #"{"measure":"",}"#,
      "not JSON: expected a name in quotation marks, found \"}\" (column 15, byte 14)"
    ),
  ]

  @Test(arguments: errors) func `a line is no request`(line: String, message: String) {
    #expect(throws: UnreadableLine.self) { try Self.request(line) }
    do { _ = try Self.request(line) } catch {
      #expect((error as? UnreadableLine)?.message == message)
    }
  }

  static let withIdentifier = [
    #"{"id":7}"#, #"{"previous":{"text":""},"id":7}"#, #"{"id":7,"validate":1}"#,
    #"{"x":1,"validate":"","id":7}"#, #"{"id":7,"measure":"","show":""}"#,
    #"{"edit":{"range":[0,0],"replacement":""},"id":7}"#,
  ]

  @Test(arguments: withIdentifier) func `an error has the id of its request`(line: String) {
    let error = #expect(throws: UnreadableLine.self) {
      try Array(line.utf8).withUnsafeBufferPointer { _ = try Request($0) }
    }
    #expect(error?.id == .number(7))
  }

  static let ranges = [
    ("[0,0]", true), ("[0,9223372036854775807]", true), ("[-0,0]", true), ("[7,12]", true),
    ("[0,9223372036854775808]", false), ("[0,18446744073709551616]", false), ("[-1,0]", false),
    ("[0,1.0]", false), ("[0,1e1]", false), ("[0]", false), ("[0,0,0]", false), ("[]", false),
    ("[1,0]", false), ("null", false), ("\"[0,0]\"", false), ("[[0],0]", false),
  ]

  @Test(arguments: ranges) func `a range has two offsets`(range: String, isRead: Bool) {
    let line = #"{"previous":{"text":""},"edit":{"range":\#(range),"replacement":""}}"#
    #expect(((try? Self.request(line)) != nil) == isRead)
  }

  @Test func `the order of members changes nothing but the order of unknown ones`() {
    let breach = firstBreach { generator in
      var members = [
        #""id":7"#, generator.pick([#""field":"a""#, #""field":1"#]),
        generator.pick([#""ellipsis":"accept""#, #""ellipsis":"""#, #""rules":{}"#]),
        generator.pick([
          #""previous":{"text":"a","selection":[1,1]}"#, #""previous":[]"#, #""x":1"#,
        ]),
        generator.pick([
          #""current":{"text":"b"}"#, #""current":{"marked":1,"text":1,"selection":2}"#,
          #""edit":{"replacement":1,"range":0}"#, #""edit":{"replacement":"","range":[0,1]}"#,
          #""validate":"a""#, #""baseline":{}"#,
        ]),
      ]
      let first = Self.outcome("{\(members.joined(separator: ","))}")
      members.shuffle(using: &generator)
      let line = "{\(members.joined(separator: ","))}"
      return Self.outcome(line) == first ? nil : line
    }
    #expect(breach == nil)
  }
}

extension RequestReadingTests {
  /// The request of a line, as a text that says all of it.
  private static func request(_ line: String) throws -> String {
    var all = ""
    try Array(line.utf8).withUnsafeBufferPointer { _ = dump(try Request($0), to: &all) }
    return all
  }

  /// The request, or why there is none.
  private static func outcome(_ line: String) -> String {
    do { return try request(line) } catch { return (error as? UnreadableLine)?.message ?? "" }
  }
}
