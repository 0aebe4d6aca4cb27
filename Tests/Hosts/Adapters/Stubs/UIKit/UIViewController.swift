@MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

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
  open func loadView() { view = UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open var preferredContentSize = CGSize(width: 0, height: 0)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  #if !STUB_tvOS
    private lazy var popover = UIPopoverPresentationController()
    open var popoverPresentationController: UIPopoverPresentationController? {
      modalPresentationStyle == .popover ? popover : nil
    }
  #endif
  public private(set) var presented: UIViewController?
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presented = viewControllerToPresent }
  public private(set) var dismissals = 0
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissals += 1 }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic
  #if !STUB_tvOS
    case popover
  #endif
  case none
}

@MainActor
open class UITraitCollection: NSObject {}

@MainActor
open class UIPresentationController: NSObject {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
}

#if !STUB_tvOS
  @MainActor
  open class UIPopoverPresentationController: UIPresentationController {
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var permittedArrowDirections: UIPopoverArrowDirection = [.up, .down]
  }
#endif

#if !STUB_tvOS
  @MainActor
  public protocol UIPopoverPresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
  }
#endif
