public import TextInputIntercepter

/// A condition for the emoji that a picker offers.
///
/// ```swift
/// EmojiFilter.upTo(EmojiVersion(15)).and(.admitted(by: nickname, in: state))
/// ```
public struct EmojiFilter: Sendable {
  private let isOffered: @Sendable (TonedEmoji) -> Bool

  /// Creates a filter from a condition, such as whether a font or a terminal can show an emoji.
  public init(_ isOffered: @escaping @Sendable (TonedEmoji) -> Bool) { self.isOffered = isOffered }

  /// A filter that offers all emoji.
  public static let all = EmojiFilter { _ in true }

  /// Returns a filter for emoji up to a version, which older devices can show.
  public static func upTo(_ version: EmojiVersion) -> EmojiFilter {
    EmojiFilter { $0.version <= version }
  }

  /// Returns a filter for emoji that the rules of a field accept in place of its selection.
  ///
  /// An emoji that the rules would amend is not offered. An unknown selection counts as the end of
  /// the text.
  public static func admitted(by intercepter: Intercepter, in state: EditingState) -> EmojiFilter {
    let end = state.text.utf16.count
    let place = state.selection ?? end..<end
    return EmojiFilter {
      let edit = Edit(range: place, replacement: $0.text)
      return intercepter.intercept(edit, in: state).outcome == .accepted
    }
  }

  /// Returns a filter for emoji that both filters offer.
  public func and(_ other: EmojiFilter) -> EmojiFilter {
    EmojiFilter { isOffered($0) && other.isOffered($0) }
  }

  /// Returns whether the filter offers an emoji.
  public func offers(_ emoji: TonedEmoji) -> Bool { isOffered(emoji) }

  /// Returns the emoji as it is offered, or `nil` if it is not.
  ///
  /// If the filter rejects only the tones, the result is the emoji without tones.
  func offered(_ emoji: TonedEmoji) -> TonedEmoji? {
    if offers(emoji) { return emoji }
    let plain = TonedEmoji(emoji.emoji)
    return emoji.tones != .none && offers(plain) ? plain : nil
  }
}
