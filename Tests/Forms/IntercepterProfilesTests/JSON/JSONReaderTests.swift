import IntercepterProfiles
import Testing

@Suite struct JSONReaderTests {
  static let values: [(json: String, value: JSONValue)] = [
    ("null", .null),
    (" true ", .boolean(true)),
    ("false\r\n", .boolean(false)),
    ("\"\"", .string("")),
    ("[]", []),
    ("[ ]", []),
    ("{ }", .object([])),
    ("[1, \"a\" ,[null]]", [.number(1), .string("a"), [.null]]),
    ("{\"b\":1,\"a\":{\"c\":[]}}", ["b": .number(1), "a": ["c": []]]),
    // Numbers are kept as they were written.
    ("-0", .number("-0")),
    ("0.10", .number("0.10")),
    ("1e400", .number("1e400")),
    ("9223372036854775808", .number("9223372036854775808")),
    // Escapes.
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""a\u0000b""#, .string("a\0b")),
    (#""\u5f20\u4E09""#, .string("张三")),
    (#""\ud83d\ude00""#, .string("😀")),
    (#""\u0065\u0301""#, .string("e\u{301}")),
    // Surrogates without a partner: one U+FFFD for each, so that offsets stay right.
    (#""\ud83d""#, .string("\u{FFFD}")),
    (#""\ude00x""#, .string("\u{FFFD}x")),
    (#""\ude00\ud83d""#, .string("\u{FFFD}\u{FFFD}")),
    (#""\ud83d\ud83d\ude00""#, .string("\u{FFFD}😀")),
    (#""\ud83d\n""#, .string("\u{FFFD}\n")),
    (#""\ud83d\u0041""#, .string("\u{FFFD}A")),
    // A byte order mark before the value.
    ("\u{FEFF}1", .number(1)),
    ("\"\u{FEFF}\"", .string("\u{FEFF}")),
  ]

  @Test(arguments: values) func `reads values`(row: (json: String, value: JSONValue)) throws {
    #expect(try JSONValue(text: row.json) == row.value)
  }

  static let errors: [(json: String, error: String)] = [
    ("", "line 1, column 1 (byte 0): expected a value, found the end of the text"),
    ("tru", "line 1, column 1 (byte 0): expected a value, found \"t\""),
    ("nulls", "line 1, column 5 (byte 4): expected the end of the text, found \"s\""),
    ("1 2", "line 1, column 3 (byte 2): expected the end of the text, found \"2\""),
    ("[1,]", "line 1, column 4 (byte 3): expected a value, found \"]\""),
    ("[1 2]", "line 1, column 4 (byte 3): expected “,” or “]”, found \"2\""),
    ("[", "line 1, column 2 (byte 1): expected a value, found the end of the text"),
    (
      "{",
      "line 1, column 2 (byte 1): expected a name in quotation marks, found the end of the text"
    ),
    ("{a:1}", "line 1, column 2 (byte 1): expected a name in quotation marks, found \"a\""),
    ("{'a':1}", "line 1, column 2 (byte 1): expected a name in quotation marks, found \"'\""),
    (#"{"a" 1}"#, "line 1, column 6 (byte 5): expected “:”, found \"1\""),
    (#"{"a":1,}"#, "line 1, column 8 (byte 7): expected a name in quotation marks, found \"}\""),
    (#"{"a":1;"b":2}"#, "line 1, column 7 (byte 6): expected “,” or “}”, found \";\""),
    (
      #"{"\u001b\u202e":1,"\u001b\u202e":3}"#,
      "line 1, column 19 (byte 18): the name “␛<202E>” comes twice"
    ),
    (#"{"a":1,"b":2,"a":3}"#, "line 1, column 14 (byte 13): the name “a” comes twice"),
    ("\"abc", "line 1, column 5 (byte 4): a string is not closed"),
    ("\"\\", "line 1, column 2 (byte 1): this escape does not exist"),
    (#""\x41""#, "line 1, column 2 (byte 1): this escape does not exist"),
    (#""\u12""#, "line 1, column 2 (byte 1): this escape does not exist"),
    (#""\u12G4""#, "line 1, column 2 (byte 1): this escape does not exist"),
    (
      "\"a\tb\"",
      "line 1, column 3 (byte 2): a control character in a string must be written as an escape"
    ),
    ("01", "line 1, column 2 (byte 1): expected the end of the text, found \"1\""),
    ("-", "line 1, column 2 (byte 1): expected a digit, found the end of the text"),
    ("1.", "line 1, column 3 (byte 2): expected a digit, found the end of the text"),
    (".5", "line 1, column 1 (byte 0): expected a value, found \".\""),
    ("1e+", "line 1, column 4 (byte 3): expected a digit, found the end of the text"),
    ("NaN", "line 1, column 1 (byte 0): expected a value, found \"N\""),
    // Columns are grapheme clusters.
    ("[\"张三😀👨‍👩‍👧‍👦\",\n \"é\" x]", "line 2, column 6 (byte 46): expected “,” or “]”, found \"x\""),
  ]

  @Test(arguments: errors) func `says where a text stops being JSON`(
    row: (json: String, error: String)
  ) {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(text: row.json) }
    #expect(syntaxError(of: row.json) == row.error)
  }

  @Test func `says where a text stops being UTF-8`() {
    let bytes: [UInt8] = Array("{\"a\":\"张".utf8) + [0xFF] + Array("\"}".utf8)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(bytes: bytes) }
    #expect(error?.description == "line 1, column 8 (byte 9): this is not UTF-8")
  }

  @Test func `nests so deep and no deeper`() throws {
    let deepest = JSONValue.deepestNesting
    _ = try JSONValue(text: nested(deepest))
    #expect(syntaxError(of: nested(deepest + 1))?.hasSuffix("nest more than 100 deep") == true)
    #expect(syntaxError(of: nested(1_000_000))?.hasSuffix("nest more than 100 deep") == true)
    let objects = String(repeating: "{\"a\":", count: 1_000_000)
    #expect(syntaxError(of: objects)?.hasSuffix("nest more than 100 deep") == true)
  }

  @Test func `a name among many that comes twice is found`() {
    let names = (0..<1000).map { "\"\($0)\":0" } + ["\"500\":0"]
    let json = "{\(names.joined(separator: ","))}"
    #expect(syntaxError(of: json)?.hasSuffix("the name “500” comes twice") == true)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private func syntaxError(of json: String) -> String? {
    do {
      _ = try JSONValue(text: json)
      return nil
    } catch {
      return error.description
    }
  }
}

extension JSONValue {
  init(text: String) throws(JSONSyntaxError) { try self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) throws(JSONSyntaxError) {
    self = try bytes.withUnsafeBufferPointer { bytes throws(JSONSyntaxError) in
      try JSONValue(json: bytes)
    }
  }
}
