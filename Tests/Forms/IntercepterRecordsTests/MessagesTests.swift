import IntercepterMessages
import IntercepterProfiles
import IntercepterRecords
import Testing
import TextInputIntercepter

/// What a check says is what the messages it was given say, in every report.
@Suite struct MessagesTests {
  static let table = "nickname,amount\n张三李四王,1.234\n"

  static func messages() throws -> Messages {
    try #require(Messages(language: "zh-Hant"))
      .replacing(.tooLong, with: "太長了：{actual} > {limit}")
  }

  @Test func `a table's violations are told in an app's words`() throws {
    var checker = try RecordChecker.signup(.csv)
    checker.messages = try Self.messages()
    #expect(
      checker.check(Self.table).output == """
        2:5: nickname: 太長了：10 > 8
        2:9: amount: 最多 2 位小數，目前是 3 位。

        """)
  }

  @Test func `so they are as objects, and where something could not be mended`() throws {
    var checker = try RecordChecker.signup(.csv, report: .json)
    checker.messages = try Self.messages()
    let output = checker.check(Self.table).output
    #expect(output.contains(#""message":"太長了：10 > 8""#))
    #expect(output.contains(#""message":"最多 2 位小數，目前是 3 位。""#))

    var lines = RecordChecker(Intercepter(rules: [.minLength(9, in: .utf8)]))
    lines.messages = try Self.messages()
    lines.report = .fixed
    #expect(lines.check("a\n").notes.contains("至少 9 個位元組"))
  }

  @Test func `without messages they are told in English`() throws {
    let checker = try RecordChecker.signup(.csv)
    #expect(checker.check(Self.table).output.contains("At most 8 bytes are allowed here, not 10"))
  }
}
