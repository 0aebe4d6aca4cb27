public import ArgumentParser

/// The day of the program.
struct TodayOptions: ParsableArguments {
  @Option(
    "The date from which bounds such as “-18 years” count, in ISO 8601 format. (default: that of the system)",
    value: "date")
  var today: DateValue?

  func validate() throws {
    guard let today else { return }
    if today.day == nil || today.hour != nil {
      throw ValidationError("--today needs a date such as 2024-02-29.")
    }
  }
}

extension TodayOptions {
  /// Returns a profile with the bounds of the day.
  func resolved(_ profile: Profile) -> Profile { today.map(profile.resolved) ?? profile }

  /// Returns a field with the bounds of the day.
  func resolved(_ field: FieldSpecification) -> FieldSpecification {
    today.map(field.resolved) ?? field
  }
}

extension DateValue: ExpressibleByArgument {
  /// Creates a value from ISO 8601.
  public init?(argument: String) { self.init(iso8601: argument) }
}
