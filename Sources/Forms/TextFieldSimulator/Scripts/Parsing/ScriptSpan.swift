internal import TextTools
internal import TextInputIntercepter

/// A part of a script on one line.
struct ScriptSpan: Sendable {
  let script: ScriptText
  let range: Range<String.Index>

  var line: Int { script.firstLine + script.lineIndex(at: range.lowerBound) }

  var location: KeystrokeScript.Location {
    let before = script.text[lineRange.lowerBound..<range.lowerBound]
    return KeystrokeScript.Location(file: script.file, line: line, column: before.count + 1)
  }

  func error(_ message: String) -> KeystrokeScriptErrors {
    KeystrokeScriptErrors([KeystrokeProblem(message, at: self)])
  }

  private var lineRange: Range<String.Index> {
    guard !script.lines.isEmpty else { return range.lowerBound..<range.lowerBound }
    let line = script.lines[script.lineIndex(at: range.lowerBound)]
    // An empty part after the last line break is on a line without text.
    return line.upperBound < range.lowerBound ? range.lowerBound..<range.lowerBound : line
  }
}

extension ScriptSpan {
  /// The maximum number of columns displayed before the part, and from its beginning on.
  private static let width = 72

  /// The line with the part underlined.
  ///
  /// Columns are terminal columns.
  ///
  /// Only the surroundings of the part are displayed if the line is long. Control characters and
  /// bidirectional controls are replaced by symbols, so that none of them acts on the terminal.
  var excerpt: String {
    let line = lineRange
    guard !line.isEmpty else { return "" }
    let start = range.lowerBound
    let end = min(max(range.upperBound, start), line.upperBound)
    let before = Self.shown(script.text[line.lowerBound..<start].reversed())
    let part = Self.shown(script.text[start..<end])
    let after = Self.shown(script.text[end..<line.upperBound], part.columns)

    let prefix = (before.isCut ? "…" : "") + before.clusters.reversed().joined()
    let rest = part.clusters.joined() + (part.isCut ? "" : after.clusters.joined())
    let indent = String(repeating: " ", count: before.columns + (before.isCut ? 1 : 0))
    let tildes = String(repeating: "~", count: max(0, part.columns - 1))
    let ending = part.isCut || after.isCut ? "…" : ""
    return "\(prefix)\(rest)\(ending)\n\(indent)^\(tildes)"
  }

  private static func shown(
    _ clusters: some Sequence<Character>, _ columns: Int = 0
  ) -> (clusters: [String], columns: Int, isCut: Bool) {
    var shown: [String] = []
    var columns = columns
    for cluster in clusters {
      let text = cluster.visible
      columns += LengthUnit.terminalColumns.length(of: text)
      if columns > width || shown.count > 2 * width {
        return (shown, columns - LengthUnit.terminalColumns.length(of: text), true)
      }
      shown.append(text)
    }
    return (shown, columns, false)
  }
}
