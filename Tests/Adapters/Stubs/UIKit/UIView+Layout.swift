/// What the stubs know of a view beside what its class has.
@MainActor
final class ViewStorage {
  var frame = CGRect.zero
  var isHidden = false
  var subviews: [UIView] = []
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
  /// The views in it.
  public var subviews: [UIView] { storage.subviews }
  /// The view around it.
  public var superview: UIView? { storage.superview }
  /// Puts a view into it.
  public func addSubview(_ view: UIView) {
    storage.subviews.append(view)
    view.storage.superview = self
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
