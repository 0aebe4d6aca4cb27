/// Alternative queries for a query without results.
enum SearchFallback {
  /// Returns alternative queries, the most likely first.
  ///
  /// - Parameter query: The folded query.
  static func queries(for query: [UInt8]) -> [[UInt8]] {
    let umlauts = withoutDigraphs(query)
    var queries = umlauts == query ? [] : [umlauts]
    let scalars = Array(String(decoding: query, as: UTF8.self).unicodeScalars)
    if scalars.count > 1, scalars.count <= 8, scalars.allSatisfy({ $0.isWrittenWithoutBlanks }) {
      queries.append(Array(scalars.map { String($0) }.joined(separator: " ").utf8))
    }
    // A word without its ending must still be specific.
    let isOneWord = query.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    for count in 1...2 where isOneWord && query.count - count >= 5 {
      queries.append(query.dropLast(count))
    }
    return queries
  }

  /// Converts `gruen` into `grun`, which is `grün` without accents.
  private static func withoutDigraphs(_ query: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    for letter in query {
      if letter == UInt8(ascii: "e"), let last = letters.last, isVowel(last) { continue }
      letters.append(letter)
    }
    return letters
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "a") || letter == UInt8(ascii: "o") || letter == UInt8(ascii: "u")
  }
}
