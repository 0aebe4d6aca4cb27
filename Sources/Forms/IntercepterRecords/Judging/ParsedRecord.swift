internal import TextInputIntercepter

/// A record of a file, as it was found in a chunk.
struct ParsedRecord {
  /// The bytes of the record, including the end of its line.
  var range: Range<Int>
  var lineFeeds: Int
  var content: Content
  /// The offset of a quotation mark that may be a mistake: lines of its field look like records.
  var hint: Int?

  enum Content {
    /// A header, or the line before it with the delimiter.
    case heading
    /// Nothing to check: an empty line.
    case passedOver
    /// A line of a record that has already been found to be faulty.
    case rest
    /// A record that cannot be checked, with the place and the reason.
    case faulty(offset: Int, RecordFault)
    /// A record whose cells the parser has, one for each field of the form.
    case cells
  }
}

/// A parser that finds the records of a chunk and their cells for a form's fields.
protocol RecordParser {
  /// The cells of the last record, in the order of the fields, `nil` for a field that the record
  /// lacks.
  var cells: [Cell?] { get }
  /// The names in records that the form does not have.
  var unknown: UnknownNames { get }
  /// Returns the next record, or `nil` at the end of the chunk.
  mutating func next() -> ParsedRecord?
}

extension RecordParser {
  var unknown: UnknownNames { UnknownNames() }
}

/// The first names in records that the form does not have, in order.
struct UnknownNames: Sendable {
  private(set) var names: [String] = []
  /// A Boolean value that indicates whether there are more names.
  private(set) var isCut = false

  /// The maximum number of names, because a file may have a new one on each line.
  private static let limit = 20

  mutating func insert(_ name: String) {
    if isCut || names.contains(where: name.hasSameScalars(as:)) { return }
    if names.count < Self.limit { names.append(name) } else { isCut = true }
  }

  mutating func add(_ others: UnknownNames) {
    others.names.forEach { insert($0) }
    if others.isCut { isCut = true }
  }
}
