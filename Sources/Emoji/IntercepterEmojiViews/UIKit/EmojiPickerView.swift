#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import IntercepterEmoji
  public import TextInputIntercepter
  public import UIKit

  /// A view of an `EmojiPicker`, for use in place of the keyboard, in a popover or in a sheet.
  ///
  /// ```swift
  /// let picker = EmojiPickerView()
  /// picker.onChoose = { [weak label] emoji in label?.text = emoji.text }
  /// ```
  ///
  /// A long press shows the skin tones of an emoji. The view retains all parts of the picker.
  /// ``EmojiPickerViewController`` presents it.
  @MainActor
  open class EmojiPickerView: UIView {
    /// The model.
    public internal(set) var picker: EmojiPicker
    /// The closure that is called with the chosen emoji.
    open var onChoose: (TonedEmoji) -> Void = { _ in }
    /// The closure that is called when the frequently used emoji, the favorites or the skin tones
    /// change.
    open var onRecentsChange: (EmojiRecents) -> Void = { _ in }
    /// The closure that is called for the Delete key.
    ///
    /// Without a closure, the key is hidden.
    open var onDelete: (() -> Void)? { didSet { deleteKey.isHidden = onDelete == nil } }
    /// The color of the selected group, or `nil` for the system's color.
    open var groupTintColor: UIColor? {
      didSet { groups.selectedSegmentTintColor = groupTintColor }
    }
    #if !os(visionOS)
      /// The haptic feedback for a chosen emoji, or `nil` for none.
      open var feedbackStyle: UIImpactFeedbackGenerator.FeedbackStyle? = .light
    #endif
    /// The width and height of an emoji's cell, in points.
    open var cellEdge: CGFloat = 44
    /// The language of the headings: by default that of the names, or the device's if these are in
    /// English.
    open var language: String { didSet { showTexts() } }
    /// The closure that returns the time in seconds, by default since 1970.
    open var now: () -> Int = { Int(Date().timeIntervalSince1970) }

    /// The search field.
    public let search = UITextField()
    /// The bar of groups.
    public let groups = UISegmentedControl()
    /// The Delete key, which is hidden without ``onDelete``.
    public let deleteKey = UIButton()
    /// The grid of emoji.
    public let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    /// The skin tones after a long press, or `nil` if they are not shown.
    public internal(set) var toneBar: EmojiToneBar?
    /// The enlarged emoji under the finger.
    public let preview = EmojiPreview(frame: .zero)
    /// A Boolean value that indicates whether the grid is scrolling to a group that was chosen in
    /// the bar.
    var isScrollingToGroup = false
    /// The point where a long press began, or `nil` once the finger has moved away from it.
    var holdingStart: CGPoint?
    private let holding = EmojiHoldTarget()
    /// The closure that is called after ``onChoose``, for the view controller.
    var didChoose: () -> Void = {}

    /// Creates a picker that offers the emoji that the system shows, and stores their use.
    ///
    /// - Parameters:
    ///   - names: The names. By default, those in the device's language if the app ships them.
    ///   - filter: The emoji that are offered.
    ///   - store: The storage of the frequently used emoji, the favorites and the skin tones.
    public convenience init(
      names: EmojiNames = .shipped(), filter: EmojiFilter = .all, store: EmojiStore = .userDefaults
    ) {
      let seconds = Int(Date().timeIntervalSince1970)
      self.init(EmojiPicker(names: names, recents: store.load(), time: seconds, filter: filter))
      onRecentsChange = store.save
    }

    /// Creates a view of a picker.
    ///
    /// The host stores its recents (``onRecentsChange``).
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - version: The newest emoji version that is offered, or `nil` to include emoji without a
    ///     glyph in the system.
    public init(_ picker: EmojiPicker, upTo version: EmojiVersion? = .installed) {
      self.picker = version.map { picker.filtered(by: .upTo($0)) } ?? picker
      language = picker.names.headingLanguage
      super.init(frame: .zero)
      build()
    }

    /// Creates a view from a storyboard, with the emoji that the system shows.
    public required init?(coder: NSCoder) {
      picker = EmojiPicker(filter: .upTo(.installed))
      language = picker.names.headingLanguage
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
      groups.addAction(UIAction { [weak self] _ in self?.scrollToGroup() }, for: .valueChanged)
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
      groups.frame = CGRect(x: area.minX, y: area.minY + top, width: area.width - key, height: 32)
      deleteKey.frame = CGRect(
        x: area.minX + area.width - key, y: area.minY + top, width: key, height: 32)
      grid.frame = CGRect(
        x: area.minX, y: area.minY + top + 40, width: area.width, height: area.height - top - 40)
      picker.columns = Int(area.width / cellEdge)
    }

    /// Changes the model, updates the view and reports new recents.
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
      grid.scrollToItem(at: IndexPath(item: 0, section: section), at: .top, animated: true)
    }
  }

  extension EmojiNames {
    /// The language of the names, or the device's if the names are in English.
    fileprivate var headingLanguage: String {
      language == "en" ? Locale.preferredLanguages.first ?? language : language
    }
  }
#endif
