extension Edit: CustomStringConvertible {
  /// The edit in words: `"x" at 2`, `2..<4 removed`, `2..<4 replaced by "x"`.
  public var description: String {
    if replacement.isEmpty, !range.isEmpty { return "\(range) removed" }
    let quoted = replacement.debugDescription
    return range.isEmpty ? "\(quoted) at \(range.lowerBound)" : "\(range) replaced by \(quoted)"
  }
}
