internal import TextInputIntercepter

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
  let fix: @Sendable (String) -> String
  /// The condition on a text's bytes under which the normalizer leaves it unchanged, if known.
  let prefilter: FixPrefilter?
  /// A closure that adapts the normalizer to a field's rules, if it depends on them.
  var fitting: (@Sendable (Intercepter) -> Normalizer)?

  /// Creates a normalizer.
  ///
  /// - Parameters:
  ///   - identifier: The normalizer's name.
  ///   - fix: A closure that returns the corrected text. It must be idempotent, and must return a
  ///     text that it does not understand unchanged.
  public init(_ identifier: String, _ fix: @escaping @Sendable (String) -> String) {
    self.init(identifier, prefilter: nil, fix)
  }

  init(
    _ identifier: String, prefilter: FixPrefilter?, _ fix: @escaping @Sendable (String) -> String
  ) {
    self.identifier = identifier
    self.prefilter = prefilter
    self.fix = fix
  }

  /// Returns the normalizer adapted to a field's rules.
  func fitted(to intercepter: Intercepter) -> Normalizer {
    guard let fitting else { return self }
    var fix = fitting(intercepter)
    fix.fitting = fitting
    return fix
  }

  /// Returns the normalizer with a closure that adapts it to a field's rules.
  func fitting(_ fitting: @escaping @Sendable (Intercepter) -> Normalizer) -> Normalizer {
    var fix = self
    fix.fitting = fitting
    return fix
  }

  /// Returns the corrected text.
  public func callAsFunction(_ text: String) -> String {
    if let prefilter, text.withUTF8Bytes({ prefilter.leaves($0) }) { return text }
    return fix(text)
  }

  /// Returns whether the normalizer leaves valid UTF-8 unchanged.
  ///
  /// Applies the normalizer to find out.
  func leaves(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: utf8, as: UTF8.self)
    return fix(text).hasSameScalars(as: text)
  }
}
