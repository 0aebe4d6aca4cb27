#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import UIKit

  /// Where a picker keeps the emoji that somebody uses, the favorites and the skin tones.
  ///
  /// ```swift
  /// let shared = EmojiStore.userDefaults(UserDefaults(suiteName: "group.example")!)
  /// let own = EmojiStore(load: { database.recents }, save: { database.recents = $0 })
  /// ```
  @MainActor
  public struct EmojiStore {
    /// Returns what is stored.
    public var load: @MainActor () -> EmojiRecents
    /// Stores what has changed.
    public var save: @MainActor (EmojiRecents) -> Void

    /// Creates a store.
    public init(
      load: @escaping @MainActor () -> EmojiRecents,
      save: @escaping @MainActor (EmojiRecents) -> Void
    ) { (self.load, self.save) = (load, save) }

    /// The standard user defaults, under the key `EmojiRecents`.
    public static var userDefaults: EmojiStore { userDefaults(.standard) }

    /// User defaults, as JSON; what cannot be read is left out.
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
