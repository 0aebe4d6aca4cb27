internal import IntercepterForms
internal import TextTools
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
  /// The number of records with one field more than there are columns.
  var longRecords = 0
  /// The number of records that were fixed, or would be if only changes are reported.
  public internal(set) var changed = 0
  /// The number of records in which fixing truncated or filtered a text, or would do so with
  /// ``RecordChecker/appliesUnsafeFixes``.
  public internal(set) var losingText = 0
  /// The number of violations of each kind, before fixing.
  public internal(set) var violations: [Kind: Int] = [:]
  /// The first values with violations of each kind, at most three.
  public internal(set) var examples: [Kind: [Example]] = [:]
  /// The number of values of each field that an earlier record has, too.
  ///
  /// See ``RecordChecker/uniqueFields``.
  public internal(set) var duplicates: [String: Int] = [:]

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

  /// The numbers of dates that exist only in another order than that of their field.
  public internal(set) var otherOrders: [OtherOrder: Int] = [:]

  /// An order of dates in the records.
  public struct OtherOrder: Hashable, Sendable, Comparable {
    /// The name of the field.
    public let field: String
    /// A Boolean value that indicates whether the month comes first, and not the day.
    public let isMonthFirst: Bool

    /// Orders by field, the day first.
    public static func < (first: OtherOrder, second: OtherOrder) -> Bool {
      first.field == second.field
        ? !first.isMonthFirst && second.isMonthFirst : first.field < second.field
    }
  }

  /// The name of ``OtherOrder`` in 0.3.0.
  @available(*, deprecated, renamed: "OtherOrder")
  public typealias DateOrder = OtherOrder

  /// The numbers of values in a notation of another program, which its field does not read.
  public internal(set) var notations: [Notation: Int] = [:]

  /// A value with a violation.
  public struct Example: Hashable, Sendable {
    /// The line on which its record begins.
    public let line: Int
    /// The text, shortened, or `nil` for a secret field.
    public let text: String?
  }

  private static let exampleLimit = 3

  /// Creates an empty tally.
  public init() {}

  /// Adds the counts of another tally.
  public mutating func add(_ other: RecordTally) {
    records += other.records
    nonconforming += other.nonconforming
    malformed += other.malformed
    longRecords += other.longRecords
    changed += other.changed
    losingText += other.losingText
    for (kind, count) in other.violations { violations[kind, default: 0] += count }
    for (kind, own) in other.examples {
      let room = Self.exampleLimit - examples[kind, default: []].count
      examples[kind, default: []] += own.prefix(room)
    }
    for (order, count) in other.otherOrders { otherOrders[order, default: 0] += count }
    for (notation, count) in other.notations { notations[notation, default: 0] += count }
    for (field, count) in other.duplicates { duplicates[field, default: 0] += count }
  }

  /// Counts the violations of a field, whose text was `text` on a line.
  mutating func count(_ result: FieldResult, _ text: String?, onLine line: Int) {
    for violation in result.violations {
      if violation.variant == .dateInOtherOrder, let text {
        let first = text.split { $0.decimalDigit == nil }.first
        let number = first.flatMap { Int(String($0).asciiDigits.string) } ?? 0
        let order = OtherOrder(field: result.name, isMonthFirst: number <= 12)
        otherOrders[order, default: 0] += 1
      }
      if let text, !result.isSecret, let kind = Notation.Kind(of: text, violating: violation) {
        notations[Notation(field: result.name, kind: kind), default: 0] += 1
      }
      let kind = Kind(field: result.name, code: violation.code)
      violations[kind, default: 0] += 1
      if examples[kind, default: []].count < Self.exampleLimit {
        let shown = result.isSecret ? nil : (text ?? "").shortened
        examples[kind, default: []].append(Example(line: line, text: shown))
      }
    }
  }
}
