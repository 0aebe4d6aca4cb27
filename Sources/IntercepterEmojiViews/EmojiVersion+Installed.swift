#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import TextInputIntercepter
  internal import UIKit

  extension EmojiVersion {
    /// The newest version of the emoji that the system shows.
    public static var installed: EmojiVersion {
      EmojiVersion(shownBy: ProcessInfo.processInfo.operatingSystemVersion) ?? EmojiVersion(13)
    }

    private init?(shownBy version: OperatingSystemVersion) {
      #if os(visionOS)
        let system = EmojiSystem.visionOS
      #else
        // An app for iOS that runs on a Mac may be given the number of macOS, which is below 18 up to macOS 15.
        let system = version.majorVersion < 18 ? EmojiSystem.macOS : .iOS
      #endif
      self.init(shownBy: system, version.majorVersion, version.minorVersion)
    }
  }
#endif
