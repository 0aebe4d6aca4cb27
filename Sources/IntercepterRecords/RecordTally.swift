public import TextInputIntercepter

/// The counts among records.
public struct RecordTally: Hashable, Sendable {
  /// The number of records.
  public internal(set) var records = 0
  /// The number of records that do not conform; where they are fixed, of those that still do not.
  ///
  /// One that may come to conform by typing on does not: it is finished.
  public internal(set) var nonconforming = 0
  /// The number of records that could not be read: not UTF-8, no JSON, or a wrong number of columns.
  public internal(set) var malformed = 0
  /// The number of records that were fixed, or would be where changes are listed alone.
  public internal(set) var changed = 0
  /// The number of violations of each kind; where records are fixed, as it was before.
  public internal(set) var violations: [Kind: Int] = [:]

  /// A kind of violation that is counted on its own.
  public struct Kind: Hashable, Sendable, Comparable {
    /// The field, or an empty text where each record is a line.
    public let field: String
    /// The code of the violation.
    public let code: Violation.Code

    /// In the order of the fields' names, then of the codes'.
    public static func < (first: Kind, second: Kind) -> Bool {
      (first.field, first.code.rawValue) < (second.field, second.code.rawValue)
    }
  }

  /// Creates a tally of nothing.
  public init() {}

  /// Counts what somebody else has counted as well.
  public mutating func add(_ other: RecordTally) {
    records += other.records
    nonconforming += other.nonconforming
    malformed += other.malformed
    changed += other.changed
    for (kind, count) in other.violations { violations[kind, default: 0] += count }
  }

  mutating func count(_ violations: some Sequence<Violation>, of field: String) {
    for violation in violations {
      self.violations[Kind(field: field, code: violation.code), default: 0] += 1
    }
  }
}
