/// What has a screen, or a part of it.
@MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  /// Creates a view controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a view controller from a storyboard.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is made when it is asked for.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        loaded?.frame = CGRect(x: 0, y: 0, width: 368, height: 380)
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }
  /// Makes the view.
  open func loadView() { view = UIView(frame: .zero) }
  /// The view has been made.
  open func viewDidLoad() {}
  /// The view has another size.
  open func viewDidLayoutSubviews() {}
  /// The size that it would have.
  open var preferredContentSize = CGSize(width: 0, height: 0)
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  #if !STUB_tvOS
    private lazy var popover = UIPopoverPresentationController()
    /// The popover that it is in; `nil` where it is presented otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
      modalPresentationStyle == .popover ? popover : nil
    }
  #endif
  /// What it has presented.
  public private(set) var presented: UIViewController?
  /// Presents another view controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presented = viewControllerToPresent }
  /// How often it was dismissed.
  public private(set) var dismissals = 0
  /// Takes it away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissals += 1 }
}

/// How a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  #if !STUB_tvOS
    /// With an arrow.
    case popover
  #endif
  /// As it was asked for, whatever room there is.
  case none
}

/// What surrounds a view.
@MainActor
open class UITraitCollection: NSObject {}

/// What presents a view controller.
@MainActor
open class UIPresentationController: NSObject {}

/// Where an arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the upper edge.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the lower edge.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
}

#if !STUB_tvOS
  /// What presents a view controller with an arrow.
  @MainActor
  open class UIPopoverPresentationController: UIPresentationController {
    /// Who is asked.
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    /// The view that the arrow points at.
    open var sourceView: UIView?
    /// The part of it.
    open var sourceRect = CGRect.zero
    /// Where the arrow may be.
    open var permittedArrowDirections: UIPopoverArrowDirection = [.up, .down]
  }
#endif

#if !STUB_tvOS
  /// What a popover asks.
  @MainActor
  public protocol UIPopoverPresentationControllerDelegate: NSObjectProtocol {
    /// How the view controller is presented where there is little room.
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
  }
#endif
