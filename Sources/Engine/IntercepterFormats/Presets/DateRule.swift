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
    DateRule(layout, earliest: earliest, latest: latest, takesOtherOrder: otherOrder == .warn).rule
  }
}

/// A layout with the bounds of its values.
struct DateRule: Sendable {
  let layout: DateLayout
  private let takesOtherOrder: Bool
  private let bounds: (earliest: DateBound?, latest: DateBound?)
  private var today: DateValue.Clock = { .today }

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

  /// The rule.
  var rule: Rule {
    Rule(
      "date",
      validate: { validity(of: $0) },
      sanitize: { layout.sanitized($0, takesOtherOrder) },
      reading: ValueReading(
        value: { text in
          let dates = layout.values(of: text)
          return dates.count > 1 ? .dates(dates) : dates.first.map { .date($0) }
        },
        text: { value in
          switch value {
          case .date(let date): layout.text(of: [date])
          case .dates(let dates): layout.text(of: dates)
          case .number, .digits: nil
          }
        },
        missingParts: { layout.missingParts(of: $0) },
        step: { stepping($0, by: $1) },
        withToday: { clock in
          var dated = self
          dated.today = clock
          return dated.rule
        },
        quickCheckIsFaultless: { isOwnAndValid($0) }),
      judge: { judge($0) })
  }

  /// The earliest valid value today.
  var earliest: DateValue? { bounds.earliest.flatMap { layout.earliest($0, today: today()) } }

  /// The latest valid value today.
  var latest: DateValue? { bounds.latest.flatMap { layout.latest($0, today: today()) } }

  func judge(_ proposal: Proposal) -> Verdict {
    if proposal.state.text.withUTF8Bytes(isOwnAndValid) { return .accept }
    let inserted = proposal.insertedUTF8Range
    let isKey = proposal.state.markedRange == nil && proposal.insertedText.count <= 1
    var (text, caret) = (proposal.state.text, inserted.upperBound)
    var reader = DateReader(text, layout)
    if !isKey, caret == text.utf8.count, reader.reading.value != nil {
      text = text.trimmed
      caret = text.utf8.count
      reader = DateReader(text, layout)
    }
    if isKey, reader.reading.fault != nil, inserted.count > 0,
      let (rest, place) = layout.steppingOver(text, inserted)
    {
      (text, caret) = (rest, place)
      reader = DateReader(text, layout)
    }
    let reading = reader.reading
    if case .wrong(let fault) = reading {
      let length = text.utf16Length
      let count = text.unicodeScalars.count
      if isKey, count > Self.longestKept {
        return .reject(
          DateFault(.tooLong, limit: Self.longestKept, actual: count)
            .violation(in: proposal.insertedRange))
      }
      let fault = layout.reason(fault, in: text)
      let range = fault.range.map { text.utf16Range(utf8: $0) } ?? 0..<length
      let violation = fault.violation(in: range, of: text)
      return isKey ? .report(Violations(violation)) : .reject(violation)
    }
    let shown = layout.shown(text, caret: caret, reader, isKey: isKey)
    let said = reading.value.map { notes(on: $0, in: proposal.insertedRange) } ?? Violations()
    if proposal.state.markedRange == nil, !shown.text.hasSameScalars(as: proposal.state.text) {
      // A person sees what becomes of the date, and learns why.
      return .amend(shown, said)
    }
    var violations = violations(of: reading, in: proposal.state.text)
    if reading.value?.isInOtherOrder == true {
      violations.append(DateFault.otherOrder.violation(in: 0..<text.utf16Length))
    }
    return violations.isEmpty ? .accept : .report(violations)
  }

  /// Returns whether a text is as the layout writes it, of which nothing is to be changed or said.
  private func isOwnAndValid(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let values = layout.ownValues(of: utf8) else { return false }
    var isValid = true
    forEachFault(of: values) { _, _, _ in isValid = false }
    return isValid
  }

  /// The number of characters of the longest text that is not a date and stays in the field.
  private static let longestKept = 64

  func validity(of text: String) -> Validity {
    if text.isEmpty { return Validity(.valid) }
    let whole = 0..<text.utf16Length
    switch layout.read(text) {
    case .beginning:
      return Validity(.intermediate, Violations(DateFault.incomplete.violation(in: whole)))
    case .wrong(let fault):
      let fault = layout.reason(fault, in: text)
      let range = fault.range.map { text.trimmedUTF16Range(ofUTF8: $0) } ?? whole
      return Validity(.invalid, Violations(fault.violation(in: range, of: text.trimmed)))
    case .value(let meaning):
      // Nobody looks at a finished text, unlike one that is pasted.
      if meaning.isInOtherOrder, !takesOtherOrder {
        return Validity(.invalid, Violations(DateFault.otherOrder.violation(in: whole)))
      }
      var violations = violations(of: .value(meaning), in: text)
      let isValid = violations.isEmpty
      violations.append(contentsOf: notes(on: meaning, in: whole))
      return Validity(isValid ? .valid : .invalid, violations)
    }
  }

  /// Returns warnings of a date in another order, and of zeros that the layout does not write.
  private func notes(on meaning: DateMeaning, in range: Range<Int>) -> Violations {
    var notes = Violations()
    if meaning.isInOtherOrder {
      notes.append(DateFault.otherOrder.violation(in: range, severity: .warning))
    }
    if meaning.dropsZeros {
      notes.append(DateFault.zerosDropped.violation(in: range, severity: .warning))
    }
    return notes
  }

  /// Returns the violations of values; none for an incomplete text.
  private func violations(of reading: DateReading, in text: String) -> Violations {
    guard let meaning = reading.value else { return [] }
    var violations = Violations()
    forEachFault(of: meaning.values) { variant, value, bound in
      let range = layout.range(
        ofValue: value, of: meaning, in: text, onlyDay: variant == .noSuchDate)
      violations.append(
        Violation(
          .outOfRange, range: range, variant: variant, bound: bound.map(layout.text(ofBound:))))
    }
    return violations
  }

  /// Calls a closure with why values are not valid, the index of each such value, and the bound it is
  /// beyond.
  private func forEachFault(
    of values: [DateValue], _ body: (Violation.Variant, Int, DateValue?) -> Void
  ) {
    let (earliest, latest) = (earliest, latest)
    for (index, value) in values.enumerated() {
      if !value.exists {
        body(.noSuchDate, index, nil)
      } else if let earliest, value < earliest {
        body(.tooEarly, index, earliest)
      } else if let latest, value > latest {
        body(.tooLate, index, latest)
      }
    }
    if values.count == 2, values[1] < values[0] { body(.endBeforeStart, 1, nil) }
  }
}

extension String {
  /// Returns the UTF-16 range of a range of the trimmed text.
  fileprivate func trimmedUTF16Range(ofUTF8 range: Range<Int>) -> Range<Int> {
    let start = trimmedRange.lowerBound
    return utf16Range(utf8: range.lowerBound + start..<range.upperBound + start)
  }
}

extension DateLayout {
  /// Returns the text without a typed separator before which the same one is already there, and
  /// the caret behind that one; `nil` if there is none, or the rest is not a date.
  fileprivate func steppingOver(_ text: String, _ inserted: Range<Int>) -> (String, Int)? {
    let rest = text.replacingUTF8(inserted, with: "")
    let reader = DateReader(rest, self)
    let typed = DateTokens(text.text(utf8: inserted), self)
    guard reader.reading.fault == nil, typed.tokens.isEmpty, typed.other == nil,
      let next = reader.tokens.tokens.firstIndex(where: {
        $0.range.lowerBound >= inserted.lowerBound
      }),
      next > 0, reader.tokens.tokens[next - 1].range.upperBound <= inserted.lowerBound,
      let gap = Optional(reader.tokens.gaps[next]), !gap.isEmpty,
      typed.gaps[0].marks.allSatisfy({ mark in
        gap.marks.contains { !$0.isDisjoint(with: mark) } || gap.marks.isEmpty
      })
    else { return nil }
    return (rest, reader.tokens.tokens[next].range.lowerBound)
  }

  /// Returns the UTF-16 range of a value in a text, or of its day.
  fileprivate func range(
    ofValue index: Int, of meaning: DateMeaning, in text: String, onlyDay: Bool
  ) -> Range<Int> {
    let start = text.trimmedRange.lowerBound
    let tokens = DateTokens(text.trimmed, self).tokens
    var range: Range<Int>?
    for piece in meaning.parse.pieces {
      let slot = meaning.parse.scheme.slots[piece.slot]
      guard slot.value == index, !onlyDay || slot.part.kind == .day, piece.token < tokens.count
      else { continue }
      let own = tokens[piece.token].range
      range =
        min(own.lowerBound, range?.lowerBound ?? .max)..<max(own.upperBound, range?.upperBound ?? 0)
    }
    return range.map { text.utf16Range(utf8: $0.lowerBound + start..<$0.upperBound + start) }
      ?? 0..<text.utf16Length
  }
}
