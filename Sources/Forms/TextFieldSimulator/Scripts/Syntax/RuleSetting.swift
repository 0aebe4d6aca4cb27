package import IntercepterForms
package import TextInputIntercepter

extension KeystrokeScript {
  /// A rule in script notation: `maxLength 10 gb18030 onViolation:amend`.
  ///
  /// Names and arguments are those of profiles. Arguments without a label in Swift come first and
  /// need no label here. All others are written `label:value`.
  package struct RuleSetting: Hashable, Sendable {
    package let specification: AnyKind<Rule>
    /// The rule as it was written, with normalized quotes.
    package let description: String
  }
}

extension KeystrokeScript.RuleSetting: CustomStringConvertible {}
