extension Edit: CustomStringConvertible {
  /// A textual representation, such as `"x" at 2`, `2..<4 removed` or `2..<4 replaced by "x"`.
  public var description: String {
    if replacement.isEmpty, !range.isEmpty { return "\(range) removed" }
    let quoted = replacement.debugDescription
    return range.isEmpty ? "\(quoted) at \(range.lowerBound)" : "\(range) replaced by \(quoted)"
  }
}
