#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import TextInputIntercepter

  /// The emoji that a one-emoji field keeps if several are inserted.
  public enum KeptEmoji: Hashable, Sendable {
    /// The first emoji. It must be deleted before another one is accepted.
    case first
    /// The last emoji. It replaces the previous one.
    case last
  }

  extension Intercepter {
    /// Creates the rules of a field that contains one emoji.
    ///
    /// ```swift
    /// Intercepter.oneEmoji(upTo: EmojiVersion(15)).sanitize("hi 😀 and 👍")  // 👍
    /// Intercepter.oneEmoji(keeping: .first).sanitize("hi 😀 and 👍")  // 😀
    /// ```
    ///
    /// - Parameters:
    ///   - version: The newest emoji version that is accepted, or `nil` for all.
    ///   - kept: The emoji to keep if several are inserted.
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

  extension FieldAdapter {
    /// Replaces the text with an emoji, as far as the rules accept it.
    func choose(_ emoji: String) {
      field.shouldApply(Edit(range: 0..<field.state.text.utf16.count, replacement: emoji))
      setText(field.state.text)
    }
  }
#endif
