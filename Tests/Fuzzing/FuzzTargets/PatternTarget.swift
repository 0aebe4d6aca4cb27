internal import TextInputIntercepter

/// A byte of options, a pattern, and texts for it, with 0xFF between them.
enum PatternTarget {
  /// Longer ones show nothing new, and make runs slow.
  private static let (longestPattern, longestText) = (400, 200)
  /// Texts of this length are followed several scalars at a step.
  private static let longLength = 10_000

  static func breach(_ bytes: [UInt8]) -> String? {
    let pieces = bytes.dropFirst().split(separator: 0xFF, maxSplits: 8)
    guard let number = bytes.first, let source = pieces.first, source.count <= longestPattern
    else { return nil }
    let options = PatternOptions(rawValue: UInt32(number))
    let pattern = String(decoding: source, as: UTF8.self)
    let rule: Rule
    do {
      rule = try .matches(pattern, options: options)
    } catch {
      if error.line < 1 || error.column < 1 { return "an error out of place: \(error)" }
      if error.message.isEmpty { return "an error without a message" }
      _ = error.description
      return nil
    }
    let intercepter = Intercepter(rules: [rule])
    for piece in pieces.dropFirst() where piece.count <= longestText {
      let text = String(decoding: piece, as: UTF8.self)
      if let breach = breach(of: text, intercepter) { return breach }
      if text.isEmpty { continue }
      let long = String(repeating: text, count: longLength / text.utf8.count + 1)
      if let breach = breachOfPlace(long, intercepter) { return "repeated, \(breach)" }
    }
    return nil
  }

  private static func breach(of text: String, _ intercepter: Intercepter) -> String? {
    let validity = intercepter.validate(text)
    if validity.status != .invalid {
      // Every front of a beginning is one.
      var front = text
      while front.unicodeScalars.popLast() != nil {
        if intercepter.validate(front).status == .invalid { return "a front is invalid" }
      }
    }
    let sanitized = intercepter.sanitize(text)
    if !sanitized.hasSameScalars(as: text), !intercepter.validate(sanitized).isValid {
      return "sanitizing leaves what is not valid"
    }
    // What shows nothing is an empty text when validated, and no insertion when typed.
    if intercepter.cleaned(text).isEmpty { return nil }
    let typed = intercepter.intercept(EditingState(text), after: EditingState(""))
    if (typed.outcome == .rejected) != (validity.status == .invalid) {
      return "typing is \(typed.outcome), validating \(validity.status)"
    }
    return breachOfPlace(text, intercepter)
  }

  /// Up to the place of a mismatch a text is the beginning of a match, and a cluster on it is none.
  private static func breachOfPlace(_ text: String, _ intercepter: Intercepter) -> String? {
    let validity = intercepter.validate(text)
    // Every text mismatches such a pattern as `a\Ab`, and no place is better than another.
    guard validity.status == .invalid, intercepter.validate("").status != .invalid
    else { return nil }
    guard let start = validity.violations.first?.range.lowerBound else { return "no violation" }
    let place = text.utf16.index(text.startIndex, offsetBy: start)
    if place > text.startIndex, intercepter.validate(String(text[..<place])).status == .invalid {
      return "the mismatch is before its place"
    }
    guard place < text.endIndex else {
      return text.isEmpty ? nil : "the mismatch is behind the text"
    }
    let end = text.index(after: place)
    return intercepter.validate(String(text[..<end])).status == .invalid
      ? nil : "the mismatch is behind its place"
  }
}
