public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction: UIMenuElement {
  let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title)
  }
}

@MainActor
open class UIControl: UIView {
  private var actions: [Handler] = []

  private struct Handler {
    let action: UIAction?
    let target: (Any?, Selector)?
    let event: Event
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allEditingEvents: Event = [editingDidBegin, editingChanged, editingDidEnd]
  }

  open var isEnabled = true

  public var actionCount: Int { actions.count }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append(Handler(action: action, target: nil, event: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      let event = actions[index].event.subtracting(controlEvents)
      actions[index] = Handler(action: action, target: nil, event: event)
    }
    actions.removeAll { $0.event.isEmpty }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append(Handler(action: nil, target: (target, action), event: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in actions.indices where actions[index].target.map({ $0.1 == action }) == true {
      let handler = actions[index]
      actions[index] = Handler(
        action: nil, target: handler.target, event: handler.event.subtracting(controlEvents))
    }
    actions.removeAll { $0.event.isEmpty }
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in actions where !stop {
      iterator(handler.action, handler.target, handler.event, &stop)
    }
  }

  open func sendActions(for controlEvents: Event) {
    for handler in actions where !handler.event.isDisjoint(with: controlEvents) {
      if let action = handler.action { action.handler(action) }
      (handler.target?.0 as? () -> Void)?()
    }
  }
}
