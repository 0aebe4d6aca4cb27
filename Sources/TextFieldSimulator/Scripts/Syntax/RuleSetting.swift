package import IntercepterProfiles

extension KeystrokeScript {
  /// A rule as a script sets it: `maxLength 10 gb18030 onViolation:amend`.
  ///
  /// Names and arguments are those of profiles. What has no label in Swift comes first and needs none
  /// here; everything else is written `label:value`.
  package struct RuleSetting: Hashable, Sendable {
    /// The rule.
    package let specification: RuleSpecification
    let name: String
    let arguments: [Argument]

    /// An argument as it is written.
    struct Argument: Hashable, Sendable {
      let label: String?
      let value: String
      let isQuoted: Bool
    }
  }
}
