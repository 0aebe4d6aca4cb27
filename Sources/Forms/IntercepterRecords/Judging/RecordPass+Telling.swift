internal import TextTools
internal import IntercepterForms
internal import TextInputIntercepter

/// A remark about an offset in the chunk: a function from the reported place to the message.
private typealias Remark = (offset: Int, message: (TextPlace) -> String)

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
        // The next violation may begin before this one ends.
        var behind = place
        let end =
          isAsWritten && reporter.showsText
          ? behind?.offset(utf16: violation.range.upperBound) : nil
        let range = offset..<max(offset, end ?? cell?.content.upperBound ?? offset)
        return Remark(offset) { place in
          reporter.message(
            violation, of: field.name, at: place, counting: isCounted ? field.text : nil,
            reporter.showsText ? Excerpt(range, in: bytes) : nil)
        }
      }
    }
    return lines(of: remarks, in: record)
  }

  /// Returns a line for each text that was sanitized, in the order of the record.
  func messages(about changes: [TextChange], in record: ParsedRecord) -> String {
    let remarks = changes.map { change in
      Remark(change.cell.content.lowerBound) { reporter.message(change, at: $0) }
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
      lines += remark.message(places.place(of: min(remark.offset, last)))
    }
  }
}
