/// A version of the emoji standard, such as 15.1 (UTS #51, ED-1a and section 1.5.2).
///
/// ```swift
/// EmojiVersion(of: "🐦‍🔥")  // 15.1
/// EmojiVersion(15, 1) < EmojiVersion(16)  // true
/// ```
public struct EmojiVersion: Hashable, Sendable {
  /// The major number.
  ///
  /// Since 11, it equals that of the Unicode version.
  public let major: Int
  /// The minor number.
  public let minor: Int

  /// Creates a version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The newest version whose list this library contains.
  public static let newest = EmojiVersion(
    EmojiTable.newestVersion.major, EmojiTable.newestVersion.minor)

  /// Creates the version that introduced an emoji, however it is qualified.
  ///
  /// `nil` for text that is not an emoji, and for an emoji that no version lists. Examples are an
  /// unlisted well-formed sequence, an emoji with an accent, and one newer than ``newest``.
  ///
  /// - Complexity: O(*n*) in the length of the character, without allocations.
  public init?(of character: Character) {
    let version = String(character).withUTF8Bytes { EmojiVersion(utf8: $0) }
    guard let version else { return nil }
    self = version
  }

  /// Creates the version that introduced the emoji in the UTF-8 of a grapheme cluster.
  package init?(utf8 cluster: UnsafeBufferPointer<UInt8>) {
    guard let (major, minor) = EmojiTable.version(of: cluster) else { return nil }
    self.init(major, minor)
  }
}

extension EmojiVersion: Comparable {
  /// Returns whether a version is older than another.
  public static func < (lhs: EmojiVersion, rhs: EmojiVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension EmojiVersion: LosslessStringConvertible {
  /// Parses a version such as "15.1" or "16": ASCII digits with at most one point.
  public init?(_ description: String) {
    let numbers = description.split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count <= 2, let major = Self.number(numbers[0]) else { return nil }
    guard let minor = numbers.count == 2 ? Self.number(numbers[1]) : 0 else { return nil }
    self.init(major, minor)
  }

  /// The version with both numbers, such as "15.1" or "16.0".
  public var description: String { "\(major).\(minor)" }

  private static func number(_ digits: Substring) -> Int? {
    Array(digits.utf8).integer(isNegative: false)
  }
}
