import TextFieldSimulator
import TextInputIntercepter
import XCTest

/// Tests of an app's nickname field with scripts and XCTest.
final class NicknameXCTests: XCTestCase {
  let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])

  func testAnEmojiIsRefusedAndTheNameStays() {
    check(on: nickname) {
      """
      Type "张三"
      Paste "😀"
      Expect "张三|"
      ExpectViolation emojiForbidden
      """
    }
  }

  func testPinyinIsNotCountedBeforeItIsCommitted() {
    check(file: "pinyin.keys", on: nickname)
  }
}
