internal import IntercepterForms

extension ReplField {
  /// The length of the committed text, in the field's unit.
  var length: Int {
    measure.unit.unit.length(
      of: formField.intercepter.unformattedText(of: state.withoutMarkedText.text))
  }

  /// The length and its limit: `6/10`, or `6` without a limit.
  var lengthInFigures: String { measure.limit.map { "\(length)/\($0)" } ?? "\(length)" }
}

extension Repl {
  /// Returns the rows with the length, as a bar and in figures, and the validity of the text.
  ///
  /// A message that does not fit beside the length is in the rows below.
  func lengthRows(_ result: FieldResult) -> [Row] {
    var row = Row(width: size.columns, "  ")
    let (length, limit) = (current.length, current.measure.limit)
    let style: Style =
      limit.map { length > $0 ? .bad : length == $0 ? .warning : .good } ?? .plain
    let figures = "\(current.lengthInFigures) \(current.measure.unit.noun(for: limit ?? length))"
    let remark = current.state.hasMarkedText ? " + composing" : ""
    let (mark, message, verdictStyle) = verdict(result)
    let verdict = mark + message
    if let limit {
      // Shorten the bar if that makes room for the message.
      let most = size.columns - figures.columns - remark.columns - 6
      let beside = most - verdict.columns - 4
      row.append(
        Self.bar(length, of: limit, width: min(20, beside < -2 ? most : max(0, beside)), style))
    }
    row.append(figures, style)
    row.append(remark, .dim)
    if row.room > verdict.columns + 1 {
      var right = Row(width: verdict.columns + 1, verdict, verdictStyle)
      right.append(" ")
      row.append(right: right)
      return [row]
    }
    // “valid” alone is not worth a second row.
    if result.isValid, message == "valid" { return [row] }
    return [row] + lines(verdict, indent: 2, verdictStyle)
  }

  /// Returns a bar, followed by blanks.
  ///
  /// It is empty only for an empty text, and full only at the limit.
  private static func bar(_ length: Int, of limit: Int, width: Int, _ style: Style) -> Row {
    var row = Row(width: max(0, width + 2))
    guard width > 3 else { return Row(width: 0) }
    let share = length < limit ? Double(length) / Double(limit) : 1
    let filled = Int((share * Double(width)).rounded(.up))
    row.append(
      String(repeating: "█", count: length < limit ? min(filled, width - 1) : width), style)
    row.append(String(repeating: "░", count: width - row.columns), .dim)
    row.append("  ")
    return row
  }

  private func verdict(_ result: FieldResult) -> (mark: String, message: String, Style) {
    let message =
      result.violations.first.map { sentence(for: $0, isSecret: result.isSecret) } ?? ""
    switch result.status {
    case .valid:
      let valid = message.isEmpty ? "valid" : "valid, with a remark"
      // Leaving the field applies its normalizers to the text.
      let raw = current.formField.intercepter.unformattedText(of: current.state.text)
      let isFixed = !result.text.hasSameScalars(as: raw)
      let shows = isFixed && !current.specification.isSecret
      return ("✓ ", shows ? "\(valid) as “\(result.text)”" : valid, .good)
    case .intermediate: return ("○ ", message.isEmpty ? "not finished" : message, .warning)
    case .invalid: return ("✗ ", message, .bad)
    }
  }
}
