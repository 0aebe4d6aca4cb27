/// A library of regular expressions other than those of `Rule.matches`, which a profile selects by
/// name.
///
/// An app that links such a library specifies it where it reads profiles:
///
/// ```swift
/// import IntercepterICU
///
/// let profile = try Profile(json: text, patternLibrary: .icu)
/// ```
///
/// Without the library, a profile that needs it is an error with its position. Libraries with the
/// same name are equal.
public struct PatternLibrary: Sendable {
  /// A function that creates the rule `matches` from a pattern.
  ///
  /// `timeLimit` is at least 1, in steps of the library; for ICU's steps, see `Rule.matchesICU`.
  public typealias Maker =
    @Sendable (
      _ pattern: String, _ options: PatternOptions, _ timeLimit: Int,
      _ onViolation: ViolationPolicy
    ) throws(PatternError) -> Rule

  /// The name of the library in profiles: `icu`.
  public let name: String
  /// The function that creates a rule.
  public let makeRule: Maker

  /// Creates a library from its name and the function that creates its rules.
  public init(_ name: String, makeRule: @escaping Maker) {
    self.name = name
    self.makeRule = makeRule
  }
}

extension PatternLibrary: Hashable {
  /// Returns whether two libraries have the same name.
  public static func == (first: PatternLibrary, second: PatternLibrary) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
