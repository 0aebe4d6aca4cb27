internal import IntercepterRecords

extension RecordTally {
  /// `60 lines, 8 do not conform`.
  ///
  /// - Parameter record: The noun for one record.
  func summary(of record: String, isFixing: Bool) -> String {
    var parts = [counted(records, record)]
    if isFixing { parts.append("\(changed) changed") }
    if nonconforming > 0 {
      let still = isFixing ? " still" : ""
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
}
