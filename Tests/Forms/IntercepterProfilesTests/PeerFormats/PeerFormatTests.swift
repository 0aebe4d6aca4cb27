import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// Every case of the table, key by key, through a profile, in both modes.
@Suite struct PeerFormatTests {
  /// A row of the table.
  struct Row: Sendable, CustomStringConvertible {
    let field: String
    let id: String
    let start: String
    let steps: [String]
    let expected: String

    var description: String { id }
  }

  static let rows: [Row] = {
    var rows: [Row] = []
    var field = ""
    for line in PeerFormatTable.lines.split(separator: "\n") {
      if line.hasPrefix("{") {
        field = String(line)
        continue
      }
      let cells = (line + " ").split(separator: " ¦ ", omittingEmptySubsequences: false)
      rows.append(
        Row(
          field: field, id: String(cells[0]), start: String(cells[1]),
          steps: cells[2..<(cells.count - 1)].map(String.init),
          expected: String(cells[cells.count - 1].dropLast())))
    }
    return rows
  }()

  @Test func `every row has a name of its own, and every reason a row`() {
    let ids = Set(Self.rows.map(\.id))
    #expect(ids.count == 315 && Self.rows.count == 315)
    let explained = PeerFormatReason.all.flatMap { $0.cases.map(\.id) }
    #expect(Set(explained).isSubset(of: ids) && Set(explained).count == explained.count)
  }

  @Test(arguments: rows) func `as the peer's suite has it, or for a reason not`(row: Row) throws {
    let profile = try Profile(json: #"{"version":1,"fields":{"f":\#(row.field)}}"#)
    let intercepter = try #require(try profile.intercepter(for: "f"))
    let ours = PeerFormatReason.all.lazy.flatMap(\.cases).first { $0.id == row.id }?.ours
    let seen = row.steps.filter { $0.hasPrefix("see ") }.map { String($0.dropFirst(4)) }
    let theirs = seen + [row.expected]
    for asks in [true, false] {
      let states = try Self.states(row, intercepter, asks: asks)
      #expect(theirs.count == states.count)
      let isTheirs = zip(theirs, states).allSatisfy { theirs, ours in
        theirs == (theirs.contains("|") ? ours : ours.filter { !"|‹›".contains($0) })
      }
      // A reason is one for a difference.
      #expect(isTheirs == (ours == nil), "\(theirs), here \(states)")
      #expect(ours == nil || ours == states.joined(separator: " → "))
    }
  }

  /// What the field holds where the row looks at it, and in the end.
  private static func states(
    _ row: Row, _ intercepter: Intercepter, asks: Bool
  ) throws -> [String] {
    let run = FormatRun(intercepter, asks: asks, state: try #require(state(row.start)))
    var states: [String] = []
    for step in row.steps {
      let verb = step.prefix { $0 != " " }
      let text = String(step.dropFirst(verb.count + 1))
      switch verb {
      case "type": run.type(text)
      case "paste": run.insert(text)
      case "backspace": for _ in 0..<(Int(text) ?? 0) { run.backspace() }
      case "delete": for _ in 0..<(Int(text) ?? 0) { run.delete() }
      case "see": states.append(run.field.state.description)
      case "select", "caret":
        let end = run.field.state.text.utf16.count
        run.field.selectionDidChange(to: verb == "select" ? 0..<end : end..<end)
      default: Issue.record("\(step)")
      }
    }
    return states + [run.field.state.description]
  }

  /// The state of a row: two bars are the ends of a selection.
  private static func state(_ text: String) -> EditingState? {
    let bars = text.indices.filter { text[$0] == "|" }
    guard bars.count == 2 else { return EditingState(notation: text) }
    var text = text
    text.replaceSubrange(bars[1]...bars[1], with: "›")
    text.replaceSubrange(bars[0]...bars[0], with: "‹")
    return EditingState(notation: text)
  }
}
