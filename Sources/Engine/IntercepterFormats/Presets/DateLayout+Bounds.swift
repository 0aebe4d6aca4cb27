extension DateLayout {
  /// Returns the first value that a bound accepts on a day; `nil` for a bound relative to today in a
  /// layout without years.
  package func earliest(_ bound: DateBound, today: DateValue) -> DateValue? {
    if let fixed = bound.fixed { return fixed }
    if !has(.year) { return nil }
    var value = bound.value(today: today)
    if !has(.day) { value.day = nil }
    return value
  }

  /// Returns the last value that a bound accepts on a day, such as the last second of today.
  package func latest(_ bound: DateBound, today: DateValue) -> DateValue? {
    guard var value = earliest(bound, today: today) else { return nil }
    if bound.fixed == nil, has(.hour) {
      (value.hour, value.minute, value.second) = (23, 59, 59)
    }
    return value
  }

  func has(_ kind: DatePart.Kind) -> Bool { parts.contains { $0.kind == kind } }
}

extension DateBound {
  /// The value if it does not depend on today.
  var fixed: DateValue? { if case .date(let value) = self { value } else { nil } }
}
