/// Patterns by their kinds and names.
///
/// A list, because there are few of them, and a dictionary would link the normalization of strings.
struct MessagePatterns: Sendable {
  /// The kinds of patterns, with their numbers in a compiled profile.
  enum Kind: Int {
    /// The message of a violation, by its code or variant.
    case violation
    /// A length with its unit, such as "10 bytes", by the unit's identifier.
    case unit
    /// The hint on how much characters count in a unit, such as "a Chinese character counts 2", by
    /// the unit's identifier.
    case hint
    /// A sentence about a rule, by the name of its ``RuleSentence``.
    case sentence
    /// A sentence about a custom rule, by its name in profiles.
    case customRule
  }

  private typealias Entry = (kind: Int, name: String, pattern: String)

  private var entries: [Entry] = []

  init() {}

  /// Reads tables in text form, which have the first kinds of patterns in their order.
  init(tables: [StaticString]) {
    for (kind, table) in tables.enumerated() {
      var names: [String] = []
      for line in table.bytes.split(separator: UInt8(ascii: "\n")) {
        if line.first == UInt8(ascii: " ") {
          let more = text(line.dropFirst())
          for index in entries.indices.suffix(names.count) { entries[index].pattern += more }
        } else {
          let head = line.prefix { $0 != UInt8(ascii: ":") }
          names = head.split(separator: UInt8(ascii: " ")).map(text)
          let pattern = text(line[head.endIndex...].dropFirst(2))
          entries += names.map { (kind, $0, pattern) }
        }
      }
    }
    func text(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> String {
      UnsafeBufferPointer(rebasing: part).string
    }
  }

  subscript(kind: Kind, name: String) -> String? {
    get { place(of: kind, name).map { entries[$0].pattern } }
    set {
      if let place = place(of: kind, name) { entries.remove(at: place) }
      if let newValue { entries.append((kind.rawValue, name, newValue)) }
    }
  }

  /// Returns the names of the patterns of a kind.
  func names(of kind: Kind) -> [String] {
    entries.filter { $0.kind == kind.rawValue }.map { $0.name }
  }

  private func place(of kind: Kind, _ name: String) -> Int? {
    let (kind, count) = (kind.rawValue, name.utf8.count)
    return entries.firstIndex {
      $0.kind == kind && $0.name.utf8.count == count && $0.name.hasSameScalars(as: name)
    }
  }
}

extension MessagePatterns: ByteCodable {
  package mutating func code<Coder: ByteCoding>(_ coder: inout Coder) {
    coder.code(&entries, from: (0, "", "")) { coder, entry in
      coder.code(&entry.kind)
      coder.code(&entry.name)
      coder.code(&entry.pattern)
    }
  }
}
