public import TextInputIntercepter
internal import TextTools

extension Submission {
  /// The submission with what somebody else has said of the same texts, such as a server: "taken already".
  ///
  /// Violations that are added to a field come behind those it has already, in the order given, and count as
  /// much: a field with an error is invalid. A violation that is there already is not added again. Violations
  /// of a field that the form does not have are violations of the form as a whole.
  ///
  /// ```swift
  /// let taken = Violation(.custom, range: 0..<2, message: "This name is taken.")
  /// let both = submission.adding([("nickname", taken)])
  /// ```
  ///
  /// - Parameter violations: The violations with the names of their fields; ranges are in the texts of the
  ///   results.
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
    return Submission(
      results: results.map { $0.adding(added[$0.name, default: []]) },
      unknownFields: unknownFields, formViolations: others)
  }

  /// The submission with all that another one says of the same texts: of the fields, of the form as a whole,
  /// and of names that the form does not have.
  ///
  /// The texts stay as they are.
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
  /// The result with more violations.
  func adding(_ violations: Violations) -> FieldResult { with(validity.adding(violations)) }

  /// The result with another judgement on the text as well.
  func combined(with other: Validity) -> FieldResult { with(validity.combined(with: other)) }

  /// The same text with another judgement.
  func with(_ validity: Validity) -> FieldResult {
    FieldResult(name: name, text: text, validity: validity, value: value, isSecret: isSecret)
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
