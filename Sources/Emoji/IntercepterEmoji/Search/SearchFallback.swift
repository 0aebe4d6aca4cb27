internal import TextInputIntercepter

/// Alternative queries for a query without results.
enum SearchFallback {
  /// Returns alternative queries, the most likely first.
  ///
  /// - Parameter query: The folded query.
  static func queries(for query: [UInt8]) -> [[UInt8]] {
    let umlauts = withoutDigraphs(query)
    var queries = umlauts == query ? [] : [umlauts]
    if let separate = separateScalars(query) { queries.append(separate) }
    // A word without its ending must still be specific.
    let isOneWord = query.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    for count in 1...2 where isOneWord && query.count - count >= 5 {
      queries.append(query.dropLast(count))
    }
    return queries
  }

  /// Returns two to eight scalars of scripts without spaces as words, or `nil` for other queries.
  private static func separateScalars(_ query: [UInt8]) -> [UInt8]? {
    query.withUnsafeBufferPointer { query in
      guard (2...8).contains(query.scalarCount) else { return nil }
      var words: [UInt8] = []
      var offset = 0
      while offset < query.count {
        let (scalar, width) = query.scalar(at: offset)
        guard scalar.isWrittenWithoutBlanks else { return nil }
        if offset > 0 { words.append(UInt8(ascii: " ")) }
        words += query[offset..<offset + width]
        offset += width
      }
      return words
    }
  }

  /// Converts `gruen` into `grun`, which is `grün` without accents.
  private static func withoutDigraphs(_ query: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    for letter in query {
      if letter == UInt8(ascii: "e"), let last = letters.last, "aou".utf8.contains(last) {
        continue
      }
      letters.append(letter)
    }
    return letters
  }
}
