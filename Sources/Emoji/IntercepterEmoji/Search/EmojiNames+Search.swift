internal import TextInputIntercepter

extension EmojiNames {
  /// Returns the emoji that match a query, the best match first.
  ///
  /// Each word of the query must be a prefix of a word in the name or in a keyword. In Chinese,
  /// Japanese, Thai and other scripts without spaces, any substring matches. Case, accents, width
  /// and the order of the words are ignored. Countries also match by their two-letter code, and
  /// variants by the words of their skin tones: `wave dark` is 👋🏿. An emoji matches itself.
  ///
  /// ```swift
  /// names.search("osterreich").first?.text  // "🇦🇹", of German names
  /// ```
  ///
  /// Results are ranked: exact name, then name prefix or keyword, then everything else. Ties are
  /// broken by weight, then by general popularity, then by the order of the catalogue.
  ///
  /// If nothing matches, the search tries these fallbacks in order:
  /// - `ae`, `oe` and `ue` as umlauts,
  /// - single characters as words, in scripts without spaces,
  /// - words without their last one or two letters,
  /// - words with one mistyped letter (`piza`).
  ///
  /// - Parameters:
  ///   - query: The text that the user has typed so far. A blank query has no results.
  ///   - weight: Returns the weight of an emoji, such as ``EmojiRecents/weight(of:at:)``.
  /// - Complexity: O(*n*) in the length of all names and keywords.
  public func search(
    _ query: String, weight: (Emoji) -> Int = { _ in 0 }
  ) -> [TonedEmoji] {
    if let itself = EmojiCatalogue.emoji(query) { return [itself] }
    let folded = SearchFolding.fold(query)
    var hits = hits(SearchQuery(folded, in: self))
    for other in SearchFallback.queries(for: folded) where hits.isEmpty {
      hits = self.hits(SearchQuery(other, in: self))
    }
    if hits.isEmpty {
      for word in words(meantBy: folded).prefix(8) {
        for hit in self.hits(SearchQuery(word, in: self))
        where !hits.contains(where: { $0.number == hit.number }) { hits.append(hit) }
      }
    }
    for index in hits.indices {
      hits[index].weight = weight(Emoji(number: hits[index].number))
      hits[index].popularity = EmojiTables.current.popularity[hits[index].number]
    }
    let ranked = hits.ordered {
      ($0.grade, $1.weight, $0.popularity, $0.number)
        < ($1.grade, $0.weight, $1.popularity, $1.number)
    }
    return ranked.map {
      TonedEmoji(Emoji(number: $0.number), $0.tone.map(EmojiTones.one) ?? .none)
    }
  }

  private func hits(_ query: SearchQuery) -> [SearchHit] {
    guard let phrase = query.phrase else { return [] }
    let components = EmojiGroup.components.emoji
    var hits: [SearchHit] = []
    bytes.withUnsafeBufferPointer { bytes in
      for number in 0..<EmojiCatalogue.all.count
      where number < components.startIndex || number >= components.endIndex {
        let words = UnsafeBufferPointer(rebasing: bytes[self.words(of: number)])
        guard let (grade, tone) = query.grade(in: words, phrase: phrase, of: number) else {
          continue
        }
        hits.append(SearchHit(grade: grade, number: number, tone: tone))
      }
    }
    return hits
  }
}

/// A search result with the values that determine its rank.
private struct SearchHit {
  let grade: Int
  let number: Int
  let tone: SkinTone?
  var weight = 0
  var popularity = 0
}

extension SearchQuery {
  /// Returns the grade of an emoji and the skin tone of the query, or `nil` if the emoji does not
  /// match.
  fileprivate func grade(
    in text: UnsafeBufferPointer<UInt8>, phrase: SearchWord, of number: Int
  ) -> (Int, SkinTone?)? {
    if let grade = phrase.grade(in: text) { return (grade, nil) }
    if words.isEmpty { return nil }
    var sum = 0
    var tones = ToneSet.all
    var asksForTone = false
    for (word, meant) in words {
      if let grade = word.grade(in: text) {
        sum += grade + 2
      } else {
        tones = tones.intersection(meant)
        if tones.isEmpty { return nil }
        asksForTone = true
      }
    }
    guard asksForTone else { return (sum, nil) }
    guard Emoji(number: number).toneKind != .none, sum > 0 else { return nil }
    return (sum, tones.meant)
  }
}
