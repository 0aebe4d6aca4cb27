internal import IntercepterProfiles

extension KeystrokeScript {
  /// A place in a script, as people and editors count.
  public struct Location: Hashable, Sendable {
    /// The name of the file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in grapheme clusters, from 1.
    public let column: Int
  }
}

extension KeystrokeScript.Location: CustomStringConvertible {
  /// `file:line:column`.
  public var description: String { "\(file.shownOnTerminal):\(line):\(column)" }
}
