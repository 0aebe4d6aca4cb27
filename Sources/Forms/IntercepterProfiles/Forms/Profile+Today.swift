internal import IntercepterForms
public import TextInputIntercepter

extension Profile {
  /// Returns the profile with fixed dates in place of bounds that are relative to today.
  ///
  /// Without this method, such a bound follows the date of the system. Use it for a person in another
  /// time zone, and in tests:
  ///
  /// ```swift
  /// let form = try profile.resolved(today: "2026-11-26").makeFormValidator()
  /// ```
  public func resolved(today: DateValue) -> Profile {
    Profile(
      fields: OrderedFieldDictionary(
        form.map { (key: $0.name, value: $0.specification.resolved(today: today)) }),
      formRules: formRules)
  }
}

extension FieldSpecification {
  fileprivate func resolved(today: DateValue) -> FieldSpecification {
    guard var date = format?.as(DateKind.self) else { return self }
    let layout = date.layout
    date.earliest = date.earliest.flatMap { layout.earliest($0, today: today) }.map { .date($0) }
    date.latest = date.latest.flatMap { layout.latest($0, today: today) }.map { .date($0) }
    var field = self
    field.format = .date(date)
    return field
  }
}
