import CICU
import Foundation
import Testing

struct WidthClassTests {
  @Test func `every scalar has the class of its properties, asked one by one`() {
    let wrong = (0...0x10FFFF).filter { value in
      cicu_width_class(value) != expectedWidthClass(value)
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20).map { String($0, radix: 16) })")
  }

  @Test func `beyond the last scalar everything is narrow`() {
    #expect(cicu_width_class(0x110000) == .narrow)
    #expect(cicu_width_class(.max) == .narrow)
  }

  @Test func `eight threads that ask for all pages first get the same pages`() async {
    // In a process of its own, where nobody has asked before.
    await #expect(processExitsWith: .success) {
      let answers = Answers()
      for _ in 0..<8 {
        Thread.detachNewThread {
          answers.waitForAllThreads()
          answers.add((0..<UInt32(0x1100)).map { UInt(bitPattern: cicu_width_page($0)) })
        }
      }
      let all = answers.all()
      precondition(all.count == 8 && all.allSatisfy { $0 == all[0] })
      precondition((0...0x10FFFF).allSatisfy { cicu_width_class($0) == expectedWidthClass($0) })
    }
  }
}

/// What eight threads have found, behind a lock that the thread sanitizer knows.
private final class Answers: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting = 0
  private var pages: [[UInt]] = []

  /// Waits until all threads are here.
  func waitForAllThreads() {
    condition.lock()
    waiting += 1
    condition.broadcast()
    while waiting < 8 { condition.wait() }
    condition.unlock()
  }

  func add(_ answer: [UInt]) {
    condition.lock()
    pages.append(answer)
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for all threads' answers.
  func all() -> [[UInt]] {
    condition.lock()
    defer { condition.unlock() }
    while pages.count < 8 { condition.wait() }
    return pages
  }
}

/// The class as the rule for double width has it, from ICU's properties of the scalar.
func expectedWidthClass(_ scalar: UInt32) -> CICUWidthClass {
  let isMarkOrFormat =
    switch cicu_property(scalar, .generalCategory) {
    case 6, 7, 16: true  // Mn, Me, Cf
    default: false
    }
  let isDefaultIgnorable = cicu_property(scalar, .defaultIgnorable) == 1
  let isVowelOrFinal =
    switch cicu_property(scalar, .hangulSyllableType) {
    case 2, 3: true
    default: false
    }
  if scalar != 0x115F, isMarkOrFormat || isDefaultIgnorable || isVowelOrFinal { return .invisible }
  return switch cicu_property(scalar, .eastAsianWidth) {
  case 1: .ambiguous
  case 3, 5: .wide
  default: .narrow
  }
}
