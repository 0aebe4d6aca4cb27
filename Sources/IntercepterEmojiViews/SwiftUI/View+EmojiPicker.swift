#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import SwiftUI
  internal import UIKit

  @available(iOS 18, visionOS 2, *)
  extension View {
    /// Shows emoji to choose from in a popover at this view, on phones as well.
    ///
    /// ```swift
    /// Button(mood) { isPresented = true }
    ///   .emojiPicker(isPresented: $isPresented, selectedEmoji: $mood)
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - selectedEmoji: The chosen emoji.
    ///   - names: The names, of the user's language.
    ///   - filter: The emoji that are offered.
    ///   - store: Where the frequently used emoji, the favorites and the skin tones are kept.
    ///   - arrowEdge: The edge of this view that the arrow is at; `nil` where the system chooses.
    ///   - dismissesAfterChoosing: Whether it closes when an emoji is chosen.
    ///   - configure: Called with the view controller, for its other options.
    public func emojiPicker(
      isPresented: Binding<Bool>, selectedEmoji: Binding<String>, names: EmojiNames = .unicode,
      filter: EmojiFilter = .all, store: EmojiStore = .userDefaults, arrowEdge: Edge? = nil,
      dismissesAfterChoosing: Bool = true,
      configure: @escaping @MainActor (EmojiPickerViewController) -> Void = { _ in }
    ) -> some View {
      emojiPicker(
        isPresented: isPresented, names: names, filter: filter, store: store,
        arrowEdge: arrowEdge, dismissesAfterChoosing: dismissesAfterChoosing, configure: configure
      ) { selectedEmoji.wrappedValue = $0.text }
    }

    /// Shows emoji to choose from in a popover at this view, and calls a closure with the chosen one.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - names: The names, of the user's language.
    ///   - filter: The emoji that are offered.
    ///   - store: Where the frequently used emoji, the favorites and the skin tones are kept.
    ///   - arrowEdge: The edge of this view that the arrow is at; `nil` where the system chooses.
    ///   - dismissesAfterChoosing: Whether it closes when an emoji is chosen.
    ///   - configure: Called with the view controller, for its other options.
    ///   - onChoose: Called with the chosen emoji.
    public func emojiPicker(
      isPresented: Binding<Bool>, names: EmojiNames = .unicode, filter: EmojiFilter = .all,
      store: EmojiStore = .userDefaults, arrowEdge: Edge? = nil,
      dismissesAfterChoosing: Bool = true,
      configure: @escaping @MainActor (EmojiPickerViewController) -> Void = { _ in },
      onChoose: @escaping @MainActor (TonedEmoji) -> Void
    ) -> some View {
      popover(isPresented: isPresented, arrowEdge: arrowEdge) {
        EmojiPickerPopover(
          make: { EmojiPickerViewController(names: names, filter: filter, store: store) },
          configure: configure,
          onChoose: { emoji in
            onChoose(emoji)
            if dismissesAfterChoosing { isPresented.wrappedValue = false }
          }
        )
        .presentationCompactAdaptation(.popover)
      }
    }
  }

  /// An ``EmojiPickerViewController`` among views of SwiftUI.
  @available(iOS 18, visionOS 2, *)
  struct EmojiPickerPopover: UIViewControllerRepresentable {
    let make: @MainActor () -> EmojiPickerViewController
    let configure: @MainActor (EmojiPickerViewController) -> Void
    let onChoose: @MainActor (TonedEmoji) -> Void

    func makeUIViewController(context: Context) -> EmojiPickerViewController {
      let controller = make()
      controller.dismissesAfterChoosing = false
      configure(controller)
      return controller
    }

    func updateUIViewController(
      _ controller: EmojiPickerViewController, context: Context
    ) { controller.onChoose = onChoose }
  }
#endif
