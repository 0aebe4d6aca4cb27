internal import IntercepterForms
public import TextInputIntercepter

extension Profile {
  /// Returns the profile with fixed dates in place of bounds that are relative to today.
  ///
  /// Sentences and compiled profiles then have these dates. For the day of a person in another time
  /// zone, `FormValidator.withToday(_:)` needs no new form.
  public func resolved(today: DateValue) -> Profile {
    Profile(
      fields: OrderedFieldDictionary(
        form.map { (key: $0.name, value: $0.specification.resolved(today: today)) }),
      formRules: formRules)
  }
}

extension FieldSpecification {
  /// Returns the field with fixed dates in place of bounds that are relative to today.
  package func resolved(today: DateValue) -> FieldSpecification {
    guard var date = format?.as(DateKind.self) else { return self }
    let layout = date.layout
    date.earliest = date.earliest.flatMap { layout.earliest($0, today: today) }.map { .date($0) }
    date.latest = date.latest.flatMap { layout.latest($0, today: today) }.map { .date($0) }
    var field = self
    field.format = .date(date)
    return field
  }
}
