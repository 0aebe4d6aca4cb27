@MainActor
open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
}

@MainActor
open class UICollectionViewLayout: NSObject {}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
}

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

@MainActor
open class UICollectionView: UIScrollView {
  open class var elementKindSectionHeader: String { "heading" }
  public enum ScrollPosition: Sendable {
    case top
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  public var frames: [IndexPath: CGRect] = [:]
  open var indexPathsForVisibleItems: [IndexPath] { Array(frames.keys) }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frames.first { $0.value.contains(point) }?.key
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    frames[indexPath].map { UICollectionViewLayoutAttributes($0) }
  }
  public private(set) var reloads = 0
  public private(set) var scrolledTo: IndexPath?
  private var classes: [String: UICollectionReusableView.Type] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? UICollectionReusableView.Type }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    classes[identifier]?.init(frame: .zero) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    classes[identifier]?.init(frame: .zero) ?? UICollectionReusableView(frame: .zero)
  }
  open func reloadData() { reloads += 1 }
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scrolledTo = indexPath
  }
}

@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect
  init(_ frame: CGRect) { self.frame = frame }
}

@MainActor
open class UISegmentedControl: UIControl {
  private var images: [UIImage?] = []
  public convenience init() { self.init(frame: .zero) }
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { images.count }
  open func removeAllSegments() { images = [] }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    images.insert(image, at: segment)
  }
  open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
}

extension UIControl.Event {
  public static let touchUpInside = UIControl.Event(rawValue: 1 << 6)
  public static let valueChanged = UIControl.Event(rawValue: 1 << 12)
}

@MainActor
open class UIButton: UIControl {
  private var title: String?
  public let titleLabel: UILabel? = UILabel()
  open func title(for state: UIControl.State) -> String? { title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  public convenience init() { self.init(frame: .zero) }
  open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor
open class UIImage: NSObject {
  public let symbol: String
  open var accessibilityLabel: String?

  public init?(systemName name: String) { symbol = name }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
}
