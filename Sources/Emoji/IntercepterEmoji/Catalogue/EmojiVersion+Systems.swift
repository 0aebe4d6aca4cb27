public import TextInputIntercepter

/// An Apple system that ships its own emoji.
public enum EmojiSystem: Hashable, Sendable, CaseIterable {
  /// iOS, iPadOS and tvOS, which share version numbers.
  case iOS
  /// macOS.
  case macOS
  /// visionOS.
  case visionOS
  /// watchOS.
  case watchOS
}

extension EmojiVersion {
  /// Creates the newest emoji version that a system shows.
  ///
  /// The result is `nil` for systems before iOS 14.2 and its counterparts.
  ///
  /// ```swift
  /// EmojiVersion(shownBy: .iOS, 18, 3)  // 15.1
  /// EmojiVersion(shownBy: .macOS, 15, 4)  // 16.0
  /// ```
  ///
  /// For a system newer than the table, the result is the table's newest version. The system may
  /// show newer emoji.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - major: The major number of the system's version.
  ///   - minor: The minor number of the system's version.
  public init?(shownBy system: EmojiSystem, _ major: Int, _ minor: Int = 0) {
    let row = Self.systems.first { row in
      let first =
        switch system {
        case .iOS: row.iOS
        case .macOS: row.macOS
        case .visionOS: row.visionOS
        case .watchOS: row.watchOS
        }
      return first <= (major, minor)
    }
    guard let row else { return nil }
    self = row.emoji
  }

  /// The first systems that showed each emoji version, newest first.
  ///
  /// For iOS, macOS and watchOS: the table of EmojiKit (github.com/danielsaidi/EmojiKit,
  /// EmojiVersion.swift, August 2026). MacRumors (17 July 2025) reports Emoji 16 in iOS 18.4;
  /// iphone-ticker.de reports Emoji 17 in iOS 26.4. The versions of visionOS are inferred from
  /// systems of the same months: 1.1, 2.4 and 26.4. Its first version was 1.0.
  private static let systems:
    [(
      emoji: EmojiVersion, iOS: (Int, Int), macOS: (Int, Int), visionOS: (Int, Int),
      watchOS: (Int, Int)
    )] = [
      (EmojiVersion(17), (26, 4), (26, 4), (26, 4), (26, 4)),
      (EmojiVersion(16), (18, 4), (15, 4), (2, 4), (11, 4)),
      (EmojiVersion(15, 1), (17, 4), (14, 4), (1, 1), (10, 4)),
      (EmojiVersion(15), (16, 4), (13, 3), (1, 0), (9, 4)),
      (EmojiVersion(14), (15, 4), (12, 3), (1, 0), (8, 5)),
      (EmojiVersion(13, 1), (14, 5), (11, 3), (1, 0), (7, 4)),
      (EmojiVersion(13), (14, 2), (11, 1), (1, 0), (7, 1)),
    ]
}
