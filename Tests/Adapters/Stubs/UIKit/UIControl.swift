/// What `UIAction` calls.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure for a control or a menu.
@MainActor
open class UIAction: UIMenuElement {
  let handler: UIActionHandler

  /// Creates an action; Apple's initializer has more parameters, all with defaults.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title)
  }
}

/// A view with actions.
@MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, event: Event)] = []

  /// What an action is called for.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// Whether the control can be used.
  open var isEnabled = true

  /// The number of actions.
  public var actionCount: Int { actions.count }

  /// Adds an action, which the control keeps alive.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }

  /// Calls the actions for an event.
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}
