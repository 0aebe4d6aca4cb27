#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import UIKit

  /// Emoji to choose from, in a popover, a sheet or the keyboard's place: a view of an `EmojiPicker`.
  ///
  /// ```swift
  /// let picker = EmojiPickerViewController(EmojiPicker(names: names, recents: stored))
  /// picker.onChoose = { emoji in button.setTitle(emoji.text, for: .normal) }
  /// picker.show(from: button)
  /// present(picker, animated: true)
  /// ```
  ///
  /// A long press on an emoji shows its skin tones. The model counts what is chosen: ``onRecentsChange``
  /// is where the host stores it.
  @MainActor
  open class EmojiPickerViewController: UIViewController {
    /// The model.
    public private(set) var picker: EmojiPicker
    /// What is called with what was chosen.
    open var onChoose: (TonedEmoji) -> Void = { _ in }
    /// What is called when the emoji that somebody uses, the favourites or the skin tones have changed.
    open var onRecentsChange: (EmojiRecents) -> Void = { _ in }
    /// Whether the picker is dismissed when an emoji is chosen.
    open var dismissesAfterChoosing = true
    /// The colour of the selected group; `nil` for that of the system.
    open var groupTintColor: UIColor? {
      didSet { groups.selectedSegmentTintColor = groupTintColor }
    }
    #if !os(visionOS)
      /// What is felt when an emoji is chosen; `nil` for nothing.
      open var feedbackStyle: UIImpactFeedbackGenerator.FeedbackStyle? = .light
    #endif
    /// The edge of an emoji's cell, in points.
    open var cellEdge: CGFloat = 44
    /// The language of headings; that of the names unless it is set.
    open var language: String
    /// The time in seconds, from whatever the host counts from; 1970 unless it is set.
    open var now: () -> Int = { Int(Date().timeIntervalSince1970) }

    /// What is searched for.
    public let search = UITextField()
    /// The groups.
    public let groups = UISegmentedControl()
    /// The emoji.
    public private(set) lazy var grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var placement: EmojiPopover?

    /// Creates a view of a picker.
    public init(_ picker: EmojiPicker = EmojiPicker()) {
      self.picker = picker
      language = picker.names.language
      super.init(nibName: nil, bundle: nil)
      preferredContentSize = CGSize(width: 8 * cellEdge + 16, height: 380)
    }

    /// Creates a view of a picker of all emoji, from a storyboard.
    public required init?(coder: NSCoder) {
      picker = EmojiPicker()
      language = picker.names.language
      super.init(coder: coder)
    }

    /// Has the picker open as a popover with an arrow, on phones as well.
    ///
    /// - Parameters:
    ///   - source: The view that the arrow points at.
    ///   - arrow: Where the arrow may be.
    ///   - inset: How far the arrow is from the edge of the view, in points.
    ///   - height: The height of the popover, in points; `nil` for the usual one.
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

    /// Puts the picker in the place of the keyboard of a text field, which gets what is chosen.
    ///
    /// The rules of an adapter judge it, as what a keyboard types: a `OneEmojiTextField` takes it in the
    /// place of the emoji that it holds.
    open func replaceKeyboard(of textField: UITextField) {
      dismissesAfterChoosing = false
      search.isHidden = true
      textField.inputView = view
      onChoose = { [weak textField] in
        textField?.insertText($0.text)
        // What a program inserts need not be told; told twice, it is the same.
        textField?.sendActions(for: .editingChanged)
      }
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      search.placeholder = EmojiPickerText.search.text(in: language)
      search.accessibilityLabel = search.placeholder
      search.text = picker.query
      search.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          change { $0.search(search.text ?? "") }
        }, for: .editingChanged)
      groups.addAction(
        UIAction { [weak self] _ in self?.scrollToGroup() }, for: .valueChanged)
      grid.dataSource = self
      grid.delegate = self
      grid.register(EmojiCell.self, forCellWithReuseIdentifier: EmojiCell.name)
      grid.register(
        EmojiHeading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: EmojiHeading.name)
      for part in [search, groups, grid] { view.addSubview(part) }
      showSections()
    }

    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
      let top = search.isHidden ? 0 : 44.0
      search.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 36)
      groups.frame = CGRect(x: area.minX, y: area.minY + top, width: area.width, height: 32)
      grid.frame = CGRect(
        x: area.minX, y: area.minY + top + 40, width: area.width, height: area.height - top - 40)
      picker.columns = Int(area.width / cellEdge)
    }

    /// Changes the model, shows what it has become and says what was chosen.
    @discardableResult
    func change<Answer>(_ change: (inout EmojiPicker) -> Answer) -> Answer {
      let before = picker
      picker.time = now()
      let answer = change(&picker)
      if picker.recents != before.recents { onRecentsChange(picker.recents) }
      if picker.sections != before.sections { showSections() }
      return answer
    }

    func choose(_ answer: EmojiPickerAnswer) {
      guard case .choose(let emoji) = answer else { return }
      #if !os(visionOS)
        if let feedbackStyle { UIImpactFeedbackGenerator(style: feedbackStyle).impactOccurred() }
      #endif
      onChoose(emoji)
      if dismissesAfterChoosing { dismiss(animated: true, completion: nil) }
    }

    private func showSections() {
      groups.removeAllSegments()
      for (index, section) in picker.sections.enumerated() {
        groups.insertSegment(withTitle: section.title.symbol, at: index, animated: false)
      }
      groups.selectedSegmentIndex = picker.section(at: picker.selected) ?? 0
      groups.isHidden = picker.sections.first?.title == .results
      grid.reloadData()
    }

    private func scrollToGroup() {
      let section = groups.selectedSegmentIndex
      guard picker.sections.indices.contains(section) else { return }
      grid.scrollToItem(
        at: IndexPath(item: 0, section: section), at: .top, animated: true)
    }
  }

  /// Keeps a popover one where there is little room.
  final class EmojiPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }
#endif
