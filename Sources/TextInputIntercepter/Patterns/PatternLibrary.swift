/// Regular expressions other than those of `Rule.matches`, which a profile may ask for by their name.
///
/// An app that links another library says so where it reads profiles, and nowhere else:
///
/// ```swift
/// import IntercepterICU
///
/// let profile = try Profile(json: text, patternLibrary: .icu)
/// ```
///
/// Where none is given, a profile that needs one is an error with its place. Two libraries of one name
/// are equal.
public struct PatternLibrary: Sendable {
  /// Makes the rule `matches` from a pattern.
  ///
  /// `timeLimit` is from 1, in steps of the library: see `Rule.matchesICU` for ICU's.
  public typealias Maker =
    @Sendable (
      _ pattern: String, _ options: PatternOptions, _ timeLimit: Int,
      _ onViolation: ViolationPolicy
    ) throws(PatternError) -> Rule

  /// The name that profiles call it by: `icu`.
  public let name: String
  /// Makes a rule.
  public let makeRule: Maker

  /// Creates a library from its name and what makes its rules.
  public init(_ name: String, makeRule: @escaping Maker) {
    self.name = name
    self.makeRule = makeRule
  }
}

extension PatternLibrary: Hashable {
  /// Whether two libraries have one name.
  public static func == (first: PatternLibrary, second: PatternLibrary) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
