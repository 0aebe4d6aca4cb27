internal import Foundation

/// A straightforward implementation, with arrays of characters and Foundation's converter.
enum Straightforward {
  private static let gb18030 = String.Encoding(rawValue: 0x8000_0632)

  /// Returns the range of the inserted characters in UTF-16 code units, found by common prefix and
  /// suffix, or `nil` if they violate none of three rules.
  static func refusal(of new: String, after old: String, maxBytes: Int) -> Range<Int>? {
    let (before, after) = (Array(old), Array(new))
    let shorter = min(before.count, after.count)
    var prefix = 0
    while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
    {
      suffix += 1
    }
    let inserted = after[prefix..<after.count - suffix]
    let isAccepted =
      !inserted.contains(where: isEmoji) && !inserted.contains(where: \.isNewline)
      && new.data(using: gb18030)!.count <= maxBytes
    if isAccepted { return nil }
    let start = after[..<prefix].reduce(0) { $0 + $1.utf16.count }
    return start..<start + inserted.reduce(0) { $0 + $1.utf16.count }
  }

  static func isEmoji(_ character: Character) -> Bool {
    let first = character.unicodeScalars.first!
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && character.unicodeScalars.count > 1)
  }
}
