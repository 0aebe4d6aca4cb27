extension Rule {
  /// Whether the rule surely has nothing against a finished text of valid UTF-8.
  ///
  /// `true` is certain: validating finds no violation, and sanitizing changes nothing. `false` is not:
  /// the rule has to be asked in full.
  package func surelyAdmits(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    screen?.admits(utf8) ?? false
  }

  /// What the rule says of an edit; one that surely meets its condition is accepted without asking it.
  @inline(__always)
  func verdict(on proposal: Proposal) -> Verdict {
    if let screen, proposal.surelyMeets(screen, wholly: isSoft) { return .accept }
    return judge(proposal)
  }

  /// The same rule with a condition under which it surely has nothing against a text.
  ///
  /// - Parameter objection: What the rule says of what the screen surely refuses, where it refuses it.
  func screened(by screen: Screen?, objecting objection: Violation? = nil) -> Rule {
    var rule = self
    rule.screen = screen
    rule.objection = objection
    rule.objection?.rule = identifier
    return rule
  }
}

/// The conditions under which all rules of an intercepter surely have nothing against a text.
package struct IntercepterScreen: Sendable {
  /// `nil` if there is a rule that has no such condition.
  private let screens: [Screen]?

  /// Takes the conditions of an intercepter's rules.
  package init(_ intercepter: Intercepter) {
    let known = intercepter.rules.compactMap { $0.screen }
    screens = known.count == intercepter.rules.count ? known : nil
  }

  /// Whether validating valid UTF-8 surely finds nothing, and sanitizing it changes nothing.
  ///
  /// - Complexity: O(*n*), some gigabytes a second for texts that are far from what the rules refuse.
  package func surelyAdmits(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let screens else { return false }
    for screen in screens where !screen.admits(utf8) { return false }
    return true
  }
}
