extension EmojiNames {
  /// The emoji that a query describes, the best first.
  ///
  /// Each of its words must be the beginning of a word of the name or of a keyword; in Chinese, Japanese,
  /// Thai and others without blanks, any part of one. Case, accents and width do not matter, nor does the
  /// order of the words. Countries are found by their names and their two letters, variants by the words
  /// of their skin tones: `wave dark` is 👋🏿. An emoji finds itself.
  ///
  /// ```swift
  /// names.search("osterreich").first?.text  // "🇦🇹", of German names
  /// ```
  ///
  /// The best are those whose whole name it is; then those whose names begin with it or that have it as a
  /// keyword; then the others. Among equals come first those that were chosen most, then those that
  /// people use most, then the order of the catalogue. Where nothing is found, `ae`, `oe` and `ue` are taken
  /// for umlauts, characters without blanks for words, and one or two last letters for an ending; then one
  /// letter of a word is taken for a slip of the finger (`piza`).
  ///
  /// - Parameters:
  ///   - query: What somebody has typed so far. A blank query finds nothing.
  ///   - weight: How much an emoji is used, such as ``EmojiRecents/weight(of:at:)``.
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
      hits[index].popularity = EmojiPopularity.places[hits[index].number]
    }
    hits.sort()
    return hits.map {
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

/// An emoji that was found, and what its place depends on.
private struct SearchHit: Comparable {
  let grade: Int
  let number: Int
  let tone: SkinTone?
  var weight = 0
  var popularity: UInt8 = .max

  static func < (lhs: SearchHit, rhs: SearchHit) -> Bool {
    if lhs.grade != rhs.grade { return lhs.grade < rhs.grade }
    if lhs.weight != rhs.weight { return lhs.weight > rhs.weight }
    if lhs.popularity != rhs.popularity { return lhs.popularity < rhs.popularity }
    return lhs.number < rhs.number
  }
}

extension SearchQuery {
  /// How well an emoji fits, and the tone that is asked for; `nil` if it does not.
  fileprivate func grade(
    in text: UnsafeBufferPointer<UInt8>, phrase: SearchWord, of number: Int
  ) -> (Int, SkinTone?)? {
    if let grade = phrase.grade(in: text) { return (grade.value, nil) }
    if words.isEmpty { return nil }
    var sum = 0
    var tones = ToneSet.all
    var asksForTone = false
    for (word, meant) in words {
      if let grade = word.grade(in: text) {
        sum += grade.value + 2
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
