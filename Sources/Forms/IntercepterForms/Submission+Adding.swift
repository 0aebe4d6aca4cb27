public import TextInputIntercepter
internal import TextTools

extension Submission {
  /// Returns the submission with violations that another party, such as a server, reported for the
  /// same texts.
  ///
  /// Added violations follow those of the field, in the order given, and have the same effect: a
  /// field with an error is invalid. Duplicates are not added. Violations of a field that the form
  /// does not have become violations of the form as a whole.
  ///
  /// ```swift
  /// let taken = Violation(.custom, range: 0..<2, message: "This name is taken.")
  /// let both = submission.adding([("nickname", taken)])
  /// ```
  ///
  /// - Parameter violations: The violations, each with the name of its field. Ranges refer to the
  ///   texts of the results.
  public func adding(
    _ violations: some Sequence<(field: String, violation: Violation)>
  ) -> Submission {
    var added = OrderedFieldDictionary<Violations>()
    var others = formViolations
    let known = Set(results.map { FieldName($0.name) })
    for (field, violation) in violations {
      if known.contains(FieldName(field)) {
        added[field, default: []].append(violation)
      } else if !others.contains(violation) {
        others.append(violation)
      }
    }
    return with(results.map { $0.adding(added[$0.name, default: []]) }, others)
  }

  /// Returns the submission with everything that another submission of the same texts reports:
  /// violations of fields and of the form as a whole, and unknown fields.
  ///
  /// The texts stay unchanged.
  ///
  /// ```swift
  /// let answer = try JSONDecoder().decode(Submission.self, from: body)
  /// let both = submission.adding(answer)
  /// ```
  public func adding(_ answer: Submission) -> Submission {
    let own = adding(answer.violations)
    let unknown = Set((unknownFields + answer.unknownFields).map { FieldName($0) })
    return Submission(
      results: own.results,
      unknownFields: unknown.map { $0.text }.sortedByBytes(),
      formViolations: Validity(.valid, own.formViolations).adding(answer.formViolations).violations)
  }
}

extension FieldResult {
  func adding(_ violations: Violations) -> FieldResult {
    var result = with(validity.adding(violations))
    result.withheldViolations = withheldViolations.map {
      Validity(status, $0).adding(violations.withheld).violations
    }
    return result
  }

  func combined(with other: Validity) -> FieldResult { with(validity.combined(with: other)) }

  func with(_ validity: Validity) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity, value: value, isSecret: isSecret)
  }
}

extension Validity {
  /// Returns the validity with additional violations, without duplicates.
  func adding(_ violations: Violations) -> Validity {
    var new = Violations()
    for violation in violations
    where !self.violations.contains(violation) && !new.contains(violation) {
      new.append(violation)
    }
    return combined(with: Validity(new.hasErrors ? .invalid : .valid, new))
  }
}
