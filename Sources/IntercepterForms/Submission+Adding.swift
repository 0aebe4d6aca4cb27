public import TextInputIntercepter

extension Submission {
  /// The submission with what somebody else has said of the same texts, such as a server: "taken already".
  ///
  /// What is added to a field comes behind what is said of it already, in the order given, and counts as
  /// much: a field with an error is invalid. What is said already is not said again. What is said of a
  /// field that the form does not have is said of the form as a whole.
  ///
  /// ```swift
  /// let answer = try JSONDecoder().decode(Submission.self, from: body)
  /// let both = submission.adding(answer.violations)
  /// ```
  ///
  /// - Parameter violations: The violations with the names of their fields; ranges are in the texts of the
  ///   results.
  public func adding(
    _ violations: some Sequence<(field: String, violation: Violation)>
  ) -> Submission {
    var added = FieldDictionary<Violations>()
    var others = formViolations
    let known = Set(results.map { FieldName($0.name) })
    for (field, violation) in violations {
      if known.contains(FieldName(field)) {
        added[field, default: []].append(violation)
      } else if !others.contains(violation) {
        others.append(violation)
      }
    }
    return Submission(
      results: results.map { $0.adding(added[$0.name, default: []]) },
      unknownFields: unknownFields, formViolations: others)
  }
}

extension FieldResult {
  /// The result with more violations.
  func adding(_ violations: Violations) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity.adding(violations))
  }

  /// The result with what somebody else says of the text as well.
  func combined(with other: Validity) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity.combined(with: other))
  }
}

extension Validity {
  /// The judgement with more violations, of which those that are listed already are left out.
  func adding(_ violations: Violations) -> Validity {
    var new = Violations()
    for violation in violations
    where !self.violations.contains(violation) && !new.contains(violation) {
      new.append(violation)
    }
    return combined(with: Validity(new.contains { $0.severity == .error } ? .invalid : .valid, new))
  }
}
