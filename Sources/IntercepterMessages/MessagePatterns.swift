/// Patterns by their keys.
///
/// A list, because there are few of them, and a dictionary would link the normalization of strings.
struct MessagePatterns: Sendable {
  private(set) var entries: [(kind: Int, name: String, pattern: String)] = []

  init() {}

  /// Reads tables in text form, one for each kind of key.
  init(tables: [StaticString]) {
    for (kind, table) in tables.enumerated() {
      var names: [String] = []
      for line in "\(table)".utf8.split(separator: UInt8(ascii: "\n")) {
        if line.first == UInt8(ascii: " ") {
          for index in entries.indices.suffix(names.count) {
            entries[index].pattern += String(Substring(line.dropFirst()))
          }
        } else {
          let head = line.prefix { $0 != UInt8(ascii: ":") }
          names = head.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
          let pattern = String(Substring(line[head.endIndex...].dropFirst(2)))
          entries += names.map { (kind, $0, pattern) }
        }
      }
    }
  }

  subscript(key: MessageKey) -> String? {
    get { place(of: key).map { entries[$0].pattern } }
    set {
      if let place = place(of: key) { entries.remove(at: place) }
      if let newValue { entries.append((key.kind, key.name, newValue)) }
    }
  }

  /// The keys of violations, in the order of the patterns.
  var violations: [MessageKey] {
    entries.filter { $0.kind == 0 }.map { .violation($0.name) }
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

  var name: String {
    switch self {
    case .violation(let name), .unit(let name), .hint(let name), .customRule(let name): name
    case .sentence(let sentence): sentence.rawValue
    }
  }
}
