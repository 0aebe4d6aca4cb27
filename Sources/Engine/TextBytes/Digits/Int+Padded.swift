extension Int {
  /// Returns the number in decimal digits, with leading zeros.
  package func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
