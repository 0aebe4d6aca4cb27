extension DateValue {
  /// A function that returns the day from which bounds such as “-18 years” count.
  ///
  /// A rule with such a bound calls it each time that it judges a text, on any thread.
  public typealias Clock = @Sendable () -> DateValue
}

extension Intercepter {
  /// Returns the same field with bounds that count from the day of a clock, such as that of a person
  /// in another time zone.
  ///
  /// Without it, they count from the day of the system.
  ///
  /// ```swift
  /// let adult = Intercepter.date(latest: "-18 years").withToday { "2026-11-26" }
  /// adult.validate("2008-11-27").isValid  // false
  /// ```
  public func withToday(_ clock: @escaping DateValue.Clock) -> Intercepter {
    replacingRules { $0.withToday(clock) }
  }
}

extension Rule {
  fileprivate func withToday(_ clock: @escaping DateValue.Clock) -> Rule {
    guard let rule = reading?.withToday?(clock) else { return self }
    return Rule(
      rule.definition, reporting: storage.object.template, composition: composition,
      onViolation: onViolation)
  }
}
