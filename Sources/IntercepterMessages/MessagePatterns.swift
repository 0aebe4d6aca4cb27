/// Patterns by their keys.
///
/// A list, because there are few of them, and a dictionary would link the normalization of strings.
struct MessagePatterns: Sendable {
  private var entries: [(kind: Int, name: String, pattern: String)] = []

  init() {}

  subscript(key: MessageKey) -> String? {
    get { entries.first { key.isOf($0.kind, $0.name) }?.pattern }
    set {
      entries.removeAll { key.isOf($0.kind, $0.name) }
      if let newValue { entries.append((key.kind, key.name, newValue)) }
    }
  }
}

extension MessagePatterns {
  /// Reads patterns that ``write(to:)`` wrote.
  init(from reader: inout ByteReader) {
    entries = reader.array { ($0.number(), $0.text(), $0.text()) }
  }

  /// Writes the patterns.
  func write(to writer: inout ByteWriter) {
    writer.write(array: entries) { writer, entry in
      writer.write(entry.kind)
      writer.write(entry.name)
      writer.write(entry.pattern)
    }
  }
}

extension MessageKey {
  /// Returns whether a key of a kind with a name is the same key.
  fileprivate func isOf(_ kind: Int, _ name: String) -> Bool {
    self.kind == kind && self.name.hasSameScalars(as: name)
  }

  /// The number of the kind in a compiled profile.
  fileprivate var kind: Int {
    switch self {
    case .violation: 0
    case .unit: 1
    case .hint: 2
    case .sentence: 3
    case .customRule: 4
    }
  }

  fileprivate var name: String {
    switch self {
    case .violation(let name), .unit(let name), .hint(let name), .customRule(let name): name
    case .sentence(let sentence): sentence.rawValue
    }
  }
}
