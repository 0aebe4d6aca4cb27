internal import TextInputIntercepter

/// What `check` has counted.
struct CheckTally {
  var lines = 0
  var nonconforming = 0
  var unreadable = 0
  var changed = 0

  /// Counts the lines that do not conform.
  ///
  /// One that may come to conform by typing on does not: it is finished.
  mutating func count(_ validity: Validity) {
    if !validity.isValid { nonconforming += 1 }
  }

  /// `60 lines, 8 do not conform`.
  func summary(isFixing: Bool) -> String {
    var parts = [lines == 1 ? "1 line" : "\(lines) lines"]
    if isFixing { parts.append("\(changed) changed") }
    if nonconforming > 0 {
      let still = isFixing ? " still" : ""
      parts.append("\(nonconforming)\(still) \(nonconforming == 1 ? "does" : "do") not conform")
    }
    if unreadable > 0 { parts.append("\(unreadable) \(unreadable == 1 ? "is" : "are") not UTF-8") }
    if parts.count == 1, lines > 0 { parts.append("all conform") }
    return parts.joined(separator: ", ")
  }
}
