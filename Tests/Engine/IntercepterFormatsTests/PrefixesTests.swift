import TestSupport
import Testing
import TextInputIntercepter

/// A pattern for some beginnings finds them like a list that is searched from the front.
@Suite struct PrefixesTests {
  @Test func `the beginnings are found in any order`() {
    let breach = firstBreach(cases: 500) { random in
      func digits(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &random)).map { _ in random.pick(["1", "2", "3"]) }
          .joined()
      }
      let prefixes = (0..<Int.random(in: 1...30, using: &random)).map { _ in digits(1...4) }
      guard
        let format = try? TextFormat(patterns: [
          "###-#####", TextMask("####/####", startingWith: prefixes),
        ])
      else { return "no format for \(prefixes)" }
      let field = Intercepter(rules: [], format: format)
      for _ in 0..<20 {
        let text = digits(5...8)
        let isMeant = prefixes.contains { text.hasPrefix($0) }
        let shown = field.formattedText(of: text)
        if shown.contains("/") != isMeant { return "\(shown) for \(prefixes)" }
      }
      return nil
    }
    #expect(breach == nil)
  }
}
