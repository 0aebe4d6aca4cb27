#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  public import TextInputIntercepter

  extension Intercepter {
    /// The rules of a field for one emoji: only emoji, and of these the last one that is inserted.
    ///
    /// ```swift
    /// Intercepter.oneEmoji(upTo: EmojiVersion(15)).sanitize("hi 😀 and 👍")  // 👍
    /// ```
    ///
    /// - Parameter version: The newest emoji that are let in; `nil` for all.
    public static func oneEmoji(upTo version: EmojiVersion? = nil) -> Intercepter {
      let rules: [Rule] = [
        .emoji(.only, onViolation: .amend), lastInserted, .maxLength(1, in: .graphemes),
      ]
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
