/// The class of a character in the emoji standard, UTS #51.
///
/// ```swift
/// Character("❤️").emojiQualification  // .fullyQualified
/// Character("❤").emojiQualification  // .unqualified
/// Character("é").emojiQualification  // .none
/// ```
public enum EmojiQualification: Sendable, CaseIterable {
  /// A listed emoji with U+FE0F after every character that needs it (ED-18).
  case fullyQualified
  /// A listed emoji that lacks a U+FE0F, but not after its first character (ED-18a).
  case minimallyQualified
  /// A listed emoji that lacks U+FE0F after its first character (ED-19), such as ☺ or a keycap.
  case unqualified
  /// A skin tone or a hair style on its own (ED-5, `component` in `emoji-test.txt`).
  case component
  /// A listed emoji with more U+FE0F than it needs, and none missing.
  case overQualified
  /// A sequence that the grammar of emoji allows (UTS #51, section 1.4.9), but that Unicode does
  /// not list.
  case unlisted
  /// A text presentation sequence (ED-8a), or several of them, joined.
  ///
  /// It consists of a character for which Unicode defines such a sequence, such as ❤, ⌚ or 👍, and
  /// U+FE0E.
  case textPresentation
  /// A grapheme cluster that contains an emoji and something else.
  ///
  /// Examples are 😀 with an accent, 😀 after U+0600, and a letter with a skin tone. 😀 with U+FE0E
  /// belongs here too, because Unicode defines no text presentation for it.
  case mixed
  /// An unassigned scalar that is Extended_Pictographic: reserved for future emoji.
  case reserved
  /// Not an emoji.
  ///
  /// This includes digits, `#` and `*` without the keycap, and regional indicators that do not form
  /// a flag. It also includes characters displayed as text (☺ © ❤) with something else in the
  /// cluster.
  case none

  /// Classifies a character.
  ///
  /// - Complexity: O(*n*) in the length of the character, without allocations.
  public init(of character: Character) {
    self = String(character).withUTF8Bytes { EmojiQualification(utf8: $0) }
  }

  /// Classifies the UTF-8 of a grapheme cluster.
  package init(utf8 cluster: UnsafeBufferPointer<UInt8>) {
    if EmojiScan.quickCheckIsAbsent(from: cluster) {
      self = .none
      return
    }
    if let entry = EmojiTable.entry(for: cluster) {
      self.init(of: cluster, listedAs: entry)
      return
    }
    let parts = EmojiParts(of: cluster)
    self =
      switch (parts.showsEmoji, parts.isWellFormed) {
      case (false, false): .none
      case (true, false): .mixed
      case (false, true): parts.asksForText ? .textPresentation : .unqualified
      case (true, true) where parts.asksForText: .mixed
      case (true, true): parts.isOneReservedScalar ? .reserved : .unlisted
      }
  }

  /// Classifies a cluster by comparing its U+FE0F with those of its entry in the table.
  private init(of cluster: UnsafeBufferPointer<UInt8>, listedAs entry: EmojiTable.Entry) {
    var isMissing = false
    var offset = cluster.endOfPresentationSelectors(from: 0)
    var isSuperfluous = offset > 0
    var listedOffset = 0
    var place = 0
    while offset < cluster.count {
      let start = offset + cluster.scalar(at: offset).width
      offset = cluster.endOfPresentationSelectors(from: start)
      var listedLength = 0
      // The skin tone is not in the sequence.
      if !entry.isToned || place != 1 {
        let listedStart = listedOffset + entry.sequence.scalar(at: listedOffset).width
        listedOffset = entry.sequence.endOfPresentationSelectors(from: listedStart)
        // It replaces the selector of the first scalar.
        if !entry.isToned || place > 0 { listedLength = listedOffset - listedStart }
      }
      if offset - start < listedLength {
        if place == 0 {
          self = .unqualified
          return
        }
        isMissing = true
      }
      if offset - start > listedLength { isSuperfluous = true }
      place += 1
    }
    self =
      if isMissing {
        .minimallyQualified
      } else if isSuperfluous {
        .overQualified
      } else {
        entry.isComponent ? .component : .fullyQualified
      }
  }
}

extension Character {
  /// The class of the character in the emoji standard, UTS #51.
  ///
  /// - Complexity: O(*n*) in the length of the character, without allocations.
  public var emojiQualification: EmojiQualification { EmojiQualification(of: self) }
}
