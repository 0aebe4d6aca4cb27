internal import TextInputIntercepter

/// Something that is put right in a text once the user has finished with it: when the focus leaves the
/// field, and at submission.
///
/// A fix is no rule. Rules judge while somebody types, where a space at the end may be the one before
/// the next word, and `12.` may be on its way to `12.5`; fixes come when nothing more follows.
///
/// ```swift
/// let upperCase = Normalizer("upperCase") { $0.uppercased() }
/// upperCase("ab")  // "AB"
/// ```
public struct Normalizer: Sendable {
  /// The fix's name, as profiles have it.
  public let identifier: String
  let fix: @Sendable (String) -> String
  /// The conditions on a text's bytes under which the fix surely leaves it as it is, where there are any.
  let prefilter: FixPrefilter?
  /// The fix as it is in a field with rules, where it takes something from them.
  var fitting: (@Sendable (Intercepter) -> Normalizer)?

  /// Creates a fix.
  ///
  /// - Parameters:
  ///   - identifier: The fix's name.
  ///   - fix: Puts a text right. It must leave its own results alone, and texts that it knows nothing
  ///     of.
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

  /// The fix in a field with these rules.
  func fitted(to intercepter: Intercepter) -> Normalizer {
    guard let fitting else { return self }
    var fix = fitting(intercepter)
    fix.fitting = fitting
    return fix
  }

  /// The same fix, which is another one in a field with rules.
  func fitting(_ fitting: @escaping @Sendable (Intercepter) -> Normalizer) -> Normalizer {
    var fix = self
    fix.fitting = fitting
    return fix
  }

  /// The text, put right.
  public func callAsFunction(_ text: String) -> String {
    if let prefilter, text.withUTF8Bytes({ prefilter.leaves($0) }) { return text }
    return fix(text)
  }

  /// Whether the fix leaves valid UTF-8 as it is, by applying it.
  func leaves(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: utf8, as: UTF8.self)
    return fix(text).hasSameScalars(as: text)
  }
}
