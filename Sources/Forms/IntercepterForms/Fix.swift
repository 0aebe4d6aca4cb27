package import TextInputIntercepter

/// A correction of a text after the user has finished with it: when the focus leaves the field, and
/// at submission.
///
/// A fix is not a rule. Rules run while the user types, when a trailing space may precede
/// the next word, and `12.` may become `12.5`. Fixes run when the text is complete.
///
/// ```swift
/// let upperCase = Fix("upperCase") { $0.uppercased() }
/// upperCase("ab")  // "AB"
/// ```
public struct Fix: Sendable {
  /// The fix's name, as in profiles.
  public let identifier: String
  let correction: Correction

  /// Creates a fix.
  ///
  /// - Parameters:
  ///   - identifier: The fix's name.
  ///   - fix: A closure that returns the corrected text. It must be idempotent, and must return a
  ///     text that it does not understand unchanged.
  public init(_ identifier: String, _ fix: @escaping @Sendable (String) -> String) {
    self.init(identifier, CustomCorrection(fix))
  }

  init(_ identifier: String, _ correction: Correction) {
    self.identifier = identifier
    self.correction = correction
  }

  /// Returns the fix adapted to a field's rules.
  func fitted(to intercepter: Intercepter) -> Fix {
    Fix(identifier, correction.fitted(to: intercepter))
  }

  /// Returns the corrected text.
  public func callAsFunction(_ text: String) -> String {
    text.withUTF8Bytes(correction.keeps) ? text : correction.corrected(text)
  }
}

/// The name of ``Fix`` in 0.3.0.
@available(*, deprecated, renamed: "Fix")
public typealias Normalizer = Fix

extension [Fix] {
  /// How the fixes write an insertion that the rules reject, or `nil` if they leave it.
  package var ofInsertions: InsertionFixes? {
    let trims = contains { $0.correction.reach == .ends }
    let others = filter { $0.correction.reach == .insertion }
    if !trims, others.isEmpty { return nil }
    guard !others.isEmpty else { return InsertionFixes(trims: trims, rewrite: nil) }
    return InsertionFixes(trims: trims) { text in
      var text = text
      for fix in others { text = fix(text) }
      return text
    }
  }

  /// Returns the fixes as a field with these rules applies them.
  func fitted(to intercepter: Intercepter) -> [Fix] {
    func isVerbatim(_ fix: Fix) -> Bool { fix.correction === Fix.verbatim.correction }
    let isSaid = contains { $0.correction.writesNotation || isVerbatim($0) }
    let all = isSaid ? self : [.normalized] + self
    return all.filter { !isVerbatim($0) }.map { $0.fitted(to: intercepter) }
  }
}
