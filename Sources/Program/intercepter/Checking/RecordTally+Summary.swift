internal import IntercepterRecords

extension RecordTally {
  /// Returns a summary such as `60 lines, 8 do not conform`, with the noun for one record.
  func summary(of record: String, by checker: RecordChecker) -> String {
    var parts = [counted(records, record)]
    if checker.report == .fixed { parts.append("\(changed) fixed") }
    if checker.isDryRun { parts.append("\(changed) would change") }
    if losingText > 0 {
      parts.append(
        !checker.appliesUnsafeFixes
          ? "\(losingText) would lose text: --unsafe-fixes"
          : checker.isDryRun ? "\(losingText) would lose text" : "\(losingText) lost text")
    }
    if nonconforming > 0 {
      let still = checker.report == .fixed || checker.report == .changes ? " still" : ""
      parts.append("\(nonconforming)\(still) \(nonconforming == 1 ? "does" : "do") not conform")
    }
    if malformed > 0 {
      parts.append(
        record == "line"
          ? "\(malformed) \(malformed == 1 ? "is" : "are") not UTF-8"
          : "\(malformed) cannot be read")
    }
    if parts.count == 1, records > 0 { parts.append("all conform") }
    return parts.joined(separator: ", ")
  }

  /// The number of violations of each kind, the most frequent first.
  var kinds: [String] {
    let sorted = violations.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = sorted.first.map { String($0.value).count } ?? 0
    return sorted.map { kind, count in
      let digits = String(count)
      let field = kind.field.isEmpty ? "" : "\(kind.field): "
      return String(repeating: " ", count: width - digits.count)
        + "\(digits)  \(field)\(kind.code.rawValue)"
    }
  }
}
