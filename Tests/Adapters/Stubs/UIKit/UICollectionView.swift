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
public protocol UICollectionViewDelegate: NSObjectProtocol {
  /// An item is pressed.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Items are held down.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
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
open class UICollectionView: UIView {
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

/// Segments, of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// Creates a control without segments.
  public convenience init() { self.init(frame: .zero) }
  /// The selected segment.
  open var selectedSegmentIndex = -1
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// Takes all segments away.
  open func removeAllSegments() { titles = [] }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: segment)
  }
  /// What a segment says.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
}

extension UIControl.Event {
  /// Another value was chosen.
  public static let valueChanged = UIControl.Event(rawValue: 1 << 12)
}

/// A button.
@MainActor
open class UIButton: UIControl {
  private var title: String?
  /// What the button says.
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
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
