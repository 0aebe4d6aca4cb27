internal import IntercepterForms
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

extension ReplField {
  /// The length of what is committed, in the field's unit.
  var length: Int {
    measure.unit.unit.length(of: formField.intercepter.rawText(of: state.withoutMarkedText.text))
  }

  /// The length and its limit: `6/10`, or `6`.
  var lengthInFigures: String { measure.limit.map { "\(length)/\($0)" } ?? "\(length)" }
}

extension Repl {
  /// The length as a bar and in figures, and whether the text could be submitted.
  func lengthRow(_ result: FieldResult) -> Row {
    var row = Row(width: size.columns)
    row.append("  ")
    let (length, limit) = (current.length, current.measure.limit)
    let style: Style =
      limit.map { length > $0 ? .bad : length == $0 ? .warning : .good } ?? .plain
    let figures = "\(current.lengthInFigures) \(current.measure.unit.words(limit ?? length))"
    let remark = current.state.hasMarkedText ? " + composing" : ""
    if let limit {
      let width = min(20, size.columns - figures.columns - remark.columns - 6)
      row.append(Self.bar(length, of: limit, width: width, style))
    }
    row.append(figures, style)
    row.append(remark, .dim)
    if row.room > 12 { row.append(right: validity(result, row.room - 3)) }
    return row
  }

  /// A bar with blanks behind it: any text shows in it, and only one that fills the limit fills it.
  private static func bar(_ length: Int, of limit: Int, width: Int, _ style: Style) -> Row {
    var row = Row(width: max(0, width + 2))
    guard width > 0 else { return row }
    let share = length < limit ? Double(length) / Double(limit) : 1
    let filled = Int((share * Double(width)).rounded(.up))
    row.append(
      String(repeating: "█", count: length < limit ? min(filled, width - 1) : width), style)
    row.append(String(repeating: "░", count: width - row.columns), .dim)
    row.append("  ")
    return row
  }

  private func validity(_ result: FieldResult, _ width: Int) -> Row {
    var row = Row(width: width)
    let message = result.violations.first.map(sentence) ?? ""
    switch result.status {
    case .valid:
      let remark = message.isEmpty ? "" : ", with a remark"
      // The text is another one as soon as the field is left.
      let isFixed = !result.text.hasSameScalars(as: current.state.text)
      let fixed = isFixed ? " as “\(result.text)”" : ""
      row.append(truncating: "✓ valid\(remark)\(fixed)", to: width - 1, .good)
    case .intermediate: row.append(truncating: "… \(message)", to: width - 1, .warning)
    case .invalid: row.append(truncating: "✗ \(message)", to: width - 1, .bad)
    }
    row.append(" ")
    return row
  }
}
