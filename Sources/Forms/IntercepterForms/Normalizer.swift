package import TextInputIntercepter

/// A correction of a text after the user has finished with it: when the focus leaves the field, and
/// at submission.
///
/// A normalizer is not a rule. Rules run while the user types, when a trailing space may precede
/// the next word, and `12.` may become `12.5`. Normalizers run when the text is complete.
///
/// ```swift
/// let upperCase = Normalizer("upperCase") { $0.uppercased() }
/// upperCase("ab")  // "AB"
/// ```
public struct Normalizer: Sendable {
  /// The normalizer's name, as in profiles.
  public let identifier: String
  let correction: Correction

  /// Creates a normalizer.
  ///
  /// - Parameters:
  ///   - identifier: The normalizer's name.
  ///   - fix: A closure that returns the corrected text. It must be idempotent, and must return a
  ///     text that it does not understand unchanged.
  public init(_ identifier: String, _ fix: @escaping @Sendable (String) -> String) {
    self.init(identifier, CustomCorrection(fix))
  }

  init(_ identifier: String, _ correction: Correction) {
    self.identifier = identifier
    self.correction = correction
  }

  /// Returns the normalizer adapted to a field's rules.
  func fitted(to intercepter: Intercepter) -> Normalizer {
    Normalizer(identifier, correction.fitted(to: intercepter))
  }

  /// Returns the corrected text.
  public func callAsFunction(_ text: String) -> String {
    text.withUTF8Bytes(correction.keeps) ? text : correction.corrected(text)
  }
}

extension [Normalizer] {
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

  /// Returns the normalizers as a field with these rules applies them.
  func fitted(to intercepter: Intercepter) -> [Normalizer] {
    let isSaid = contains { $0.identifier == "normalized" || $0.identifier == "verbatim" }
    let all = isSaid ? self : [.normalized] + self
    return all.filter { $0.identifier != "verbatim" }.map { $0.fitted(to: intercepter) }
  }
}
