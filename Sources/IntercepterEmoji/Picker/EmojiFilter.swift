public import TextInputIntercepter

/// Which emoji a picker offers.
///
/// ```swift
/// EmojiFilter.upTo(EmojiVersion(15)).and(.admitted(by: nickname, in: state))
/// ```
public struct EmojiFilter: Sendable {
  private let isOffered: @Sendable (TonedEmoji) -> Bool

  /// Creates a filter from any condition, such as whether a font or a terminal shows an emoji.
  public init(_ isOffered: @escaping @Sendable (TonedEmoji) -> Bool) { self.isOffered = isOffered }

  /// All emoji.
  public static let all = EmojiFilter { _ in true }

  /// Emoji up to a version, so that everybody's device can show them.
  public static func upTo(_ version: EmojiVersion) -> EmojiFilter {
    EmojiFilter { $0.version <= version }
  }

  /// What the rules of a field accept in the place of its selection: what is not too new and still fits.
  ///
  /// What rules would only accept changed is not offered. Where the selection is not known, it is the end
  /// of the text.
  public static func admitted(by intercepter: Intercepter, in state: EditingState) -> EmojiFilter {
    let end = state.text.utf16.count
    let place = state.selection ?? end..<end
    return EmojiFilter {
      let edit = Edit(range: place, replacement: $0.text)
      return intercepter.intercept(edit, in: state).outcome == .accepted
    }
  }

  /// What both offer.
  public func and(_ other: EmojiFilter) -> EmojiFilter {
    EmojiFilter { isOffered($0) && other.isOffered($0) }
  }

  /// Whether an emoji is offered.
  public func offers(_ emoji: TonedEmoji) -> Bool { isOffered(emoji) }

  /// The emoji as it is offered: without its tones where only these are refused; `nil` if it is not.
  func offered(_ emoji: TonedEmoji) -> TonedEmoji? {
    if offers(emoji) { return emoji }
    let plain = TonedEmoji(emoji.emoji)
    return emoji.tones != .none && offers(plain) ? plain : nil
  }
}
