#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import UIKit

  /// The storage of a picker's frequently used emoji, favorites and skin tones.
  ///
  /// An app and its extensions share one if it uses the defaults of their app group. The app's
  /// privacy manifest then needs the reason `1C8F.1` for user defaults. This package's manifest
  /// declares `CA92.1` for the app's own defaults.
  ///
  /// ```swift
  /// let shared = EmojiStore.userDefaults(UserDefaults(suiteName: "group.example")!)
  /// let own = EmojiStore(load: { database.recents }, save: { database.recents = $0 })
  /// ```
  @MainActor
  public struct EmojiStore {
    /// The closure that returns the stored value.
    public var load: @MainActor () -> EmojiRecents
    /// The closure that stores a changed value.
    public var save: @MainActor (EmojiRecents) -> Void

    /// Creates a store.
    public init(
      load: @escaping @MainActor () -> EmojiRecents,
      save: @escaping @MainActor (EmojiRecents) -> Void
    ) { (self.load, self.save) = (load, save) }

    /// The standard user defaults, under the key `EmojiRecents`.
    public static var userDefaults: EmojiStore { userDefaults(.standard) }

    /// Returns a store of JSON in user defaults, which ignores unreadable parts.
    public static func userDefaults(
      _ defaults: UserDefaults, key: String = "EmojiRecents"
    ) -> EmojiStore {
      EmojiStore {
        let data = defaults.data(forKey: key)
        return data.flatMap { try? JSONDecoder().decode(EmojiRecents.self, from: $0) }
          ?? EmojiRecents()
      } save: { recents in
        if let data = try? JSONEncoder().encode(recents) { defaults.set(data, forKey: key) }
      }
    }
  }
#endif
