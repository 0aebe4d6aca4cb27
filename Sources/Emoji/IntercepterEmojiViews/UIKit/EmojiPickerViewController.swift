#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import TextInputIntercepter
  public import UIKit

  /// A view controller that presents an ``EmojiPickerView`` in a popover or a sheet.
  ///
  /// ```swift
  /// let picker = EmojiPickerViewController()
  /// picker.onChoose = { [weak button] emoji in button?.setTitle(emoji.text, for: .normal) }
  /// picker.show(from: button)
  /// present(picker, animated: true)
  /// ```
  ///
  /// It has all properties of its ``emojiView``: `picker.language` is `picker.emojiView.language`.
  /// To replace a keyboard, use the view alone.
  @MainActor
  @dynamicMemberLookup
  open class EmojiPickerViewController: UIViewController {
    /// The view.
    public let emojiView: EmojiPickerView
    /// A Boolean value that indicates whether the picker is dismissed when an emoji is chosen.
    open var dismissesAfterChoosing = true
    private var placement: EmojiPopover?

    /// Creates a view controller for a view.
    public init(_ emojiView: EmojiPickerView) {
      self.emojiView = emojiView
      super.init(nibName: nil, bundle: nil)
      preferredContentSize = CGSize(width: 8 * emojiView.cellEdge + 16, height: 380)
      connect()
    }

    /// Creates a view controller whose picker stores the use of emoji.
    ///
    /// - Parameters:
    ///   - names: The names. By default, those in the device's language if the app ships them.
    ///   - filter: The emoji that are offered.
    ///   - store: The storage of the frequently used emoji, the favorites and the skin tones.
    public convenience init(
      names: EmojiNames = .shipped(), filter: EmojiFilter = .all, store: EmojiStore = .userDefaults
    ) { self.init(EmojiPickerView(names: names, filter: filter, store: store)) }

    /// Creates a view controller for a picker.
    ///
    /// The host stores its recents.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - version: The newest emoji version that is offered, or `nil` to include emoji without a
    ///     glyph in the system.
    public convenience init(_ picker: EmojiPicker, upTo version: EmojiVersion? = .installed) {
      self.init(EmojiPickerView(picker, upTo: version))
    }

    /// Creates a view controller from a storyboard, with the emoji that the system shows.
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

    /// Accesses a property of the view.
    public subscript<Value>(
      dynamicMember property: ReferenceWritableKeyPath<EmojiPickerView, Value>
    ) -> Value {
      get { emojiView[keyPath: property] }
      set { emojiView[keyPath: property] = newValue }
    }

    /// Reads a read-only property of the view.
    public subscript<Value>(dynamicMember property: KeyPath<EmojiPickerView, Value>) -> Value {
      emojiView[keyPath: property]
    }

    open override func loadView() { view = emojiView }

    /// Configures a popover with an arrow, on phones as well.
    ///
    /// - Parameters:
    ///   - source: The view that the arrow points at.
    ///   - arrow: The permitted directions of the arrow.
    ///   - inset: The distance of the arrow from the edge of the view, in points.
    ///   - height: The height of the popover, in points, or `nil` for the default.
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

  /// Keeps the popover in compact size classes, where UIKit would present a sheet.
  final class EmojiPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }
#endif
