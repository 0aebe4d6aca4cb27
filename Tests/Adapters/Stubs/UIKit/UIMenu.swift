/// A menu, or something in one.
@MainActor
open class UIMenuElement: NSObject {
  /// What it says.
  public let title: String

  init(_ title: String) { self.title = title }
}

/// A menu.
@MainActor
open class UIMenu: UIMenuElement {
  /// What is in it.
  public let children: [UIMenuElement]

  /// Creates a menu; Apple's initializer has more parameters, all with defaults.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title)
  }
}

extension UIAction {
  /// Somebody chooses the action in a menu.
  public func choose() { handler(self) }
}

/// A menu that a long press brings up.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.actionProvider = actionProvider }
}
