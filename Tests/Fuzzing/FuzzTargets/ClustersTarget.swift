internal import TestSupport
internal import TextInputIntercepter

/// Pieces of text with 0xFF between them, the first byte of each saying how often it is repeated: a
/// few bytes come to clusters of thousands.
enum ClustersTarget {
  /// Longer texts show nothing new, and make runs slow.
  private static let longestText = 4_096

  static func breach(_ bytes: [UInt8]) -> String? {
    var pieces: [String] = []
    var length = 0
    for piece in bytes.split(separator: 0xFF) {
      let text = String(decoding: piece.dropFirst(), as: UTF8.self)
      let count = 1 + Int(piece[piece.startIndex]) * 4
      length += count * text.utf8.count
      if length > longestText { return nil }
      pieces.append(String(repeating: text, count: count))
    }
    let text = pieces.joined()
    return ClusterLaws.breach(text) ?? breachOfDiff(text, less: pieces)
  }

  /// Each piece, removed and typed again.
  private static func breachOfDiff(_ text: String, less pieces: [String]) -> String? {
    let whole = EditingState(text)
    for index in pieces.indices.prefix(3) {
      var others = pieces
      others.remove(at: index)
      let rest = EditingState(others.joined())
      if let breach = DiffLaws.appliesExactly(from: whole, to: rest)
        ?? DiffLaws.endsAtBoundaries(from: whole, to: rest)
        ?? DiffLaws.appliesExactly(from: rest, to: whole)
        ?? DiffLaws.endsAtBoundaries(from: rest, to: whole)
      {
        return breach
      }
    }
    return nil
  }
}
