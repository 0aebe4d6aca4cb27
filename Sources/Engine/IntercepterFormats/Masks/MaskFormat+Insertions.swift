extension MaskFormat {
  /// Returns a text without a prefix of the patterns, whose separators may differ.
  ///
  /// - Returns: `nil` if the text begins with the first character of a prefix that also contains
  ///   unformatted characters, and then differs.
  func withoutPrefix(_ text: String, at place: Int) -> Substring? {
    var isForeign = false
    for layout in alternatives {
      let prefix = String(decoding: layout.literals[layout.prefix], as: UTF8.self).trimmed
      guard let mark = prefix.first else { continue }
      // As in “(+49) 30”.
      let text = text.drop {
        $0.asPrefixCharacter != mark && layout.hasCallingCode && $0.isSeparator
      }
      guard text.first?.asPrefixCharacter == mark, place == 0 || !admits(mark) else { continue }
      if let rest = text.dropping(prefix) { return rest }
      if !admits(mark), prefix.contains(where: admits) { isForeign = true }
    }
    return isForeign ? nil : text[...]
  }
}

extension Substring {
  /// Returns the text without a prefix, whose separators may differ; `nil` if it has another
  /// beginning.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    var rest = dropFirst()
    for literal in prefix.dropFirst() where !literal.isSeparator {
      while let next = rest.first, next.isSeparator { rest = rest.dropFirst() }
      guard rest.first?.asPrefixCharacter == literal else { return nil }
      rest = rest.dropFirst()
    }
    return rest
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is a separator: white space, punctuation,
  /// a mathematical symbol, or a format or control character.
  var isSeparator: Bool {
    if isBlank { return true }
    return unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .format, .control, .mathSymbol:
        true
      default: false
      }
    }
  }
}
