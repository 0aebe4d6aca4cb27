internal import TextInputIntercepter

/// The correction that a fix makes.
///
/// It is an object, like the definition of a rule, so that threads can borrow it without contending
/// for a reference count.
class Correction: @unchecked Sendable {
  /// Returns the corrected text.
  func corrected(_ text: String) -> String { text }

  /// A quick check: `true` if the correction leaves valid UTF-8 unchanged, `false` if that is
  /// unknown.
  func keeps(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { false }

  /// A Boolean value that indicates whether the correction writes values in the notation of the
  /// field's rules, and therefore leaves a text that they accept unchanged.
  var writesNotation: Bool { false }

  /// What the correction changes in an inserted text that the rules reject.
  var reach: Reach { .nothing }

  enum Reach {
    case nothing
    /// White space at the ends of the whole text.
    case ends
    /// Any part of the inserted text.
    case insertion
  }

  /// Returns the correction adapted to a field's rules.
  func fitted(to intercepter: Intercepter) -> Correction { self }
}

/// A correction by a closure.
final class CustomCorrection: Correction, @unchecked Sendable {
  private let fix: @Sendable (String) -> String

  init(_ fix: @escaping @Sendable (String) -> String) { self.fix = fix }

  override func corrected(_ text: String) -> String { fix(text) }
}

/// Writes values in the notation of the field's rules.
final class NotationCorrection: Correction, @unchecked Sendable {
  private let intercepter: Intercepter?

  init(_ intercepter: Intercepter? = nil) { self.intercepter = intercepter }

  override var writesNotation: Bool { true }

  override func corrected(_ text: String) -> String { intercepter?.normalized(text) ?? text }

  override func fitted(to intercepter: Intercepter) -> Correction {
    NotationCorrection(intercepter)
  }
}
