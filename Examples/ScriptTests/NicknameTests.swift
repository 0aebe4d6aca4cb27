import Testing
import TextFieldSimulator
import TextInputIntercepter

/// Tests of an app's nickname field with scripts and Swift Testing.
@Suite struct NicknameTests {
  /// The rules that the app ships.
  let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])

  @Test func `a name fits`() {
    check(on: nickname) {
      """
      Type "张三"
      Expect "张三|"
      """
    }
  }

  @Test func `an emoji is refused and the name stays`() {
    check(on: nickname) {
      """
      Type "张三"
      Paste "😀"
      Expect "张三|"
      ExpectViolation emojiForbidden
      """
    }
  }

  @Test func `pinyin is not counted before it is committed`() {
    check(file: "pinyin.keys", on: nickname)
  }

  @Test func `a script may bring rules of its own`() {
    check {
      """
      Set Rule numbersOnly
      Type "1a2"
      Expect "12|"
      """
    }
  }
}
