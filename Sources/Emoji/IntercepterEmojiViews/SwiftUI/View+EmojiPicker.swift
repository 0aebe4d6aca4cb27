#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import SwiftUI
  internal import UIKit

  @available(iOS 18, visionOS 2, *)
  extension View {
    /// Presents an emoji picker in a popover at this view, on phones as well.
    ///
    /// ```swift
    /// Button(mood) { isPresented = true }
    ///   .emojiPicker(isPresented: $isPresented, selectedEmoji: $mood)
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the picker is shown.
    ///   - selectedEmoji: The chosen emoji.
    ///   - names: The names, or `nil` for those in the device's language, if the app ships them.
    ///   - filter: The emoji that are offered.
    ///   - store: The storage of the frequently used emoji, the favorites and the skin tones.
    ///   - arrowEdge: The edge of this view where the arrow is, or `nil` to let the system choose.
    ///   - dismissesAfterChoosing: Whether the picker closes when the user chooses an emoji.
    ///   - configure: Called with the view controller, to set its other options.
    public func emojiPicker(
      isPresented: Binding<Bool>, selectedEmoji: Binding<String>, names: EmojiNames? = nil,
      filter: EmojiFilter = .all, store: EmojiStore = .userDefaults, arrowEdge: Edge? = nil,
      dismissesAfterChoosing: Bool = true,
      configure: @escaping @MainActor (EmojiPickerViewController) -> Void = { _ in }
    ) -> some View {
      emojiPicker(
        isPresented: isPresented, names: names, filter: filter, store: store,
        arrowEdge: arrowEdge, dismissesAfterChoosing: dismissesAfterChoosing, configure: configure
      ) { selectedEmoji.wrappedValue = $0.text }
    }

    /// Presents an emoji picker in a popover at this view, and calls a closure with the chosen
    /// emoji.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the picker is shown.
    ///   - names: The names, or `nil` for those in the device's language, if the app ships them.
    ///   - filter: The emoji that are offered.
    ///   - store: The storage of the frequently used emoji, the favorites and the skin tones.
    ///   - arrowEdge: The edge of this view where the arrow is, or `nil` to let the system choose.
    ///   - dismissesAfterChoosing: Whether the picker closes when the user chooses an emoji.
    ///   - configure: Called with the view controller, to set its other options.
    ///   - onChoose: Called with the chosen emoji.
    public func emojiPicker(
      isPresented: Binding<Bool>, names: EmojiNames? = nil, filter: EmojiFilter = .all,
      store: EmojiStore = .userDefaults, arrowEdge: Edge? = nil,
      dismissesAfterChoosing: Bool = true,
      configure: @escaping @MainActor (EmojiPickerViewController) -> Void = { _ in },
      onChoose: @escaping @MainActor (TonedEmoji) -> Void
    ) -> some View {
      popover(isPresented: isPresented, arrowEdge: arrowEdge) {
        EmojiPickerPopover(
          make: {
            EmojiPickerViewController(names: names ?? .shipped(), filter: filter, store: store)
          },
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

  /// A SwiftUI view of an ``EmojiPickerViewController``.
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
