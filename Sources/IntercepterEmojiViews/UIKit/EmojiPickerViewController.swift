#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import TextInputIntercepter
  public import UIKit

  /// An ``EmojiPickerView`` in a popover or a sheet.
  ///
  /// ```swift
  /// let picker = EmojiPickerViewController()
  /// picker.onChoose = { [weak button] emoji in button?.setTitle(emoji.text, for: .normal) }
  /// picker.show(from: button)
  /// present(picker, animated: true)
  /// ```
  ///
  /// It has all properties of its ``emojiView``: `picker.language` is `picker.emojiView.language`. For a keyboard's place,
  /// take the view alone.
  @MainActor
  @dynamicMemberLookup
  open class EmojiPickerViewController: UIViewController {
    /// The view.
    public let emojiView: EmojiPickerView
    /// A Boolean value that indicates whether the picker is dismissed when an emoji is chosen.
    open var dismissesAfterChoosing = true
    private var placement: EmojiPopover?

    /// Creates a view controller of a view.
    public init(_ emojiView: EmojiPickerView) {
      self.emojiView = emojiView
      super.init(nibName: nil, bundle: nil)
      preferredContentSize = CGSize(width: 8 * emojiView.cellEdge + 16, height: 380)
      connect()
    }

    /// Creates a view controller of a picker that stores what somebody uses.
    ///
    /// - Parameters:
    ///   - names: The names, of the user's language.
    ///   - filter: The emoji that are offered.
    ///   - store: Where the frequently used emoji, the favorites and the skin tones are kept.
    public convenience init(
      names: EmojiNames = .unicode, filter: EmojiFilter = .all, store: EmojiStore = .userDefaults
    ) { self.init(EmojiPickerView(names: names, filter: filter, store: store)) }

    /// Creates a view controller of a picker, whose recents the host stores.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - version: The newest emoji that are offered; `nil` for those that the system has no glyph for, too.
    public convenience init(_ picker: EmojiPicker, upTo version: EmojiVersion? = .installed) {
      self.init(EmojiPickerView(picker, upTo: version))
    }

    /// Creates a view controller of a picker of the emoji that the system shows, from a storyboard.
    public required init?(coder: NSCoder) {
      emojiView = EmojiPickerView()
      super.init(coder: coder)
      connect()
    }

    private func connect() {
      emojiView.didChoose = { [weak self] in
        if let self, dismissesAfterChoosing { dismiss(animated: true, completion: nil) }
      }
    }

    /// A property of the view.
    public subscript<Value>(
      dynamicMember property: ReferenceWritableKeyPath<EmojiPickerView, Value>
    ) -> Value {
      get { emojiView[keyPath: property] }
      set { emojiView[keyPath: property] = newValue }
    }

    /// A property of the view that cannot be set.
    public subscript<Value>(dynamicMember property: KeyPath<EmojiPickerView, Value>) -> Value {
      emojiView[keyPath: property]
    }

    open override func loadView() { view = emojiView }

    /// Has the picker open as a popover with an arrow, on phones as well.
    ///
    /// - Parameters:
    ///   - source: The view that the arrow points at.
    ///   - arrow: Where the arrow may be.
    ///   - inset: The distance of the arrow from the edge of the view, in points.
    ///   - height: The height of the popover, in points; `nil` for the default.
    open func show(
      from source: UIView, arrow: UIPopoverArrowDirection = .up, inset: CGFloat = 0,
      height: CGFloat? = nil
    ) {
      if let height { preferredContentSize.height = height }
      modalPresentationStyle = .popover
      placement = EmojiPopover()
      popoverPresentationController?.delegate = placement
      popoverPresentationController?.sourceView = source
      popoverPresentationController?.sourceRect = source.bounds.insetBy(dx: inset, dy: 0)
      popoverPresentationController?.permittedArrowDirections = arrow
    }
  }

  /// Keeps a popover one where there is little room.
  final class EmojiPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }
#endif
