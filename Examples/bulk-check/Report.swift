import IntercepterProfiles
import IntercepterRecords
import TextInputIntercepter

/// The numbers of violations of each kind, in descending order.
struct Report: CustomStringConvertible {
  private let tally: RecordTally

  init(_ tally: RecordTally) { self.tally = tally }

  var description: String {
    let kinds = tally.violations.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = kinds.map { "\($0.value)".count }.max() ?? 0
    let rows = kinds.map { kind, count in
      String(repeating: " ", count: width - "\(count)".count)
        + "\(count)  \(kind.field.shownOnTerminal): \(kind.code.rawValue)"
    }
    let summary = """
      \(tally.records) records, \(tally.changed) mended, \(tally.nonconforming) still wrong, \
      \(tally.malformed) cannot be read
      """
    return (rows + [summary]).joined(separator: "\n")
  }
}
