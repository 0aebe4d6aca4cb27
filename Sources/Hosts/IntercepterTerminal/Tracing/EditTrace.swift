/// An edit on one line: the replacement, the proposed state, and the displayed state.
///
///     2..2 + "😀" · proposed 张三😀| · rejected, shown 张三|
///
/// Offsets are grapheme clusters of the previous text, as in `Select` of scripts.
package struct EditTrace: Sendable, CustomStringConvertible {
  private let judged: JudgedEdit

  package init(_ judged: JudgedEdit) { self.judged = judged }

  package var description: String { parts(columns: .max).map(\.text).joined() }

  /// Returns the line in parts of one style.
  ///
  /// If there is little room, text far from the edit is omitted.
  func parts(columns: Int) -> [(text: String, style: Style)] {
    let (proposed, shown) = (judged.proposed, judged.decision.state)
    let isShort = columns < 60
    let room = columns == .max ? Int.max : max(8, columns / 4)
    var parts = change(room)
    if !isShort, proposed != shown || judged.decision.outcome != .accepted {
      parts.append((" · proposed \(isolated(proposed.excerpt(columns: room), room))", .dim))
    }
    let (word, style) = judged.decision.outcome.styled
    parts.append((" · ", .dim))
    parts.append((word, style))
    for amendment in amendments(room) { parts.append((", \(amendment)", .warning)) }
    parts.append((", shown \(isolated(shown.excerpt(columns: room), room))", .dim))
    return parts
  }

  /// Returns the edit in the form `2..4 - "ab" + "c"`, with texts of at most `room` columns.
  func change(_ room: Int) -> [(text: String, style: Style)] {
    guard let edit = judged.edit else { return [("no other text", .dim)] }
    let text = judged.editedText
    let clusters = text.clusterRange(utf16: edit.range)
    var parts: [(String, Style)] = [("\(clusters.lowerBound)..\(clusters.upperBound)", .accent)]
    if !clusters.isEmpty {
      let removed = text.dropFirst(clusters.lowerBound).prefix(clusters.count)
      parts.append((" - \(quoted(String(removed), room))", .plain))
    }
    if !edit.replacement.isEmpty {
      parts.append((" + \(quoted(edit.replacement, room))", .bold))
    }
    return parts
  }

  private func quoted(_ text: String, _ room: Int) -> String {
    isolated(text.excerpt(columns: room).inQuotes, room)
  }

  /// Returns a text with a direction of its own (UAX #9) in a row of a terminal.
  private func isolated(_ text: String, _ room: Int) -> String {
    room == .max ? text : "\u{2068}\(text)\u{2069}"
  }

  /// Returns the effect of an amendment on the inserted text: `dropped "😀"`, `"１" became "1"`.
  private func amendments(_ room: Int) -> [String] {
    guard judged.decision.outcome == .amended, let (proposed, accepted) = insertions else {
      return []
    }
    if let dropped = proposed.runs(missingIn: accepted) {
      if dropped.isEmpty { return [] }
      let all = dropped.map { quoted($0, room) }
      return ["dropped \(all.joined(separator: ", "))"]
    }
    let (old, new) = proposed.difference(from: accepted)
    if old.isEmpty { return ["added \(quoted(new, room))"] }
    return ["\(quoted(old, room)) became \(quoted(new, room))"]
  }

  /// The proposed insertion and the accepted one, or both whole texts if they differ elsewhere too.
  private var insertions: (proposed: String, accepted: String)? {
    guard let edit = judged.edit else { return nil }
    let (old, shown) = (judged.editedText, judged.decision.state.text)
    let before = old[..<old.index(utf16: edit.range.lowerBound)]
    let behind = old[old.index(utf16: edit.range.upperBound)...]
    let room = shown.count - before.count - behind.count
    guard room >= 0, shown.hasPrefix(before), shown.hasSuffix(behind) else {
      return (judged.proposed.text, shown)
    }
    return (edit.replacement, String(shown.dropFirst(before.count).prefix(room)))
  }
}

extension JudgedEdit {
  /// The text that the edit's offsets refer to.
  fileprivate var editedText: String {
    previous.hasMarkedText && !proposed.hasMarkedText ? baseline.text : previous.text
  }
}

extension Decision.Outcome {
  fileprivate var styled: (String, Style) {
    switch self {
    case .accepted: (rawValue, .good)
    case .amended: (rawValue, .warning)
    case .rejected: (rawValue, .bad)
    case .composing: (rawValue, .dim)
    }
  }
}
