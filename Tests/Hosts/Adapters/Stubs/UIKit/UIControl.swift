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
  private var actions: [Handler] = []

  /// An action, or a target with a message; the stub calls a closure that stands for both.
  private struct Handler {
    let action: UIAction?
    let target: (Any?, Selector)?
    let event: Event
  }

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
    /// The Return key, or what a control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All of editing.
    public static let allEditingEvents: Event = [editingDidBegin, editingChanged, editingDidEnd]
  }

  /// Whether the control can be used.
  open var isEnabled = true

  /// The number of actions.
  public var actionCount: Int { actions.count }

  /// Adds an action, which the control keeps alive.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append(Handler(action: action, target: nil, event: controlEvents))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      let event = actions[index].event.subtracting(controlEvents)
      actions[index] = Handler(action: action, target: nil, event: event)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Adds a target, which the control does not keep alive; in the stub it is a closure.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append(Handler(action: nil, target: (target, action), event: controlEvents))
  }

  /// Removes a target; the events of one that has others stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in actions.indices where actions[index].target.map({ $0.1 == action }) == true {
      let handler = actions[index]
      actions[index] = Handler(
        action: nil, target: handler.target, event: handler.event.subtracting(controlEvents))
    }
    actions.removeAll { $0.event.isEmpty }
  }

  /// Enumerates actions and targets, in the order in which they were added.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in actions where !stop {
      iterator(handler.action, handler.target, handler.event, &stop)
    }
  }

  /// Calls the actions for an event.
  open func sendActions(for controlEvents: Event) {
    for handler in actions where !handler.event.isDisjoint(with: controlEvents) {
      if let action = handler.action { action.handler(action) }
      (handler.target?.0 as? () -> Void)?()
    }
  }
}
