import Testing
import TextInputIntercepter

@testable import IntercepterCore

@Suite struct ViolationsTests {
  @Test(arguments: 0...3)
  func `holds what it is given, in order`(count: Int) {
    let given = (0..<count).map { Violation(.custom, range: $0..<$0 + 1) }
    var violations = Violations()
    violations.append(contentsOf: given)
    #expect(Array(violations) == given)
    #expect(violations.count == count && violations.isEmpty == (count == 0))
    var others = Violations()
    for violation in given { others.append(violation) }
    #expect(violations == others && violations.hashValue == others.hashValue)
  }

  @Test(arguments: 0...3)
  func `a rule signs what is not signed yet`(count: Int) {
    var violations = Violations()
    for index in 0..<count {
      var violation = Violation(.custom, range: 0..<1)
      violation.rule = index == 1 ? "other" : ""
      violations.append(violation)
    }
    let expected = (0..<count).map { $0 == 1 ? "other" : "mine" }
    #expect(violations.attributed(to: "mine").map(\.rule) == expected)
  }

  @Test func `ranges move from one text to another`() {
    let violations: Violations = [
      Violation(.custom, range: 2..<4), Violation(.custom, range: 0..<2),
    ]
    // The offsets are UTF-16 outside and UTF-8 inside.
    let moved = violations.moved(from: "😀😀", to: "a😀😀") { range in
      range.lowerBound + 1..<range.upperBound + 1
    }
    #expect(moved.map(\.range) == [3..<5, 1..<3])
  }

  @Test func `a violation names characters if its code does`() {
    let text = "a😀"
    let named = text.withUTF8Bytes { Violation(.characterNotAllowed, range: 0..<3).naming($0) }
    #expect(named.characters == ["a", "😀"])
    #expect(text.withUTF8Bytes { Violation(.tooLong, range: 0..<3).naming($0) }.characters == [])
  }
}
