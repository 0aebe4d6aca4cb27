import Foundation
import Testing
import TextInputIntercepter

/// Answers as JSON, as the protocol writes them.
@Suite struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  static let texts: [(rule: Rule, text: String, json: String)] = [
    (
      .maxLength(2, in: .gb18030), "张三",
      """
      {"validity":"invalid","violations":[{"actual":4,"code":"tooLong","limit":2,"message":"At most 2 \
      bytes are allowed here, not 4; a Chinese character counts 2.","range":[1,2],"rule":"maxLength",\
      "unit":"gb18030"}]}
      """
    ),
    (
      .emoji(.forbidden, onViolation: .warn), "😀",
      """
      {"validity":"valid","violations":[{"characters":["😀"],"code":"emojiForbidden",\
      "message":"Emoji are not allowed here: “😀”.","range":[0,2],"rule":"emoji","severity":"warning"}]}
      """
    ),
    (
      .minLength(2, in: .utf8), "a",
      """
      {"validity":"intermediate","violations":[{"actual":1,"code":"tooShort","limit":2,"message":"At \
      least 2 bytes are needed here, not 1; a Chinese character counts 3.","range":[0,1],\
      "rule":"minLength","unit":"utf8"}]}
      """
    ),
    (.singleLine(), "a", #"{"validity":"valid","violations":[]}"#),
  ]

  @Test(arguments: texts)
  func `a judgement is written and read`(rule: Rule, text: String, json wanted: String) throws {
    let validity = Intercepter(rules: [rule]).validate(text)
    #expect(try json(validity) == wanted)
    #expect(try read(wanted, as: Validity.self) == validity)
  }

  @Test func `a message of its own is kept, whoever wrote it`() throws {
    let violation = Violation(.custom, range: 0..<2, message: "Schon vergeben.")
    #expect(try read(json(violation), as: Violation.self) == violation)
    let told = try read(
      #"{"code":"taken","range":[0,2],"message":"Taken.","more":1}"#, as: Violation.self)
    #expect(told == Violation(Violation.Code(rawValue: "taken"), range: 0..<2, message: "Taken."))
    let short = try read(#"{"code":"required","range":[0,0]}"#, as: Violation.self)
    #expect(short == Violation(.required, range: 0..<0))
    let said = Intercepter(rules: [.maxLength(1, in: .utf16).saying("At most {limit}.")])
      .validate("ab").violations
    #expect(try read(json(said), as: Violations.self).map(\.message) == ["At most 1."])
  }

  static let malformed = [
    #"{"code":"custom","range":[2,1]}"#,
    #"{"code":"custom","range":[-1,1]}"#,
    #"{"code":"custom","range":[1]}"#, #"{"code":5,"range":[0,1]}"#, #"{"range":[0,1]}"#, "[]",
    #"{"code":"custom","range":[0,1],"severity":"fatal"}"#,
    #"{"code":"custom","range":[0,99999999999999999999]}"#,
  ]

  @Test(arguments: malformed)
  func `what is no violation is an error`(json: String) {
    #expect(throws: DecodingError.self) { try read(json, as: Violation.self) }
  }
}
