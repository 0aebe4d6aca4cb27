import Testing
import TextInputIntercepter

// The Swift code of the module's own pages, word for word.
extension GuideSnippets {
  /// This file.
  static let articleFile = #filePath

  static func judgingAKeystroke() -> [String: Intercepter] {
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
    let before = EditingState("张三", caret: 2)

    let notified = nickname.intercept(EditingState("张三😀", caret: 4), after: before)
    let proposed = nickname.intercept(Edit(range: 2..<2, replacement: "😀"), in: before)
    assert(notified == proposed)
    #expect(notified == proposed)

    let amount = Intercepter(rules: [.decimal(places: 2), .minLength(1, in: .graphemes)])
    return ["nickname": nickname, "amount": amount]
  }

  static func landingPage() -> [String: Intercepter] {
    let nickname = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])

    let decision = nickname.intercept(
      EditingState("张三😀", caret: 4), after: EditingState("张三", caret: 2))
    // rejected; the field holds "张三" with its caret at 2; the violation is emojiForbidden at 2..<4
    #expect(decision.outcome == .rejected)
    #expect(decision.state == EditingState("张三", caret: 2))
    #expect(decision.violations.map(\.code) == [.emojiForbidden])
    #expect(decision.violations.map(\.range) == [2..<4])
    return [:]
  }
}
