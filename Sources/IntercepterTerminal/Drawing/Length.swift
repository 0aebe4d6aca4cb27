internal import IntercepterICU
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension ReplField {
  /// The length of what is committed, in the field's unit.
  var length: Int { measure.unit.unit.length(of: state.withoutMarkedText.text) }

  /// The length and its limit: `6/10`, or `6`.
  var lengthInFigures: String { measure.limit.map { "\(length)/\($0)" } ?? "\(length)" }
}

extension Repl {
  /// The length as a bar and in figures, and whether the text could be submitted.
  var lengthRow: Row {
    var row = Row(width: size.columns)
    row.append("  ")
    let (length, limit) = (current.length, current.measure.limit)
    let style: Style =
      limit.map { length > $0 ? .bad : length == $0 ? .warning : .good } ?? .plain
    let words = current.measure.unit.words
    let unit = limit == nil && length == 1 ? words.singular : words
    let figures = "\(current.lengthInFigures) \(unit)"
    if let limit {
      let width = max(0, min(20, size.columns - figures.columns - 6))
      // A text of any length shows, and only a full one fills the bar.
      let part = limit == 0 ? width : min(width, (min(length, limit) * width + limit - 1) / limit)
      row.append(
        String(repeating: "█", count: length < limit ? min(part, max(0, width - 1)) : part), style)
      row.append(
        String(repeating: "░", count: width - row.columns + 2 < 0 ? 0 : width - row.columns + 2),
        .dim)
      row.append(width > 0 ? "  " : "")
    }
    row.append(figures, style)
    if current.state.hasMarkedText { row.append(" + composing", .dim) }
    if row.room > 12 { row.append(right: validity(row.room - 3)) }
    return row
  }

  private func validity(_ width: Int) -> Row {
    let validity = current.field.field.validity
    var row = Row(width: width)
    let message = validity.violations.first?.message ?? ""
    switch validity.status {
    case .valid: row.append(message.isEmpty ? "✓ valid" : "✓ valid, with a remark", .good)
    case .intermediate: row.append(truncating: "… \(message)", to: width - 1, .warning)
    case .invalid: row.append(truncating: "✗ \(message)", to: width - 1, .bad)
    }
    row.append(" ")
    return row
  }
}

extension StringProtocol {
  /// The columns that the text takes on a terminal.
  var columns: Int { LengthUnit.terminalColumns.length(of: String(self)) }
}

extension String {
  /// The words for one of what the text names: `byte GB18030`.
  fileprivate var singular: String {
    let words = split(separator: " ")
    guard let index = words.firstIndex(where: { $0.hasSuffix("s") }) else { return self }
    return words.enumerated().map { String($1.dropLast($0 == index ? 1 : 0)) }.joined(
      separator: " ")
  }
}
