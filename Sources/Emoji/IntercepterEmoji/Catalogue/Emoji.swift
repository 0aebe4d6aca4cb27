public import TextInputIntercepter

/// An emoji of the catalogue without skin tones: fully qualified, or a component.
///
/// ```swift
/// let hand = EmojiCatalogue.emoji("👋")!.emoji
/// hand.name  // "waving hand"
/// hand.toneKind  // .one
/// hand.text(.one(.medium))  // "👋🏽"
/// ```
///
/// The value is only a number. Its texts are read from a table on demand.
public struct Emoji: Hashable, Sendable {
  /// The index in the catalogue, from 0, in the order of `emoji-test.txt`.
  ///
  /// It changes between versions of the catalogue, so store the text instead.
  public let number: Int

  private nonisolated(unsafe) static let names = NumberedLines(EmojiCatalogueTable.names.bytes)

  init(number: Int) { self.number = number }

  /// The sequence.
  ///
  /// - Complexity: O(1). No allocation up to 15 bytes of UTF-8.
  public var text: String { String(decoding: line.sequence, as: UTF8.self) }

  /// The English name of `emoji-test.txt`, such as "waving hand".
  public var name: String { Self.names[number].string }

  /// The version that introduced the emoji.
  ///
  /// Its variants with skin tones may be newer.
  public var version: EmojiVersion { line.version(.none) }

  /// The group.
  public var group: EmojiGroup {
    EmojiGroup(rawValue: UInt8(place(among: EmojiCatalogueTable.groups))) ?? .flags
  }

  /// The English name of the subgroup, such as "hand-fingers-open".
  ///
  /// - Complexity: O(*n*) in the number of subgroups.
  public var subgroup: String {
    let place = place(among: EmojiCatalogueTable.subgroups)
    let names = EmojiCatalogueTable.subgroupNames.bytes
    return names.field(place, separator: UInt8(ascii: "\n"))?.string ?? ""
  }

  /// The number of skin tones that the emoji supports.
  ///
  /// - Complexity: O(1), without allocations.
  public var toneKind: EmojiToneKind { line.toneKind }

  /// Returns the index of the last start that is not after the emoji.
  private func place(among starts: [UInt16]) -> Int {
    (starts.firstIndex { Int($0) > number } ?? starts.count) - 1
  }

  var line: EmojiLine { EmojiLine(number: number) }
}

extension Emoji: CustomStringConvertible {
  /// The sequence.
  public var description: String { text }
}
