internal import IntercepterForms

extension RecordPass {
  /// Takes a record, and copies it to the valid or the invalid records, fixed if records are fixed.
  mutating func separate(_ record: ParsedRecord, _ isUTF8: Bool) {
    func faults() -> Int { result.tally.nonconforming + result.tally.malformed }
    let (faultsBefore, start) = (faults(), result.output.count)
    take(record, isUTF8)
    let isInvalid = faults() > faultsBefore
    var bytes = Array(bytes[record.range])
    if reporter.report == .fixed {
      flush()
      bytes = Array(result.output[start...])
      result.output.removeSubrange(start...)
    }
    switch record.content {
    case .heading:
      result.separated.valid += bytes
      result.separated.invalid += bytes
    case .rest: result.separated.invalid += bytes
    case .passedOver: result.separated.valid += bytes
    case .faulty, .cells:
      if isInvalid { result.separated.invalid += bytes } else { result.separated.valid += bytes }
    }
  }

  /// Collects the values of a record that must be unique, as a form stores them.
  mutating func collectValues() {
    for (place, index) in judge.uniqueFields.enumerated() {
      guard let cell = parser.cells[index] else { continue }
      let utf8 = bytes[utf8: cell.content]
      if cell.isVerbatim, !judge.checker.uniqueIgnoresCase, !utf8.isEmpty,
        utf8.allSatisfy({ $0 < 0x80 }),
        lentForm?.accepts(utf8, at: index) == true
      {
        result.values.append(UniqueValues.Value(ascii: utf8, place, onLine: line))
        continue
      }
      let field = judge.form.fields[index]
      var stored = field.sanitize(cell.text(in: bytes, judge.marks, for: field)).text
      if judge.checker.uniqueIgnoresCase { stored = UniqueValues.folded(stored) }
      if !stored.isEmpty { result.values.append(UniqueValues.Value(stored, place, onLine: line)) }
    }
  }
}
