import IntercepterProfiles
import Testing
import TextTools
import TextInputIntercepter

@Suite struct JSONWriterTests {
  @Test func `members keep their order`() {
    let value: JSONValue = ["b": [.number(1), .null], "a": ["c": .boolean(true)]]
    #expect(value.json() == #"{"b":[1,null],"a":{"c":true}}"#)
  }

  @Test(arguments: [
    ("张三😀é", #""张三😀é""#),
    ("a/b", #""a/b""#),
    ("\"\\", #""\"\\""#),
    ("\u{0}\u{8}\t\n\u{C}\r\u{1B}\u{1F}", #""\u0000\b\t\n\f\r\u001b\u001f""#),
    ("\u{7F}\u{80}\u{9F}\u{A0}", "\"\\u007f\\u0080\\u009f\u{A0}\""),
    ("\u{2027}\u{2028}\u{2029}\u{202F}", "\"\u{2027}\\u2028\\u2029\u{202F}\""),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", #""\u202a\u202e\u2066\u2069""#),
    ("\u{200D}\u{200E}\u{200F}\u{61B}\u{61C}", "\"\u{200D}\\u200e\\u200f\u{61B}\\u061c\""),
  ]) func `only what is no text for a terminal is escaped`(text: String, json: String) {
    #expect(JSONValue.string(text).json() == json)
  }

  @Test func `no scalar that a terminal acts on is written as it is`() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
      let isWritten = JSONValue.string(String(scalar)).json().unicodeScalars.contains(scalar)
      #expect(isWritten == !scalar.actsOnTerminal, "U+\(String(value, radix: 16))")
      let properties = scalar.properties
      if properties.isBidiControl || properties.generalCategory == .control {
        #expect(scalar.actsOnTerminal, "U+\(String(value, radix: 16))")
      }
    }
  }

  static let descriptions: [(value: JSONValue, text: String)] = [
    (.null, "null"),
    (.boolean(false), "false"),
    (.number("-1.50"), "-1.50"),
    (.number(String(repeating: "9", count: 41)), "a very long number"),
    (.string("reject\n"), #""reject\n""#),
    (.string(String(repeating: "a", count: 41)), "a string"),
    ([.number(5), .number(2)], "[5,2]"),
    ([.string("a")], "an array"),
    (["a": .null], "an object"),
  ]

  @Test(arguments: descriptions) func `a value is described for people`(
    row: (value: JSONValue, text: String)
  ) {
    #expect(row.value.description == row.text)
  }
}
