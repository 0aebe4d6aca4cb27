/// Something in a menu.
@MainActor
open class UIMenuElement: NSObject {
  /// What it says.
  public let title: String

  init(_ title: String) { self.title = title }
}
