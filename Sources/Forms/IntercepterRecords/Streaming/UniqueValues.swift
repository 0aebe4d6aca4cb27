internal import TextInputIntercepter

/// The values of fields that must be unique in a file.
///
/// It remembers a hash of 88 bits for each value, with a random seed, and the line. Two texts that are
/// canonically equivalent are one value.
struct UniqueValues {
  /// A value of a field.
  struct Value: Sendable {
    fileprivate let first: UInt64
    fileprivate let second: UInt64
    fileprivate let field: Int
    fileprivate let line: Int

    /// - Parameters:
    ///   - text: The value, not empty.
    ///   - field: The place of its field in the list of fields.
    init(_ text: String, _ field: Int, onLine line: Int) {
      self.init(field, onLine: line) { $0.combine(text) }
    }

    /// - Parameter ascii: The value, not empty and in ASCII, where equivalent texts are equal.
    init(ascii: UnsafeBufferPointer<UInt8>, _ field: Int, onLine line: Int) {
      self.init(field, onLine: line) { hasher in
        // As `String` does.
        hasher.combine(bytes: UnsafeRawBufferPointer(ascii))
        hasher.combine(0xFF as UInt8)
      }
    }

    private init(_ field: Int, onLine line: Int, _ combine: (inout Hasher) -> Void) {
      func hash(_ seed: Int) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(seed)
        combine(&hasher)
        return UInt64(bitPattern: Int64(hasher.finalize()))
      }
      (first, second) = (hash(field * 2), hash(field * 2 + 1))
      self.field = field
      self.line = line
    }
  }

  /// A value that an earlier record has, too.
  struct Duplicate {
    /// The place of the field in the list of fields.
    let field: Int
    let line: Int
    /// The line of the first record with the value.
    let firstLine: Int
  }

  /// Returns a text that is the same for texts which differ only in case or width.
  static func folded(_ text: String) -> String {
    Intercepter(rules: [.normalizeWidth()]).sanitize(text).lowercased()
  }

  let fields: [String]
  let limit: Int
  private var tables = [HashTable](repeating: HashTable(), count: 64)
  private var room: Int
  private(set) var duplicates: [Duplicate] = []

  /// - Parameter limit: The maximum number of values, of which each repeated one is reported.
  init(_ fields: [String], limit: Int) {
    self.fields = fields
    self.limit = limit
    room = limit
  }

  /// Adds values in the order of the file, and returns whether there was room for them.
  mutating func add(_ values: [Value]) -> Bool {
    for value in values {
      if room == 0 { return false }
      room -= 1
      let firstLine = tables[Int(value.first >> 58)].insert(value.first, value.second, value.line)
      guard let firstLine else { continue }
      duplicates.append(Duplicate(field: value.field, line: value.line, firstLine: firstLine))
    }
    return true
  }
}

/// A table of hashes with lines, of 16 bytes for each, with open addressing.
///
/// There are several tables, because a table that grows needs memory for the old and the new one.
private struct HashTable {
  /// The first hash, and 24 bits of the second one above 40 bits of the line, which is never 0.
  private var entries: [(hash: UInt64, rest: UInt64)] = []
  private var count = 0

  private static let lineBits = 40 as UInt64
  private static let lineMask = (1 as UInt64) << lineBits - 1

  /// Inserts a hash, or returns the line of the same one.
  mutating func insert(_ hash: UInt64, _ second: UInt64, _ line: Int) -> Int? {
    if count * 8 >= entries.count * 7 { grow() }
    let rest = second & ~Self.lineMask | UInt64(line) & Self.lineMask
    var index = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    while entries[index].rest & Self.lineMask != 0 {
      let entry = entries[index]
      if entry.hash == hash, (entry.rest ^ rest) & ~Self.lineMask == 0 {
        return Int(entry.rest & Self.lineMask)
      }
      index = (index + 1) & (entries.count - 1)
    }
    entries[index] = (hash, rest)
    count += 1
    return nil
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: (0, 0), count: max(16, old.count * 2))
    for entry in old where entry.rest & Self.lineMask != 0 {
      var index = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
      while entries[index].rest & Self.lineMask != 0 { index = (index + 1) & (entries.count - 1) }
      entries[index] = entry
    }
  }
}
