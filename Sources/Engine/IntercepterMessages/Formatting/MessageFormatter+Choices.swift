extension MessageFormatter {
  /// The value that selects a case.
  enum Choice {
    case plural(Int, PluralCategory)
    case select(String)
  }

  /// Reads the cases of a choice up to its closing brace, then reads the best one.
  ///
  /// - Parameter start: The offset of the argument's opening brace.
  mutating func choice(_ choice: Choice, _ start: Int) throws(MessageFault) {
    let number: Int? = if case .plural(let number, _) = choice { number } else { nil }
    let wasSkipping = isSkipping
    isSkipping = true
    var best: (rank: Int, offset: Int)?
    var hasOther = false
    skipWhitespace()
    while !skip(.closingBrace) {
      let place = offset
      let rank: Int?
      if number != nil, skip(.equalsSign) {
        rank = try exactNumber(at: place) == number ? 0 : nil
      } else {
        let name = word()
        if name.isEmpty { throw unexpected(start) }
        if PluralCategory(name: name) == .other { hasOther = true }
        rank = try self.rank(of: name, at: place, choice)
      }
      skipWhitespace()
      try expect(.openingBrace, start)
      let text = offset
      try message(number: number)
      // At the end of the pattern, the case's own brace is the unclosed one.
      try expect(.closingBrace, text - 1)
      if let rank, rank < best?.rank ?? .max { best = (rank, text) }
      skipWhitespace()
    }
    isSkipping = wasSkipping
    guard hasOther else { throw MessageFault(reason: .otherMissing, offset: start) }
    guard !isSkipping, let best else { return }
    let end = offset
    offset = best.offset
    try message(number: number)
    offset = end
  }

  /// Reads the number after an equals sign.
  private mutating func exactNumber(at place: Int) throws(MessageFault) -> Int {
    let isNegative = skip(.minusSign)
    guard let number = word().integer(isNegative: isNegative) else {
      throw MessageFault(reason: .unknownForm, offset: place)
    }
    return number
  }

  /// Returns the rank of a case, 0 for the best, or `nil` if the case does not apply.
  private func rank(
    of name: UnsafeBufferPointer<UInt8>, at place: Int, _ choice: Choice
  ) throws(MessageFault) -> Int? {
    switch choice {
    case .select(let text):
      if text.withUTF8Bytes({ $0.elementsEqual(name) }) { return 0 }
      return PluralCategory(name: name) == .other ? 1 : nil
    case .plural(_, let form):
      guard let named = PluralCategory(name: name) else {
        throw MessageFault(reason: .unknownForm, offset: place)
      }
      return named == form ? 1 : named == .other ? 2 : nil
    }
  }
}
