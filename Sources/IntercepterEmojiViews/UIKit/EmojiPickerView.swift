#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import TextInputIntercepter
  public import UIKit

  /// Emoji to choose from: a view of an `EmojiPicker`, for a keyboard's place, a popover or a sheet.
  ///
  /// ```swift
  /// let picker = EmojiPickerView()
  /// picker.onChoose = { [weak label] emoji in label?.text = emoji.text }
  /// ```
  ///
  /// A long press shows the skin tones of an emoji. The view needs nothing besides itself: whatever shows it keeps all
  /// of the picker alive. ``EmojiPickerViewController`` presents it.
  @MainActor
  open class EmojiPickerView: UIView {
    /// The model.
    public internal(set) var picker: EmojiPicker
    /// Called with the chosen emoji.
    open var onChoose: (TonedEmoji) -> Void = { _ in }
    /// Called when the frequently used emoji, the favorites or the skin tones have changed.
    open var onRecentsChange: (EmojiRecents) -> Void = { _ in }
    /// Called when the Delete key is pressed; without a closure there is no Delete key.
    open var onDelete: (() -> Void)? { didSet { deleteKey.isHidden = onDelete == nil } }
    /// The color of the selected group; `nil` for the system's.
    open var groupTintColor: UIColor? {
      didSet { groups.selectedSegmentTintColor = groupTintColor }
    }
    #if !os(visionOS)
      /// The feedback for a chosen emoji; `nil` for none.
      open var feedbackStyle: UIImpactFeedbackGenerator.FeedbackStyle? = .light
    #endif
    /// The edge of an emoji's cell, in points.
    open var cellEdge: CGFloat = 44
    /// The language of headings; that of the names unless it is set.
    open var language: String { didSet { showTexts() } }
    /// The time in seconds, from whatever the host counts from; 1970 unless it is set.
    open var now: () -> Int = { Int(Date().timeIntervalSince1970) }

    /// The search field.
    public let search = UITextField()
    /// The bar of groups.
    public let groups = UISegmentedControl()
    /// The Delete key, which is hidden without ``onDelete``.
    public let deleteKey = UIButton()
    /// The emoji.
    public let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    /// The skin tones of the emoji that is held down; `nil` while none is.
    public internal(set) var toneBar: EmojiToneBar?
    /// The emoji under the finger, enlarged.
    public let preview = EmojiPreview(frame: .zero)
    /// Whether the grid scrolls to a group that was pressed, which the bar shows already.
    var isScrollingToGroup = false
    /// Where a long press began, until the finger has moved away from there.
    var holdingStart: CGPoint?
    private let holding = EmojiHoldTarget()
    /// Called after ``onChoose``, for the view controller.
    var didChoose: () -> Void = {}

    /// Creates a picker of the emoji that the system shows, which stores what somebody uses.
    ///
    /// - Parameters:
    ///   - names: The names, of the user's language.
    ///   - filter: The emoji that are offered.
    ///   - store: Where the frequently used emoji, the favorites and the skin tones are kept.
    public convenience init(
      names: EmojiNames = .unicode, filter: EmojiFilter = .all, store: EmojiStore = .userDefaults
    ) {
      let seconds = Int(Date().timeIntervalSince1970)
      self.init(EmojiPicker(names: names, recents: store.load(), time: seconds, filter: filter))
      onRecentsChange = store.save
    }

    /// Creates a view of a picker, whose recents the host stores (``onRecentsChange``).
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - version: The newest emoji that are offered; `nil` for those that the system has no glyph for, too.
    public init(_ picker: EmojiPicker, upTo version: EmojiVersion? = .installed) {
      self.picker = version.map { picker.filtered(by: .upTo($0)) } ?? picker
      language = picker.names.language
      super.init(frame: .zero)
      build()
    }

    /// Creates a view of a picker of the emoji that the system shows, from a storyboard.
    public required init?(coder: NSCoder) {
      picker = EmojiPicker(filter: .upTo(.installed))
      language = picker.names.language
      super.init(coder: coder)
      build()
    }

    private func build() {
      backgroundColor = .systemBackground
      search.text = picker.query
      search.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          change { $0.search(self.search.text ?? "") }
        }, for: .editingChanged)
      groups.addAction(
        UIAction { [weak self] _ in self?.scrollToGroup() }, for: .valueChanged)
      deleteKey.setImage(UIImage(systemName: "delete.left"), for: .normal)
      deleteKey.isHidden = true
      deleteKey.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
      grid.dataSource = self
      grid.delegate = self
      grid.register(EmojiCell.self, forCellWithReuseIdentifier: EmojiCell.name)
      grid.register(
        EmojiHeading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: EmojiHeading.name)
      for part in [search, groups, deleteKey, grid, preview] { addSubview(part) }
      preview.isHidden = true
      holding.picker = self
      grid.addGestureRecognizer(
        UILongPressGestureRecognizer(target: holding, action: EmojiHoldTarget.action))
      showTexts()
    }

    private func showTexts() {
      search.placeholder = EmojiPickerText.search.text(in: language)
      search.accessibilityLabel = search.placeholder
      deleteKey.accessibilityLabel = EmojiPickerText.delete.text(in: language)
      showSections()
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
      let top = search.isHidden ? 0 : 44.0
      let key = deleteKey.isHidden ? 0 : 48.0
      search.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 36)
      groups.frame = CGRect(
        x: area.minX, y: area.minY + top, width: area.width - key, height: 32)
      deleteKey.frame = CGRect(
        x: area.minX + area.width - key, y: area.minY + top, width: key, height: 32)
      grid.frame = CGRect(
        x: area.minX, y: area.minY + top + 40, width: area.width, height: area.height - top - 40)
      picker.columns = Int(area.width / cellEdge)
    }

    /// Changes the model, shows what it has become and reports new recents.
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
      didChoose()
    }

    private func showSections() {
      groups.removeAllSegments()
      for (index, section) in picker.sections.enumerated() {
        let icon = UIImage(systemName: section.title.systemImage)
        icon?.accessibilityLabel = section.title.name(in: language)
        groups.insertSegment(with: icon, at: index, animated: false)
      }
      groups.selectedSegmentIndex = picker.section(at: picker.selected) ?? 0
      groups.isHidden = picker.sections.first?.title == .results
      closeTones()
      grid.reloadData()
    }

    private func scrollToGroup() {
      let section = groups.selectedSegmentIndex
      guard picker.sections.indices.contains(section) else { return }
      closeTones()
      isScrollingToGroup = true
      grid.scrollToItem(
        at: IndexPath(item: 0, section: section), at: .top, animated: true)
    }
  }
#endif
