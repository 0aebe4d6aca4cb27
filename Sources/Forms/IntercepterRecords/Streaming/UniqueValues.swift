internal import TextInputIntercepter

/// The values of fields that must be unique in a file.
///
/// It remembers a hash of 128 bits for each value, with a random seed. Two texts that are canonically
/// equivalent are one value.
struct UniqueValues {
  /// A value of a field.
  struct Value: Sendable {
    fileprivate let hash: Hash
    fileprivate let field: Int
    fileprivate let line: Int

    /// - Parameters:
    ///   - text: The value, not empty.
    ///   - field: The place of its field in the list of fields.
    init(_ text: String, _ field: Int, onLine line: Int) {
      hash = Hash(first: Self.hash(text, 0), second: Self.hash(text, 1))
      self.field = field
      self.line = line
    }

    private static func hash(_ text: String, _ seed: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(text)
      return hasher.finalize()
    }
  }

  fileprivate struct Hash: Hashable, Sendable {
    let first: Int
    let second: Int
  }

  /// A value that an earlier record has, too.
  struct Duplicate {
    let field: String
    let line: Int
    /// The line of the first record with the value.
    let firstLine: Int
  }

  /// Returns a text that is the same for texts which differ only in case or width.
  static func folded(_ text: String) -> String {
    Intercepter(rules: [.normalizeWidth()]).sanitize(text).lowercased()
  }

  private let fields: [String]
  private var lines: [[Hash: Int]]
  private var room: Int
  private(set) var duplicates: [Duplicate] = []

  /// - Parameter limit: The maximum number of values, of which each repeated one is reported.
  init(_ fields: [String], limit: Int) {
    self.fields = fields
    lines = fields.map { _ in [:] }
    room = limit
  }

  /// Adds values in the order of the file, and returns whether there was room for them.
  mutating func add(_ values: [Value]) -> Bool {
    for value in values {
      if let firstLine = lines[value.field][value.hash] {
        duplicates.append(
          Duplicate(field: fields[value.field], line: value.line, firstLine: firstLine))
      } else {
        lines[value.field][value.hash] = value.line
      }
      room -= 1
    }
    return room >= 0
  }
}
