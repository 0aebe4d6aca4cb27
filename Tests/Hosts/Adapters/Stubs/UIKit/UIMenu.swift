@MainActor
open class UIMenuElement: NSObject {
  public let title: String

  init(_ title: String) { self.title = title }
}
