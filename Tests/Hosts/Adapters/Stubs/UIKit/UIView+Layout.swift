/// What the stubs know of a view beside what its class has.
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

/// How far the edges of one rectangle are from those of another.
public struct UIEdgeInsets: Hashable, Sendable {
  /// None.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// A smaller rectangle; in the stub the same.
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

/// What a screen reader says of an element beside its label.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set of traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 2)
}

extension UIView {
  private var storage: ViewStorage {
    if let known = objc_getAssociatedObject(self, storageKey) as? ViewStorage { return known }
    let storage = ViewStorage()
    objc_setAssociatedObject(self, storageKey, storage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return storage
  }

  /// Where the view is in the one around it.
  public var frame: CGRect {
    get { storage.frame }
    set { storage.frame = newValue }
  }
  /// The same in its own coordinates.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
  /// How far the screen's corners and bars reach into the view.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Whether it is not shown.
  public var isHidden: Bool {
    get { storage.isHidden }
    set { storage.isHidden = newValue }
  }
  /// Whether it can be used.
  public var isUserInteractionEnabled: Bool {
    get { storage.isUserInteractionEnabled }
    set { storage.isUserInteractionEnabled = newValue }
  }
  /// The views in it.
  public var subviews: [UIView] { storage.subviews }
  /// The view around it.
  public var superview: UIView? { storage.superview }
  /// Takes it out of the view around it.
  public func removeFromSuperview() {
    superview?.storage.subviews.removeAll { $0 === self }
    storage.superview = nil
  }
  private var origin: CGPoint {
    let outer = superview?.origin ?? CGPoint(x: 0, y: 0)
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  /// A rectangle of another view in this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let place = convert(CGPoint(x: rect.minX, y: rect.minY), from: view)
    return CGRect(x: place.x, y: place.y, width: rect.width, height: rect.height)
  }
  /// A place of another view in this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = view?.origin ?? CGPoint(x: 0, y: 0)
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }
  /// Has a recognizer watch the fingers.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    storage.recognizers.append(gestureRecognizer)
  }
  /// What the view is drawn in.
  public var layer: CALayer { storage.layer }
  /// Puts a view into it.
  public func addSubview(_ view: UIView) {
    storage.subviews.append(view)
    view.storage.superview = self
  }
  /// The colour behind everything.
  public var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { storage.backgroundColor = newValue }
  }
  /// Whether a screen reader stops at it.
  public var isAccessibilityElement: Bool {
    get { storage.isAccessibilityElement }
    set { storage.isAccessibilityElement = newValue }
  }
  /// What a screen reader says.
  public var accessibilityLabel: String? {
    get { storage.accessibilityLabel }
    set { storage.accessibilityLabel = newValue }
  }
  /// What it says besides.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { storage.accessibilityTraits }
    set { storage.accessibilityTraits = newValue }
  }
}

/// A colour.
@MainActor
open class UIColor: NSObject {
  /// That of less important text.
  open class var secondaryLabel: UIColor { UIColor() }
  /// That of text.
  open class var label: UIColor { UIColor() }
  /// That of a placeholder.
  open class var placeholderText: UIColor { UIColor() }
  /// That of what can be pressed.
  open class var tintColor: UIColor { UIColor() }
  /// That behind a part.
  open class var secondarySystemBackground: UIColor { UIColor() }
  /// That behind everything.
  open class var systemBackground: UIColor { UIColor() }
  /// Red.
  open class var systemRed: UIColor { UIColor() }
}

/// A text that is shown.
@MainActor
open class UILabel: UIView {
  /// Creates a label.
  public convenience init() { self.init(frame: .zero) }
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var textColor: UIColor?
  /// Where the text stands in its line.
  open var textAlignment = NSTextAlignment.left
}

#if !STUB_tvOS && !STUB_visionOS
  /// Taps, so that it can be felt.
  @MainActor
  open class UIImpactFeedbackGenerator: NSObject {
    /// How hard.
    public enum FeedbackStyle: Int, Sendable {
      /// As something light.
      case light
      /// As something soft.
      case soft
    }
    /// The taps that were made; the tests empty it.
    public static var taps: [FeedbackStyle] = []
    private let style: FeedbackStyle

    /// Creates a generator.
    public init(style: FeedbackStyle) { self.style = style }

    /// Taps.
    open func impactOccurred() { Self.taps.append(style) }
  }
#endif

/// What a view is drawn in.
@MainActor
open class CALayer: NSObject {
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
}

/// Watches the fingers; the stub sees none.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far it is.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// It has begun.
    case began
    /// A finger has moved.
    case changed
    /// The finger is gone.
    case ended
  }

  /// How far it is.
  open var state = State.possible

  /// Creates a recognizer that sends a message.
  public init(target: Any?, action: Selector?) { super.init() }

  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

/// Recognizes a finger that stays.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}
