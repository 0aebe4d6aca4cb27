/// A parser for the emoji in a grapheme cluster.
///
/// It follows the grammar of possible emoji (UTS #51, section 1.4.9):
///
///     possible_emoji := flag | element (U+200D element)*
///     element        := emoji ( modifier | U+FE0F U+20E3? | tags U+E007F )?
///
/// The parser deviates where the display does:
/// - Digits, `#` and `*` are elements only with the keycap.
/// - Two regional indicators are an element only if they are a listed flag.
/// - U+FE0E may replace U+FE0F, but only after a scalar that has a text presentation. After others
///   it hides nothing.
/// - Superfluous U+FE0F is ignored.
package struct EmojiParts {
  /// A Boolean value that indicates whether a part of the cluster is displayed as an emoji.
  package private(set) var showsEmoji = false
  /// A Boolean value that indicates whether the whole cluster follows the grammar.
  package private(set) var isWellFormed = true
  /// A Boolean value that indicates whether an element has the text presentation selector, U+FE0E.
  package private(set) var asksForText = false
  /// A Boolean value that indicates whether the cluster is a reserved scalar, with or without
  /// U+FE0F.
  package private(set) var isOneReservedScalar = false

  /// Whether an element so far lacks the text presentation selector.
  private var lacksTextSelector = false
  private var scalars: UTF8Scalars

  /// Parses a cluster.
  ///
  /// - Complexity: O(*n*) in the length of the cluster.
  package init(of cluster: UnsafeBufferPointer<UInt8>) {
    scalars = UTF8Scalars(cluster)
    var expectsElement = true
    var isJoined = false
    var repetition = Repetition(from: 0)
    while let scalar = scalars.next() {
      defer { scalars.pass(&repetition) }
      let part = EmojiPart(scalar)
      switch part {
      case .joiner:
        if expectsElement { isWellFormed = false }
        expectsElement = true
        isJoined = true
        continue
      case .emojiSelector:
        // Superfluous after an element, meaningless elsewhere.
        if expectsElement { isWellFormed = false }
        continue
      case .emoji, .textEmoji, .reserved, .modifier:
        readElement(part, scalar, isJoined: isJoined)
      case .keycapBase: readKeycap()
      case .regionalIndicator: readFlag(from: scalar)
      case .textSelector, .keycap, .tag, .endOfTags, .other: isWellFormed = false
      }
      if !expectsElement { isWellFormed = false }
      expectsElement = false
      if showsEmoji, !isWellFormed { return }
    }
    if expectsElement { isWellFormed = false }
  }

  /// Parses the rest of an element after an emoji that is not the base of a keycap.
  private mutating func readElement(_ base: EmojiPart, _ scalar: Unicode.Scalar, isJoined: Bool) {
    // Renderers display joined elements as emoji, even if no glyph exists for the sequence.
    var shows = base != .textEmoji || isJoined
    var isBare = !isJoined
    if scalars.skip(.textSelector) {
      asksForText = true
      // The selector comes too late for an earlier element that is joined to this one.
      if EmojiTable.hasTextPresentation(scalar) { shows = lacksTextSelector }
    } else {
      lacksTextSelector = true
      if scalars.skipAll(.emojiSelector) {
        shows = true
        if scalars.skip(.keycap) { isBare = false }
      }
    }
    if scalars.skip(.modifier) {
      shows = true
      isBare = false
    } else if scalars.skipAll(.tag) {
      shows = true
      isBare = false
      if !scalars.skip(.endOfTags) { isWellFormed = false }
    }
    if shows { showsEmoji = true }
    isOneReservedScalar = base == .reserved && isBare
  }

  /// Parses the rest of a keycap after a digit, `#` or `*`.
  private mutating func readKeycap() {
    if scalars.skip(.textSelector) {
      _ = scalars.skip(.keycap)
      asksForText = true
    } else if scalars.skipAll(.emojiSelector), scalars.skip(.keycap) {
      showsEmoji = true
    } else {
      isWellFormed = false
    }
  }

  /// Parses the rest of a flag after its first regional indicator.
  private mutating func readFlag(from first: Unicode.Scalar) {
    let start = scalars.offset - first.utf8.count
    if scalars.skip(.regionalIndicator) {
      let pair = UnsafeBufferPointer(rebasing: scalars.bytes[start..<scalars.offset])
      if EmojiTable.entry(for: pair) != nil { showsEmoji = true } else { isWellFormed = false }
    } else {
      isWellFormed = false
    }
  }
}
