// Most texts conform, and most of these can be told from their bytes alone, without a `String`, a
// grapheme cluster or a violation: whoever validates millions of them asks this first.

extension Rule {
  /// Tells from valid UTF-8 that a rule surely has nothing against a finished text.
  typealias Screen = @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  /// Whether the rule surely has nothing against a finished text of valid UTF-8.
  ///
  /// `true` is certain: validating finds no violation, and sanitizing changes nothing. `false` is not:
  /// the rule has to be asked in full.
  package func surelyAdmits(utf8: UnsafeBufferPointer<UInt8>) -> Bool { screen?(utf8) ?? false }

  /// The same rule with a quick way to tell texts that it admits.
  func screened(by screen: @escaping Screen) -> Rule {
    var rule = self
    rule.screen = screen
    return rule
  }

  /// The same rule, which admits texts in whose bytes nothing may be found.
  func screened(unless mayFind: Screen?) -> Rule {
    guard let mayFind else { return self }
    return screened { !mayFind($0) }
  }
}

extension Intercepter {
  /// Whether all rules surely have nothing against a finished text of valid UTF-8.
  ///
  /// - Complexity: O(*n*), some gigabytes a second for texts that are far from what the rules refuse.
  package func surelyAdmits(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for rule in rules where !rule.surelyAdmits(utf8: utf8) { return false }
    return true
  }
}
