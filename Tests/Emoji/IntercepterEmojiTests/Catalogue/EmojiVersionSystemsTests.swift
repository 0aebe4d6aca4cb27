import IntercepterEmoji
import Testing
import TextInputIntercepter

/// Which emoji a system shows.
@Suite struct EmojiVersionSystemsTests {
  /// A system, its version, and the newest emoji that it shows.
  static let rows: [(system: EmojiSystem, major: Int, minor: Int, newest: String?)] = [
    (.iOS, 26, 4, "17.0"), (.iOS, 26, 3, "16.0"), (.iOS, 18, 4, "16.0"), (.iOS, 18, 3, "15.1"),
    (.iOS, 17, 4, "15.1"), (.iOS, 17, 3, "15.0"), (.iOS, 15, 4, "14.0"), (.iOS, 14, 2, "13.0"),
    (.iOS, 14, 1, nil), (.iOS, 27, 0, "17.0"),
    (.macOS, 26, 4, "17.0"), (.macOS, 15, 4, "16.0"), (.macOS, 15, 0, "15.1"),
    (.macOS, 11, 0, nil),
    (.visionOS, 2, 4, "16.0"), (.visionOS, 2, 0, "15.1"), (.visionOS, 1, 0, "15.0"),
    (.watchOS, 11, 4, "16.0"), (.watchOS, 11, 3, "15.1"), (.watchOS, 7, 0, nil),
  ]

  @Test(arguments: rows) func `a system shows the emoji of its time`(
    _ row: (system: EmojiSystem, major: Int, minor: Int, newest: String?)
  ) {
    let version = EmojiVersion(shownBy: row.system, row.major, row.minor)
    #expect(version?.description == row.newest)
  }

  @Test func `the newest emoji of the catalogue have a system that shows them`() {
    for system in EmojiSystem.allCases {
      #expect(EmojiVersion(shownBy: system, .max) == .newest, "\(system)")
    }
  }
}
