#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import TextInputIntercepter

  /// The emoji that a field for one emoji keeps.
  public enum KeptEmoji: Hashable, Sendable {
    /// The first one: it must be deleted before another one is accepted.
    case first
    /// The last one that is inserted: it replaces the one before.
    case last
  }

  extension Intercepter {
    /// The rules of a field for one emoji.
    ///
    /// ```swift
    /// Intercepter.oneEmoji(upTo: EmojiVersion(15)).sanitize("hi 😀 and 👍")  // 👍
    /// Intercepter.oneEmoji(keeping: .first).sanitize("hi 😀 and 👍")  // 😀
    /// ```
    ///
    /// - Parameters:
    ///   - version: The newest emoji that are accepted; `nil` for all.
    ///   - kept: The emoji that is kept of several.
    public static func oneEmoji(
      upTo version: EmojiVersion? = nil, keeping kept: KeptEmoji = .last
    ) -> Intercepter {
      let only = Rule.emoji(.only, onViolation: .amend)
      let rules =
        switch kept {
        case .first: [only, .maxLength(1, in: .graphemes, onViolation: .amend)]
        case .last: [only, lastInserted, .maxLength(1, in: .graphemes)]
        }
      return Intercepter(rules: rules + (version.map { [.emoji(.allowed(upTo: $0))] } ?? []))
    }

    private static let lastInserted = Rule("lastInserted") { proposal in
      guard proposal.state.text.dropFirst().isEmpty == false, let last = proposal.insertedText.last
      else { return .accept }
      let text = String(last)
      return .amend(EditingState(text, caret: text.utf16.count), [])
    }
  }

  extension InterceptedField {
    /// Puts an emoji in the place of the text, as far as the rules let it in.
    func choose(_ emoji: String) {
      shouldApply(Edit(range: 0..<state.text.utf16.count, replacement: emoji))
    }
  }
#endif
