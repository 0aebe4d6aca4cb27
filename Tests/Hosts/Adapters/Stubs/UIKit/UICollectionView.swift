/// A view of a collection.
@MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What is shown.
  public let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
}

/// How the cells of a collection lie.
@MainActor
open class UICollectionViewLayout: NSObject {}

/// Cells in rows.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// What a collection shows.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// A cell.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// A heading.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

/// What is done to a collection.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item is pressed.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A finger is on an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// A finger has left an item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
}

/// What a collection in rows asks besides.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of a cell.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The size of a heading.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

/// A collection of cells.
@MainActor
open class UICollectionView: UIScrollView {
  /// The kind of headings.
  open class var elementKindSectionHeader: String { "heading" }
  /// Where an item is scrolled to.
  public enum ScrollPosition: Sendable {
    /// The upper edge.
    case top
  }
  /// What is shown.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is done.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Where the items are; the tests set it.
  public var frames: [IndexPath: CGRect] = [:]
  /// The items that are shown.
  open var indexPathsForVisibleItems: [IndexPath] { Array(frames.keys) }
  /// The item at a place.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frames.first { $0.value.contains(point) }?.key
  }
  /// How an item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames[indexPath].map { UICollectionViewLayoutAttributes($0) }
  }
  /// How often everything was shown anew.
  public private(set) var reloads = 0
  /// What was scrolled to.
  public private(set) var scrolledTo: IndexPath?
  private var classes: [String: UICollectionReusableView.Type] = [:]

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  /// Creates a collection from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says what cells are made of.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Says what headings are made of.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? UICollectionReusableView.Type }
  /// A cell to be filled.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    classes[identifier]?.init(frame: .zero) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }
  /// A heading to be filled.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    classes[identifier]?.init(frame: .zero) ?? UICollectionReusableView(frame: .zero)
  }
  /// Shows everything anew.
  open func reloadData() { reloads += 1 }
  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scrolledTo = indexPath
  }
}

/// How an item of a collection lies.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Where.
  open var frame: CGRect
  init(_ frame: CGRect) { self.frame = frame }
}

/// Segments, of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
  private var images: [UIImage?] = []
  /// Creates a control without segments.
  public convenience init() { self.init(frame: .zero) }
  /// The selected segment.
  open var selectedSegmentIndex = -1
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// The number of segments.
  open var numberOfSegments: Int { images.count }
  /// Takes all segments away.
  open func removeAllSegments() { images = [] }
  /// Adds a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    images.insert(image, at: segment)
  }
  /// What a segment shows.
  open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
}

extension UIControl.Event {
  /// A finger was lifted inside.
  public static let touchUpInside = UIControl.Event(rawValue: 1 << 6)
  /// Another value was chosen.
  public static let valueChanged = UIControl.Event(rawValue: 1 << 12)
}

/// A button.
@MainActor
open class UIButton: UIControl {
  private var title: String?
  /// The label of the title.
  public let titleLabel: UILabel? = UILabel()
  /// The title.
  open func title(for state: UIControl.State) -> String? { title }
  /// Colours the title.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Creates a button.
  public convenience init() { self.init(frame: .zero) }
  /// What the button says.
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  /// What the button shows.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// An image.
@MainActor
open class UIImage: NSObject {
  /// The name of the symbol.
  public let symbol: String
  /// What a screen reader says.
  open var accessibilityLabel: String?

  /// Creates an image of a symbol of the system.
  public init?(systemName name: String) { symbol = name }
}

extension UIControl {
  /// What a control may be in.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
  }
}
