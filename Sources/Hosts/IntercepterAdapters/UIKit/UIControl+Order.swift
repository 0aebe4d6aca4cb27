#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension UIControl {
    /// Adds an action before the existing actions and targets.
    ///
    /// A control calls them in the order in which they were added, which Apple does not document.
    func addFirst(_ action: UIAction, for event: Event) {
      var others: [(action: UIAction?, target: (Any?, Selector)?)] = []
      enumerateEventHandlers { action, target, events, _ in
        if events.contains(event) { others.append((action, target)) }
      }
      for (other, target) in others {
        if let other { removeAction(other, for: event) }
        if let target { removeTarget(target.0, action: target.1, for: event) }
      }
      addAction(action, for: event)
      for (other, target) in others {
        if let other { addAction(other, for: event) }
        if let target { addTarget(target.0, action: target.1, for: event) }
      }
    }
  }
#endif
