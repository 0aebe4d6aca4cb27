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
    let (length, limit) = (current.length, current.measure.limit)
    let style: Style =
      limit.map { length > $0 ? .bad : length == $0 ? .warning : .good } ?? .plain
    let figures = "\(current.lengthInFigures) \(current.measure.unit.noun(for: limit ?? length))"
    let remark = current.state.hasMarkedText ? " + composing" : ""
    let (mark, message, verdictStyle) = verdict(result)
    let verdict = mark + message
    let verdictColumns = canvas.columns(of: verdict)
    var row = Row(canvas, "  ")
    if let limit {
      // Shorten the bar if that makes room for the message.
      let most = canvas.columns - figures.count - remark.count - 6
      let beside = most - verdictColumns - 4
      row.append(bar(length, of: limit, width: min(20, beside < -2 ? most : max(0, beside)), style))
    }
    row.append(figures, style)
    row.append(remark, .dim)
    if row.room > verdictColumns + 1 {
      row.append(right: canvas.cells(of: verdict + " ", verdictStyle))
      return [row]
    }
    // “valid” alone is not worth a second row.
    if result.isValid, message == "valid" { return [row] }
    return [row] + lines(verdict, indent: 2, verdictStyle)
  }

  /// Returns a bar, followed by blanks.
  ///
  /// It is empty only for an empty text, and full only at the limit.
  private func bar(_ length: Int, of limit: Int, width: Int, _ style: Style) -> [Cell] {
    guard width > 3 else { return [] }
    let filled = length < limit ? Double(length) / Double(limit) * Double(width) : Double(width)
    let count = length < limit ? min(Int(filled.rounded(.up)), width - 1) : width
    return canvas.cells(of: String(repeating: canvas.glyph("█", or: "#"), count: count), style)
      + canvas.cells(of: String(repeating: canvas.glyph("░", or: "."), count: width - count), .dim)
      + canvas.cells(of: "  ")
  }

  private func verdict(_ result: FieldResult) -> (mark: String, message: String, Style) {
    let message =
      result.violations.first.map { sentence(for: $0, isSecret: result.isSecret) } ?? ""
    switch result.status {
    case .valid:
      let valid = message.isEmpty ? "valid" : "valid, with a remark"
      // Leaving the field applies its fixes to the text.
      let raw = current.formField.intercepter.unformattedText(of: current.state.text)
      let isFixed = !result.text.hasSameScalars(as: raw)
      let shows = isFixed && !current.specification.isSecret
      return ("✓ ", shows ? "\(valid) as “\(result.text)”" : valid, .good)
    case .intermediate: return ("○ ", message.isEmpty ? "not finished" : message, .warning)
    case .invalid: return ("✗ ", message, .bad)
    }
  }
}
