extension Rule {
  /// Accepts a date or a time, which is parsed by its separators.
  ///
  /// Each part is judged by itself, so correcting one part leaves the others unchanged.
  ///
  /// During typing, the rule inserts the separator after a complete part. It inserts a zero before
  /// a digit that can only be the second of its part, and when the separator is typed (`1.` becomes
  /// `01.`). A pasted date may have another order, other separators or other digits if it has only
  /// one meaning: `2024-02-29` in a field for `29.02.2024`. The amendment reports a date in another
  /// order than the field's, such as `02/29/2024`. An edit that makes no date, or an ambiguous one,
  /// is rejected.
  ///
  /// A day that the month does not have, and a date beyond the bounds, are accepted and reported; a
  /// finished text with one is invalid. An incomplete text is `.intermediate`.
  ///
  /// - Parameters:
  ///   - layout: The parts, their order and their separators.
  ///   - earliest: The earliest valid value; `nil` for 1900, if years have four digits.
  ///   - latest: The latest valid value; `nil` for the end of 2100, if years have four digits.
  ///     A bound relative to today includes the whole day, and a layout without years ignores it.
  ///   - otherOrder: The policy for a finished date that exists only in another order: `.flag` makes
  ///     it invalid. `.warn` accepts it with a warning, and forms rewrite it in the field's order.
  /// - Complexity: O(*n*) in the length of the text.
  public static func date(
    _ layout: DateLayout, earliest: DateBound? = nil, latest: DateBound? = nil,
    otherOrder: ViolationPolicy = .flag
  ) -> Rule {
    let takesOtherOrder = otherOrder == .warn
    let rule = DateRule(
      layout, earliest: earliest, latest: latest, takesOtherOrder: takesOtherOrder)
    return Rule(
      "date",
      validate: { rule.validity(of: $0) },
      sanitize: { layout.sanitized($0, takesOtherOrder) },
      reading: ValueReading(
        value: { text in
          let dates = layout.values(of: text)
          return dates.count > 1 ? .dates(dates) : dates.first.map { .date($0) }
        },
        missingParts: { layout.missingParts(of: $0) },
        step: { rule.stepping($0, by: $1) }),
      judge: { rule.judge($0) })
  }
}

/// A layout with the bounds of its values.
struct DateRule: Sendable {
  let layout: DateLayout
  private let takesOtherOrder: Bool
  private let bounds: (earliest: DateBound?, latest: DateBound?)

  /// Creates the rule; four-digit years are from 1900 to 2100 unless a bound says otherwise.
  init(
    _ layout: DateLayout, earliest: DateBound?, latest: DateBound?, takesOtherOrder: Bool
  ) {
    self.layout = layout
    self.takesOtherOrder = takesOtherOrder
    let hasYears = layout.parts.contains(.year)
    // Code size: literals in ISO 8601 link their reading.
    let first = DateValue(year: 1900, month: 1, day: 1)
    let last = DateValue(year: 2100, month: 12, day: 31, hour: 23, minute: 59, second: 59)
    let isLate = earliest?.fixed.map { $0 > last } ?? false
    let isEarly = latest?.fixed.map { $0 < first } ?? false
    bounds = (
      earliest ?? (hasYears && !isEarly ? .date(first) : nil),
      latest ?? (hasYears && !isLate ? .date(last) : nil)
    )
  }

  /// The earliest valid value today.
  var earliest: DateValue? { bounds.earliest.flatMap { layout.earliest($0, today: .today) } }

  /// The latest valid value today.
  var latest: DateValue? { bounds.latest.flatMap { layout.latest($0, today: .today) } }

  func judge(_ proposal: Proposal) -> Verdict {
    do throws(DateFault) {
      let draft = try draft(of: proposal)
      let (text, caret) = draft.written
      if proposal.state.markedRange == nil, !text.hasSameScalars(as: proposal.state.text) {
        // A person sees what becomes of the date, and learns why.
        let notes = draft.note(in: proposal.insertedRange)
        return .amend(EditingState(text, caret: caret), notes)
      }
      let violations = violations(of: draft, in: proposal.state.text)
      return violations.isEmpty ? .accept : .report(violations)
    } catch {
      return .reject(error.violation(in: proposal.insertedRange))
    }
  }

  /// Returns the proposed text as parsed: the inserted characters, typed into the previous text.
  private func draft(of proposal: Proposal) throws(DateFault) -> DateDraft {
    let (text, inserted) = (proposal.state.text, proposal.insertedUTF8Range)
    let removed = proposal.removedUTF8Range
    let rest = text.replacingUTF8(inserted, with: "")
    guard !rest.allSatisfy({ $0.isBlank }),
      let cleared = DateDraft(proposal.previous.text, clearing: removed, layout)
        .map({ ($0, true) })
        ?? DateDraft(rest, caret: inserted.lowerBound, layout).map({ ($0, $0.isOpen) })
    else { return try layout.read(text) }
    let (old, mayReturn) = cleared
    if mayReturn, inserted.count > 1,
      let whole = DateDraft(text, caret: inserted.upperBound, layout),
      !whole.isOpen, whole.fields.count >= old.fields.count,
      whole.written.text.hasSameScalars(as: text)
    {
      // The insertion restores missing separators, exactly as this rule writes them.
      return whole
    }
    var draft = old
    for character in proposal.insertedText {
      if let fault = draft.type(character) { throw fault }
    }
    // If nothing of the insertion remained, an overwritten selection would be lost.
    if draft.fields == old.fields, !removed.isEmpty { throw .character }
    return draft
  }

  func validity(of text: String) -> Validity {
    if text.isEmpty { return Validity(.valid) }
    let whole = 0..<text.utf16Length
    do throws(DateFault) {
      var draft = try layout.read(text)
      draft.closeLastPart()
      if layout.values(of: draft) == nil {
        return Validity(.intermediate, Violations(DateFault.incomplete.violation(in: whole)))
      }
      // Nobody looks at a finished text, unlike one that is pasted.
      if draft.isInOtherOrder, !takesOtherOrder { throw .otherOrder }
      var violations = violations(of: draft, in: text)
      let isValid = violations.isEmpty
      violations.append(contentsOf: draft.note(in: whole))
      return Validity(isValid ? .valid : .invalid, violations)
    } catch {
      if layout.isDateWithTime(text) {
        return Validity(.invalid, Violations(DateFault.withTime.violation(in: whole)))
      }
      let fields = DateFields(text, layout)
      if fields.other == nil, ![.dateAmbiguous, .dateInOtherOrder].contains(error.variant),
        layout.places(of: fields.fields.map { $0.digits }, isOpen: true) != nil
      {
        return Validity(.intermediate, Violations(DateFault.incomplete.violation(in: whole)))
      }
      return Validity(.invalid, Violations(error.violation(in: whole)))
    }
  }

  /// Returns the violations of complete values; none for incomplete ones.
  private func violations(of draft: DateDraft, in text: String) -> Violations {
    guard let values = layout.values(of: draft) else { return [] }
    var violations = Violations()
    let (earliest, latest) = (earliest, latest)
    let isWritten = draft.written.text.hasSameScalars(as: text)
    func add(_ variant: Violation.Variant, _ value: Int, bound: DateValue? = nil) {
      let range =
        isWritten
        ? draft.range(ofValue: value, onlyDay: variant == .noSuchDate) : 0..<text.utf16Length
      violations.append(
        Violation(
          .outOfRange, range: range, variant: variant, bound: bound.map(layout.text(ofBound:))))
    }
    for (index, value) in values.enumerated() {
      if !value.exists {
        add(.noSuchDate, index)
      } else if let earliest, value < earliest {
        add(.tooEarly, index, bound: earliest)
      } else if let latest, value > latest {
        add(.tooLate, index, bound: latest)
      }
    }
    if values.count == 2, values[1] < values[0] { add(.endBeforeStart, 1) }
    return violations
  }
}

extension DateLayout {
  /// Returns whether a text is a date of this layout, which has no time, and a time.
  fileprivate func isDateWithTime(_ text: String) -> Bool {
    guard !has(.hour), text.utf8.contains(UInt8(ascii: ":")),
      let end = text.firstIndex(where: { $0 == "T" || $0 == " " })
    else { return false }
    return !values(of: String(text[..<end])).isEmpty
  }
}

extension DateDraft {
  /// The text as the layout writes it, and the caret in UTF-16.
  var written: (text: String, caret: Int) { layout.text(of: fields, field, offset) }

  /// A warning if the date is in another order than the layout's.
  fileprivate func note(in range: Range<Int>) -> Violations {
    isInOtherOrder
      ? Violations(DateFault.otherOrder.violation(in: range, severity: .warning)) : Violations()
  }

  /// Returns the UTF-16 range of a value of a complete draft, or of its day.
  fileprivate func range(ofValue index: Int, onlyDay: Bool) -> Range<Int> {
    var parts = layout.valueRanges[index]
    if onlyDay, let day = parts.first(where: { layout.parts[$0].kind == .day }) {
      parts = day..<day + 1
    }
    let start = layout.text(of: fields, parts.lowerBound).caret
    return start..<layout.text(of: fields, parts.upperBound - 1, .max).caret
  }
}
