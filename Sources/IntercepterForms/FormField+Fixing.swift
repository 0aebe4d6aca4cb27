internal import TextInputIntercepter

extension FormField {
  /// How often the fixes are asked again about what they have made themselves.
  private static let passes = 8

  /// The text as it is submitted: with every fix that does no harm.
  ///
  /// A fix that would make a text invalid that was not is left out: where `12.50` is too long, `12.5`
  /// stays as it is. One that makes it too short or empty is not left out, for what it took away said
  /// nothing. A text that is invalid, and that the fixes do not help, stays as the user wrote it.
  ///
  /// Fixing the result again changes nothing. Fixes that undo each other, and so never come to an
  /// end, leave the text as it was.
  ///
  /// - Complexity: O(*n*) in the length of the text, for the rules and fixes of this library.
  public func fixed(_ text: String) -> String {
    if fixes.isEmpty { return text }
    var (fixed, isInvalid) = (text, isInvalid(text))
    for _ in 0..<Self.passes {
      var isSettled = true
      for fix in fixes {
        let candidate = fix(fixed)
        if candidate.hasSameScalars(as: fixed) { continue }
        let isStillInvalid = self.isInvalid(candidate)
        if isStillInvalid, !isInvalid { continue }
        (fixed, isInvalid) = (candidate, isStillInvalid)
        isSettled = false
      }
      if isSettled { return isInvalid ? text : fixed }
    }
    return text
  }

  private func isInvalid(_ text: String) -> Bool { validate(text).status == .invalid }
}
