/// One record of a table, as it was found in a chunk.
struct ParsedRecord {
  /// The bytes of the record, with the end of its line.
  var range: Range<Int>
  /// The number of line feeds in it.
  var lineFeeds: Int
  var content: Content

  enum Content {
    /// Nothing to be judged: a header, an empty line.
    case passedOver
    /// A record that cannot be judged, with the place and the reason.
    case faulty(offset: Int, RecordFault)
    /// A record whose cells the parser has, one for each field of the form.
    case cells
  }
}

/// Finds the records of a chunk, and in each of them the cells of a form's fields.
protocol RecordParser {
  /// The cells of the last record, in the order of the fields; `nil` for a field that the record lacks.
  var cells: [Cell?] { get }
  /// The names that records have and the form does not.
  var unknown: UnknownNames { get }
  /// The next record; `nil` at the end of the chunk.
  mutating func next() -> ParsedRecord?
}

extension RecordParser {
  var unknown: UnknownNames { UnknownNames() }
}

/// The first names that records have and the form does not, in their order.
struct UnknownNames: Sendable {
  private(set) var names: [String] = []
  /// Whether there are more.
  private(set) var isCut = false

  /// The most names that are kept: a file may have a new one on each line.
  private static let limit = 20

  mutating func insert(_ name: String) {
    if isCut || names.contains(where: name.isWrittenAs) { return }
    if names.count < Self.limit { names.append(name) } else { isCut = true }
  }

  mutating func add(_ others: UnknownNames) {
    others.names.forEach { insert($0) }
    if others.isCut { isCut = true }
  }
}
