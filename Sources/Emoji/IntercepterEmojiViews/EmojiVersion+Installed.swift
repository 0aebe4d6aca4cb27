#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import TextInputIntercepter
  internal import UIKit

  extension EmojiVersion {
    /// The newest emoji version that the system shows.
    public static var installed: EmojiVersion {
      EmojiVersion(shownBy: ProcessInfo.processInfo.operatingSystemVersion) ?? EmojiVersion(13)
    }

    private init?(shownBy version: OperatingSystemVersion) {
      #if os(visionOS)
        let system = EmojiSystem.visionOS
      #else
        // An iOS app on a Mac may get the version of macOS, which is below 18 up to macOS 15.
        let system = version.majorVersion < 18 ? EmojiSystem.macOS : .iOS
      #endif
      self.init(shownBy: system, version.majorVersion, version.minorVersion)
    }
  }
#endif
