/// The columns that a terminal uses for clusters, according to its own answers.
///
/// A question is a cluster at the beginning of a row, followed by a request for the cursor's
/// position (DSR, ECMA-48, 8.3.35). The answers come in the order of the questions.
package struct TerminalWidths: Sendable {
  private var known: [Key: Int] = [:]
  private var asked: [Key] = []
  /// A Boolean value that indicates whether the terminal has not answered in time.
  package private(set) var isSilent = false
  /// A Boolean value that indicates whether the terminal updates the screen in one step (mode 2026).
  private(set) var hasSynchronizedUpdates = false
  private var hasAskedForModes = false

  private static let isolate = "\u{2068}"

  /// A Boolean value that indicates whether isolates are invisible.
  var hidesIsolates: Bool { self[Self.isolate] ?? 0 == 0 }

  /// The scalars of a cluster, because canonically equivalent clusters may have other widths.
  private typealias Key = [Unicode.Scalar]

  package init() {}

  /// A Boolean value that indicates whether an answer is expected.
  package var isWaiting: Bool { !asked.isEmpty && !isSilent }

  /// The measured columns of a cluster, or `nil` if they are unknown.
  subscript(cluster: String) -> Int? { known[Array(cluster.unicodeScalars)] }

  /// Returns the questions about the disputed clusters of a screen.
  ///
  /// Invisible text in the last row asks them, which must be painted again. They are empty if
  /// nothing is unknown, or if the terminal does not answer.
  package mutating func questions(about screen: Screen) -> String {
    let (columns, rows) = (screen.canvas.columns, screen.canvas.rows)
    guard asked.isEmpty, !isSilent, rows > 1, columns > 9 else { return "" }
    var output = ""
    // Isolates are for terminals in which they have no width.
    let texts = [Self.isolate] + screen.rows.flatMap(\.cells).filter(\.isDisputed).map(\.text)
    for text in texts where asked.count < 200 && self[text] == nil {
      let key = Array(text.unicodeScalars)
      if asked.contains(key) { continue }
      asked.append(key)
      output += "\u{1B}[\(rows);1H\(text)\u{1B}[6n"
    }
    if asked.isEmpty { return "" }
    defer { hasAskedForModes = true }
    return (hasAskedForModes ? "" : "\u{1B}[?2026$p")
      + "\u{1B}[?25l\u{1B}[8m\(output)\u{1B}[0m\u{1B}[\(rows);1H\u{1B}[2K"
  }

  /// Records an answer.
  mutating func record(_ answer: TerminalAnswer) {
    switch answer {
    case .cursor(let column):
      guard !asked.isEmpty else { return }
      known[asked.removeFirst()] = column
      isSilent = false
    case .mode(2026, let isKnown): hasSynchronizedUpdates = isKnown
    case .mode: break
    }
  }

  /// Forgets the questions, whose answers are lost.
  package mutating func forgetQuestions() { (asked, isSilent) = ([], false) }

  /// Stops waiting for answers, so that the widths of most terminals are used.
  package mutating func giveUp() { isSilent = isWaiting }
}

/// An answer of the terminal to a question.
package enum TerminalAnswer: Hashable, Sendable {
  /// The column of the cursor, counted from 0.
  case cursor(column: Int)
  /// Whether the terminal knows a private mode (DECRPM).
  case mode(Int, isKnown: Bool)
}
