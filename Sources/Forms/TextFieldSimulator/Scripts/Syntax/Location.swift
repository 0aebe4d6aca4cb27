internal import IntercepterProfiles

extension KeystrokeScript {
  /// A location in a script.
  public struct Location: Hashable, Sendable {
    /// The name of the file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in grapheme clusters, counted from 1.
    public let column: Int
  }
}

extension KeystrokeScript.Location: CustomStringConvertible {
  /// The location as `file:line:column`.
  public var description: String { "\(file.shownOnTerminal):\(line):\(column)" }
}
