import Testing

/// Lines that are no request: each gets an answer that says why, and the stream goes on.
@Suite struct ProcessErrorsTests {
  static let offsets = "[from,to], two whole UTF-16 offsets from 0 with from ≤ to"

  static let errors: [(line: String, message: String)] = [
    // Offsets.
    (
      #"{"previous":{"text":"a","selection":[5,2]},"current":{"text":"b"}}"#,
      "previous.selection: expected \(offsets), found [5,2]"
    ),
    (
      #"{"previous":{"text":"a"},"current":{"text":"b","selection":[-1,2]}}"#,
      "current.selection: expected \(offsets), found [-1,2]"
    ),
    (
      #"{"previous":{"text":"a"},"current":{"text":"b","marked":[0,1.5]}}"#,
      "current.marked: expected \(offsets), found [0,1.5]"
    ),
    (
      #"{"previous":{"text":"a"},"edit":{"range":[0,9223372036854775808],"replacement":""}}"#,
      "edit.range: expected \(offsets), found [0,9223372036854775808]"
    ),
    (
      #"{"previous":{"text":"a"},"edit":{"range":[1],"replacement":""}}"#,
      "edit.range: expected \(offsets), found [1]"
    ),
    (
      #"{"previous":{"text":"a","selection":3},"current":{"text":"b"}}"#,
      "previous.selection: expected \(offsets), found 3"
    ),
    (
      #"{"previous":{"text":"a"},"edit":{"range":null,"replacement":""}}"#,
      "edit.range: expected \(offsets), found null"
    ),
    // Keys.
    (
      #"{"previous":{"text":"a"},"current":{"txt":"b"}}"#,
      "current: “text” is missing; current.txt: unknown key; did you mean “text”?"
    ),
    (#"{"current":{"text":"b"}}"#, "“previous” is missing"),
    (
      #"{"previous":{"text":"a"},"current":{"text":5}}"#, "current.text: expected a string, found 5"
    ),
    (
      #"{"validate":"a","rulez":[]}"#,
      "rulez: unknown key; did you mean “rules”?"
    ),
    (
      #"{"validate":"a","previous":{"text":""}}"#,
      "previous: unknown key; expected “id”, “field”, “rules”, “format”, “composition”, “ellipsis” or “validate”"
    ),
    (
      #"{"text":"a"}"#,
      "expected one of “current”, “edit”, “step”, “validate”, “sanitize”, “show”, “measure”, “submit”"
    ),
    (
      #"{"validate":"a","measure":"b"}"#,
      "“validate” and “measure” cannot stand in one request"
    ),
    (
      #"{"validate":"a","validate":"b"}"#,
      "not JSON: the name “validate” comes twice (column 17, byte 16)"
    ),
    // Rules and policies.
    (
      #"{"validate":"a","rules":[{"rule":"maxLength","limit":-1,"unit":"byte"}]}"#,
      """
      rules[0].limit: expected a whole number from 0, found -1; rules[0].unit: expected \
      “graphemes”, “scalars”, “utf16”, “utf8”, “gb18030”, “gb18030-2000”, “gb18030-2005”, \
      “gb18030-2022”, “doubleWidth” or \
      “terminalColumns”, found \\"byte\\"
      """
    ),
    (
      #"{"validate":"a","composition":"never"}"#,
      "composition: expected “whenCommitted”, “immediately” or “off”, found \\\"never\\\""
    ),
    (
      "{\"validate\":\"a\",\"rules\":["
        + String(repeating: "{\"rule\":\"normalizeWidth\"},", count: 100)
        + "{\"rule\":\"normalizeWidth\"}]}",
      "rules: expected at most 100 entries, found 101"
    ),
    // No request at all.
    (
      #"{"submit":{"a":"b"}}"#, "“submit” needs a profile: --profile FILE"
    ),
    (
      #"{"submit":{"a":["b"]}}"#,
      "submit.a: expected a string, a number, true, false or null, found an array"
    ),
    (#"{"field":"a","validate":"b"}"#, "“field” needs a profile: --profile FILE"),
    ("hello", "not JSON: expected a value, found \\\"h\\\" (column 1, byte 0)"),
    ("[]", "expected an object, found []"),
    (#"{"validate":"张"#, "not JSON: a string is not closed (column 15, byte 16)"),
    (#"{"validate":"\x"}"#, "not JSON: this escape does not exist (column 14, byte 13)"),
    ("\u{0}", "not JSON: expected a value, found \\\"\\\\u0000\\\" (column 1, byte 0)"),
  ]

  @Test(arguments: errors) func `names what is wrong, and goes on`(
    row: (line: String, message: String)
  ) throws {
    let run = try Program.run(
      "process", input: "{\"sanitize\":\"a\"}\n\(row.line)\n{\"sanitize\":\"b\"}\n")
    let expected = """
      {"text":"a"}
      {"error":{"line":2,"message":"\(row.message)"}}
      {"text":"b"}

      """
    #expect(run == Program.Run(output: expected, status: 65))
  }

  @Test func `blank lines are passed over, and an id comes back`() throws {
    let run = try Program.run(
      "process",
      input: """

        {"measure":"","id":7}
        \u{20}\t\r
        {"sanitize":"a","id":{"b":[1.50,null]}}
        {"id":"x","sanitise":"a"}
        {"id":"y"
        """)
    let names = "“current”, “edit”, “step”, “validate”, “sanitize”, “show”, “measure”, “submit”"
    #expect(
      run.output == """
        {"id":7,"graphemes":0,"scalars":0,"utf16":0,"utf8":0,"gb18030":0,"doubleWidth":0}
        {"id":{"b":[1.50,null]},"text":"a"}
        {"id":"x","error":{"line":5,"message":"expected one of \(names)"}}
        {"error":{"line":6,"message":"not JSON: expected “,” or “}”, found the end of the text (column 10, byte 9)"}}

        """)
    #expect(run.status == 65)
  }

  @Test func `a line that is not UTF-8 is one of them`() throws {
    let input = Array("{\"sanitize\":\"张".utf8) + [0xC3] + Array("\"}\n{\"sanitize\":\"b\"}".utf8)
    let run = try Program.run(["process"], input: input)
    let expected = """
      {"error":{"line":1,"message":"not JSON: this is not UTF-8 (column 15, byte 16)"}}
      {"text":"b"}

      """
    #expect(run == Program.Run(output: expected, status: 65))
  }

  @Test func `a text nested too deep is one of them`() throws {
    let deep = String(repeating: "[", count: 1_000_000)
    let run = try Program.run("process", input: deep)
    let expected = """
      {"error":{"line":1,"message":"not JSON: arrays and objects nest more than 100 deep \
      (column 101, byte 100)"}}

      """
    #expect(run == Program.Run(output: expected, status: 65))
  }
}
