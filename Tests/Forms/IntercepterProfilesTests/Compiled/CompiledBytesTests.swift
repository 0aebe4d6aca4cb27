import IntercepterProfiles
import Testing

/// The bytes of each kind in version 3 of the format, which later programs still read.
@Suite struct CompiledBytesTests {
  /// A field without a label, not required, visible or secret, named `a`: its first bytes.
  private static let head: [UInt8] = [1, 1, 0x61, 0, 0, 0, 0, 0, 1]

  /// Returns the bytes after the field's first ones, in hexadecimal.
  private static func bytes(of field: String) throws -> String {
    let json = #"{ "version": 1, "fields": { "a": { \#(field) } } }"#
    let bytes = try Profile.compile(json: Array(json.utf8), language: "en")
    let starts = bytes.indices.filter { bytes[$0...].starts(with: head) }
    let start = try #require(starts.last)
    return bytes[(start + head.count)...].map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }.joined()
  }

  @Test(arguments: [
    (#"{ "rule": "emoji", "policy": "forbidden" }"#, "0000000000"),
    (
      #"{ "rule": "emoji", "policy": "allowed", "upTo": "13.1", "counting": "rgi" }"#,
      "000000020d0101"
    ),
    (
      #"{ "rule": "maxLength", "limit": 300, "unit": "gb18030", "onViolation": "amend" }"#,
      "01000104ac02"
    ),
    (
      #"{ "rule": "minLength", "limit": 2, "unit": "doubleWidth", "message": "No" }"#,
      "0201024e6f00000802"
    ),
    (#"{ "rule": "numbersOnly", "digits": "any" }"#, "03000001"),
    (
      #"{ "rule": "decimal", "places": 2, "locale": "de" }"#,
      "0400000200012c0f2e2cefbc8eefbc8ce38082d9abd88c192eefbc8e20c2a0e28087e28088e28089e280af27e28099d9ac020000010000"
    ),
    (
      #"{ "rule": "decimal", "places": 2, "locale": "bs" }"#,
      "0e00000200012c0f2e2cefbc8eefbc8ce38082d9abd88c192eefbc8e20c2a0e28087e28088e28089e280af27e28099d9ac020000010000033e4b4d"
    ),
    (
      #"""
      { "rule": "decimal", "places": 2, "integerDigits": 5, "negative": true, "minimum": -1,
        "leadingZeros": "remove", "leadingSeparator": "allow", "maximum": 99.5 }
      """#, "040000020105012e0b2e2cefbc8eefbc8ce38082000001020201022d31010439392e35"
    ),
    (#"{ "rule": "allowedCharacters", "characters": "ab" }"#, "050000026162"),
    (
      #"{ "rule": "forbiddenCharacters", "characters": "cd", "onViolation": "warn" }"#,
      "060003026364"
    ),
    (
      #"{ "rule": "matches", "pattern": "a", "onViolation": "flag" }"#,
      "0700020205610001019eaf030080100080c040000301000200000001"
    ),
    (#"{ "rule": "oneOf", "values": ["S", "M"], "ignoresCase": true }"#, "080000020153014d01"),
    (#"{ "rule": "singleLine", "replacement": "/" }"#, "090000012f"),
    (#"{ "rule": "normalizeWidth" }"#, "0a0000"), (#"{ "rule": "straightPunctuation" }"#, "0b0000"),
    (#"{ "rule": "capitals" }"#, "0c0000"),
    (
      #"{ "rule": "checkDigit", "scheme": "mod10", "weights": [3, 1], "length": 8 }"#,
      "0d0000020203010108"
    ),
  ]) func `the bytes of a rule stay`(_ rule: String, _ expected: String) throws {
    #expect(try Self.bytes(of: #""rules": [\#(rule)]"#) == "0001\(expected)0000")
  }

  @Test(arguments: [
    (
      #"{ "kind": "pattern", "pattern": "A#-X", "classes": { "X": "12" } }"#,
      "00010441232d58000000010158023132"
    ),
    (
      #"""
      { "kind": "patterns", "patterns": ["+1 ##",
        { "pattern": "+49 ##", "prefixes": ["49"], "trunkPrefix": "0", "default": true }] }
      """#, "0002052b31202323000000062b34392023230102343901300100"
    ),
    (
      #"""
      { "kind": "grouped", "locale": "en-IN", "prefix": "₹", "suffix": "!", "fixedDecimals": 2,
        "keepsAffixes": true }
      """#, "01012e012c012d01250001250130030202010003e282b901210201"
    ),
    (
      #"{ "kind": "grouped", "by": "'", "sizes": [4, 2] }"#,
      "01012e012c012d0125000125013000000001010127012e02040200000000"
    ),
    (#"{ "kind": "paymentCard" }"#, "02"), (#"{ "kind": "iban" }"#, "03"),
    (
      #"{ "kind": "date", "earliest": "1924-02-03", "latest": "-18 years" }"#,
      "040000012d013a000000010001840f010201030000000101011202"
    ),
    (
      #"{ "kind": "date", "order": "dayMonthYear", "separator": ".", "otherOrder": "warn" }"#,
      "060001012e013a0000000000"
    ),
    (#"{ "kind": "dateAndTime", "separator": "/" }"#, "040300012f013a0000000000"),
    (#"{ "kind": "dateRange", "order": "monthDayYear" }"#, "040402012d013a0000000000"),
    (#"{ "kind": "month", "twoDigitYearsFrom": 2000 }"#, "040102012f013a000001d00f0000"),
    (
      #"{ "kind": "time", "separator": ".", "seconds": true }"#, "040200012e012e0100000000"
    ),
    (#"{ "kind": "oneTimeCode", "digits": 8, "groups": 4 }"#, "050804"),
  ]) func `the bytes of a format stay`(_ format: String, _ expected: String) throws {
    #expect(try Self.bytes(of: #""rules": [], "format": \#(format)"#) == "01\(expected)000000")
  }

  @Test func `the bytes of fixes stay`() throws {
    let fixes = #"""
      "rules": [], "fixes": [
        { "fix": "normalized" }, { "fix": "verbatim" }, { "fix": "trimWhitespace" },
        { "fix": "collapseWhitespace" }, { "fix": "nfc" }, { "fix": "removeLeadingZeros" },
        { "fix": "padDecimals", "places": 3, "separator": "," }, { "fix": "dropTrailingSeparator" }]
      """#
    #expect(try Self.bytes(of: fixes) == "00000800010203040500060301012c070000")
  }

  @Test func `the bytes of rules across fields stay`() throws {
    let json = #"""
      { "version": 1, "fields": { "a": { "rules": [] }, "b": { "rules": [] } }, "formRules": [
        { "rule": "equal", "field": "b", "to": "a" },
        { "rule": "required", "field": "a", "when": "b" },
        { "rule": "atLeastOne", "of": ["a", "b"], "message": "No" }] }
      """#
    let bytes = try Profile.compile(json: Array(json.utf8), language: "en")
    let expected: [UInt8] = [
      3, 0, 2, 1, 0, 0, 1, 2, 0, 1, 0, 2, 2, 0, 1, 1, 2, 0x4E, 0x6F, 0,
    ]
    #expect(Array(bytes.suffix(expected.count)) == expected)
  }
}
