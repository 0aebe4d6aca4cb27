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
    ///   .emojiPicker(isPresented: $isPresented, recents: $recents) { emoji in mood = emoji.text }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - recents: What somebody uses; the host stores it.
    ///   - names: The names, of the user's language.
    ///   - filter: What is offered.
    ///   - arrowEdge: The edge of this view that the arrow is at; `nil` where the system chooses.
    ///   - dismissesAfterChoosing: Whether it closes when an emoji is chosen.
    ///   - configure: Called with the view controller, for its other options.
    ///   - onChoose: Called with what was chosen.
    public func emojiPicker(
      isPresented: Binding<Bool>, recents: Binding<EmojiRecents>, names: EmojiNames = .unicode,
      filter: EmojiFilter = .all, arrowEdge: Edge? = nil, dismissesAfterChoosing: Bool = true,
      configure: @escaping @MainActor (EmojiPickerViewController) -> Void = { _ in },
      onChoose: @escaping @MainActor (TonedEmoji) -> Void
    ) -> some View {
      popover(isPresented: isPresented, arrowEdge: arrowEdge) {
        EmojiPickerView(
          picker: {
            EmojiPicker(names: names, recents: recents.wrappedValue, filter: filter)
          },
          configure: configure,
          onRecentsChange: { recents.wrappedValue = $0 },
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
  struct EmojiPickerView: UIViewControllerRepresentable {
    let picker: () -> EmojiPicker
    let configure: @MainActor (EmojiPickerViewController) -> Void
    let onRecentsChange: @MainActor (EmojiRecents) -> Void
    let onChoose: @MainActor (TonedEmoji) -> Void

    func makeUIViewController(context: Context) -> EmojiPickerViewController {
      let controller = EmojiPickerViewController(picker())
      controller.dismissesAfterChoosing = false
      configure(controller)
      return controller
    }

    func updateUIViewController(
      _ controller: EmojiPickerViewController, context: Context
    ) {
      controller.onRecentsChange = onRecentsChange
      controller.onChoose = onChoose
    }
  }
#endif
