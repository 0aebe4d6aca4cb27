@MainActor
final class ViewStorage {
  var frame = CGRect.zero
  var backgroundColor: UIColor?
  var isHidden = false
  var isUserInteractionEnabled = true
  var subviews: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  let layer = CALayer()
  weak var superview: UIView?
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var accessibilityTraits: UIAccessibilityTraits = []
}

@MainActor private let storageKey =
  UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

public struct UIEdgeInsets: Hashable, Sendable {
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
}

extension UIView {
  private var storage: ViewStorage {
    if let known = objc_getAssociatedObject(self, storageKey) as? ViewStorage { return known }
    let storage = ViewStorage()
    objc_setAssociatedObject(self, storageKey, storage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return storage
  }

  public var frame: CGRect {
    get { storage.frame }
    set { storage.frame = newValue }
  }
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var isHidden: Bool {
    get { storage.isHidden }
    set { storage.isHidden = newValue }
  }
  public var isUserInteractionEnabled: Bool {
    get { storage.isUserInteractionEnabled }
    set { storage.isUserInteractionEnabled = newValue }
  }
  public var subviews: [UIView] { storage.subviews }
  public var superview: UIView? { storage.superview }
  public func removeFromSuperview() {
    superview?.storage.subviews.removeAll { $0 === self }
    storage.superview = nil
  }
  private var origin: CGPoint {
    let outer = superview?.origin ?? CGPoint(x: 0, y: 0)
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let place = convert(CGPoint(x: rect.minX, y: rect.minY), from: view)
    return CGRect(x: place.x, y: place.y, width: rect.width, height: rect.height)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view?.origin ?? CGPoint(x: 0, y: 0)
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    storage.recognizers.append(gestureRecognizer)
  }
  public var layer: CALayer { storage.layer }
  public func addSubview(_ view: UIView) {
    storage.subviews.append(view)
    view.storage.superview = self
  }
  public var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { storage.backgroundColor = newValue }
  }
  public var isAccessibilityElement: Bool {
    get { storage.isAccessibilityElement }
    set { storage.isAccessibilityElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { storage.accessibilityLabel }
    set { storage.accessibilityLabel = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { storage.accessibilityTraits }
    set { storage.accessibilityTraits = newValue }
  }
}

@MainActor
open class UIColor: NSObject {
  open class var secondaryLabel: UIColor { UIColor() }
  open class var label: UIColor { UIColor() }
  open class var placeholderText: UIColor { UIColor() }
  open class var tintColor: UIColor { UIColor() }
  open class var secondarySystemBackground: UIColor { UIColor() }
  open class var systemBackground: UIColor { UIColor() }
  open class var systemRed: UIColor { UIColor() }
}

@MainActor
open class UILabel: UIView {
  public convenience init() { self.init(frame: .zero) }
  open var text: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.left
}

#if !STUB_tvOS && !STUB_visionOS
  @MainActor
  open class UIImpactFeedbackGenerator: NSObject {
    public enum FeedbackStyle: Int, Sendable {
      case light
      case soft
    }
    public static var taps: [FeedbackStyle] = []
    private let style: FeedbackStyle

    public init(style: FeedbackStyle) { self.style = style }

    open func impactOccurred() { Self.taps.append(style) }
  }
#endif

@MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
  }

  open var state = State.possible

  public init(target: Any?, action: Selector?) { super.init() }

  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
