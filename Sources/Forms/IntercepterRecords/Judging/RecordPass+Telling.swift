internal import TextTools
internal import IntercepterForms
internal import TextInputIntercepter

/// A remark about a place in a record.
private struct Remark {
  /// The start of the place, as an offset in the chunk.
  let offset: Int
  /// The end of the place, if it is to be shown.
  var end: Int?
  let field: String
  let content: Content
  /// The text whose length was counted, if it is not the text of the record.
  var counted: String?

  enum Content {
    case violation(Violation)
    case change(TextChange)
  }
}

/// A text that sanitizing changes.
struct TextChange {
  let cell: Cell
  let text: String
  let result: FieldResult
  /// A Boolean value that indicates whether the text was truncated or filtered.
  let losesText: Bool
}

extension RecordPass {
  /// Returns a line for each violation, in the order of the record.
  ///
  /// - Parameters:
  ///   - found: The results of the fields.
  ///   - texts: The texts of the cells.
  func messages(
    about found: [FieldResult], of texts: [String?], in record: ParsedRecord
  ) -> String {
    let remarks = found.indices.flatMap { index -> [Remark] in
      let (field, cell) = (found[index].written, parser.cells[index])
      // If a fix changed the text, or it is secret, its offsets do not apply to the record.
      let isAsWritten = texts[index].map { $0.hasSameScalars(as: field.text) } ?? false
      var place = cell.map { CellPlace($0, in: bytes, judge.marks) }
      return field.violations.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
        violation in
        let offset =
          place?.offset(utf16: isAsWritten ? violation.range.lowerBound : 0)
          ?? record.range.lowerBound
        let isCounted = violation.actual != nil && !isAsWritten && !found[index].isSecret
        var remark = Remark(offset: offset, field: field.name, content: .violation(violation))
        if isCounted { remark.counted = field.text }
        if reporter.showsText {
          // The next violation may begin before this one ends.
          var behind = place
          let end = isAsWritten ? behind?.offset(utf16: violation.range.upperBound) : nil
          remark.end = end ?? cell?.content.upperBound ?? offset
        }
        return remark
      }
    }
    return lines(of: remarks, in: record)
  }

  /// Returns a line for each text that was sanitized, in the order of the record.
  func messages(about changes: [TextChange], in record: ParsedRecord) -> String {
    let remarks = changes.map { change in
      Remark(
        offset: change.cell.content.lowerBound, field: change.result.name,
        content: .change(change))
    }
    return lines(of: remarks, in: record)
  }

  private func lines(of remarks: [Remark], in record: ParsedRecord) -> String {
    var places = places(in: record)
    // A place after a secret value would reveal its length.
    let secrets = judge.form.secrets.compactMap { parser.cells[$0]?.content.lowerBound }
    let last = secrets.min() ?? .max
    let ordered = remarks.count < 2 ? remarks : remarks.sorted { $0.offset < $1.offset }
    return ordered.reduce(into: "") { lines, remark in
      let place = places.place(of: min(remark.offset, last))
      switch remark.content {
      case .violation(let violation):
        let excerpt = remark.end.map { Excerpt(remark.offset..<max(remark.offset, $0), in: bytes) }
        lines += reporter.message(
          violation, of: remark.field, at: place, counting: remark.counted, excerpt)
      case .change(let change): lines += reporter.message(change, at: place)
      }
    }
  }
}
