extension Repl {
  /// The row that traces the last edit, if there is room for it.
  var traceRows: [Row] {
    guard size.rows >= (hasPanel ? 16 : 12), panel != .why, !isAsking, let edit = visibleEdit else {
      return []
    }
    var row = Row(width: size.columns, " ")
    for part in EditTrace(edit).parts(columns: size.columns) {
      row.append(truncating: part.text, to: row.room - 1, part.style)
    }
    return [row]
  }

  var whyRows: [Row] {
    let rows = [line("How the last edit was decided", .bold)]
    if current.specification.isSecret { return rows + [line("this text is secret", .dim)] }
    guard let edit = visibleEdit else {
      let words = "Undo and Redo restore an accepted text, and no rule judges it again."
      return rows + [line(current.hasUndone ? words : "no edit yet", .dim)]
    }
    return rows + table(EditExplanation(edit, saying: sentence).steps)
  }

  private var visibleEdit: JudgedEdit? { current.specification.isSecret ? nil : current.lastEdit }
}
