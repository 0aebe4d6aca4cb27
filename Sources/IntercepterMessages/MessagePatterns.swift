/// Patterns by their keys.
///
/// A list, because there are few of them, and a dictionary would link the normalization of strings.
struct MessagePatterns: Sendable {
  private var entries: [(kind: Int, name: String, pattern: String)] = []

  init() {}

  subscript(key: MessageKey) -> String? {
    get { place(of: key).map { entries[$0].pattern } }
    set {
      if let place = place(of: key) { entries.remove(at: place) }
      if let newValue { entries.append((key.kind, key.name, newValue)) }
    }
  }

  private func place(of key: MessageKey) -> Int? {
    if entries.isEmpty { return nil }
    let (kind, name) = (key.kind, key.name)
    let count = name.utf8.count
    return entries.firstIndex {
      $0.kind == kind && $0.name.utf8.count == count && $0.name.hasSameScalars(as: name)
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
