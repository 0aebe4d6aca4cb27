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
}
