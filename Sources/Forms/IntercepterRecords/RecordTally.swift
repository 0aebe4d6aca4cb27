public import TextInputIntercepter

/// The counts of a check.
public struct RecordTally: Hashable, Sendable {
  /// The number of records.
  public internal(set) var records = 0
  /// The number of records that do not conform, after fixing if they are fixed.
  ///
  /// A record that is `.intermediate` does not conform, because nobody continues to type.
  public internal(set) var nonconforming = 0
  /// The number of records that could not be read: not UTF-8, not JSON, or with a wrong number of
  /// columns.
  public internal(set) var malformed = 0
  /// The number of records that were fixed, or would be if only changes are reported.
  public internal(set) var changed = 0
  /// The number of records in which fixing truncated or filtered a text, or would do so with
  /// ``RecordChecker/appliesUnsafeFixes``.
  public internal(set) var losingText = 0
  /// The number of violations of each kind, before fixing.
  public internal(set) var violations: [Kind: Int] = [:]

  /// A kind of violation that is counted separately.
  public struct Kind: Hashable, Sendable, Comparable {
    /// The field, or an empty text if each record is a line.
    public let field: String
    /// The code of the violation.
    public let code: Violation.Code

    /// Orders kinds by field name, then by code.
    public static func < (first: Kind, second: Kind) -> Bool {
      (first.field, first.code.rawValue) < (second.field, second.code.rawValue)
    }
  }

  /// Creates an empty tally.
  public init() {}

  /// Adds the counts of another tally.
  public mutating func add(_ other: RecordTally) {
    records += other.records
    nonconforming += other.nonconforming
    malformed += other.malformed
    changed += other.changed
    losingText += other.losingText
    for (kind, count) in other.violations { violations[kind, default: 0] += count }
  }

  mutating func count(_ violations: some Sequence<Violation>, of field: String) {
    for violation in violations {
      self.violations[Kind(field: field, code: violation.code), default: 0] += 1
    }
  }
}
