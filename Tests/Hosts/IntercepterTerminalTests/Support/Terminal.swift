import IntercepterProfiles
import IntercepterTerminal
import Synchronization
import TextFieldSimulator
import TextInputIntercepter

/// A terminal of a test: bytes go in as a terminal sends them, and the screen comes out as text.
struct Terminal {
  var repl: Repl
  let files: MemoryFiles
  private var decoder = InputDecoder()

  init(
    _ rules: RuleSpecification..., columns: Int = 80, rows: Int = 24, files: [String: String] = [:]
  ) throws {
    let specification = FieldSpecification(rules: rules)
    try self.init(
      fields: [("", specification)], columns: columns, rows: rows, files: MemoryFiles(files))
  }

  init(
    fields: [(name: String, specification: FieldSpecification)],
    rules formRules: [FormRuleSpecification] = [], columns: Int = 80, rows: Int = 24,
    files: MemoryFiles = MemoryFiles([:]),
    saying sentence: @escaping @Sendable (Violation) -> String = { $0.message }
  ) throws {
    self.files = files
    repl = try Repl(
      fields: fields, rules: formRules, canvas: Canvas(columns: columns, rows: rows),
      files: files.replFiles, saying: sentence)
  }

  /// Types a text as it is; `\u{1B}` is Escape.
  mutating func type(_ text: String) {
    repl.handle(decoder.decode(text.utf8))
    repl.handle(decoder.flush())
  }

  mutating func press(_ keys: Keys..., times: Int = 1) {
    for _ in 0..<times {
      for key in keys { type(key.rawValue) }
    }
  }

  mutating func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Gives a command, which is written without its colon.
  mutating func command(_ line: String) { repl.run(command: line) }

  /// The state of the field in its notation.
  var state: String { "\(repl.state)" }

  /// The screen without the blanks at the ends of its lines.
  func screen() -> String {
    repl.draw().rows.map { row in
      let text = row.text
      return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    }.joined(separator: "\n")
  }

  /// The row of the screen, from 0.
  func row(_ index: Int) -> String {
    let rows = screen().split(separator: "\n", omittingEmptySubsequences: false)
    return rows.indices.contains(index) ? String(rows[index]) : ""
  }

  /// Where the cursor is: `column,row`.
  func cursor() -> String {
    repl.draw().cursor.map { "\($0.column),\($0.row)" } ?? "none"
  }
}

/// What terminals send for keys.
enum Keys: String {
  case left = "\u{1B}[D"
  case right = "\u{1B}[C"
  case up = "\u{1B}[A"
  case down = "\u{1B}[B"
  case shiftLeft = "\u{1B}[1;2D"
  case shiftRight = "\u{1B}[1;2C"
  case controlLeft = "\u{1B}[1;5D"
  case controlRight = "\u{1B}[1;5C"
  case home = "\u{1B}[H"
  case end = "\u{1B}[F"
  case shiftHome = "\u{1B}[1;2H"
  case delete = "\u{1B}[3~"
  case backspace = "\u{7F}"
  case enter = "\r"
  case tab = "\t"
  case shiftTab = "\u{1B}[Z"
  case escape = "\u{1B}"
  case pageDown = "\u{1B}[6~"
  case controlA = "\u{1}"
  case controlC = "\u{3}"
  case controlD = "\u{4}"
  case controlE = "\u{5}"
  case controlK = "\u{B}"
  case controlU = "\u{15}"
  case controlV = "\u{16}"
  case controlW = "\u{17}"
  case controlX = "\u{18}"
  case controlY = "\u{19}"
  case controlZ = "\u{1A}"
  case emoji = "\u{1C}"
  case altA = "\u{1B}a"
  case altC = "\u{1B}c"
}

/// Files in memory.
final class MemoryFiles: Sendable {
  private let texts: Mutex<[String: String]>

  init(_ texts: [String: String]) { self.texts = Mutex(texts) }

  subscript(path: String) -> String? { texts.withLock { $0[path] } }

  var replFiles: ReplFiles {
    ReplFiles(
      read: { path throws(CommandError) in
        guard let text = self[path] else { throw CommandError("\(path): no such file") }
        return Array(text.utf8)
      },
      write: { path, text, isReplacing throws(CommandError) in
        let isThere = self[path] != nil
        if isThere, !isReplacing { throw CommandError("\(path) already exists") }
        self.texts.withLock { $0[path] = text }
      },
      list: { folder in self.texts.withLock { folder == "." ? $0.keys.sorted() : [] } })
  }
}
