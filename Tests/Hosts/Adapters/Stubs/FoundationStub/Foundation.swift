public let NSNotFound = Int.max

public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  public init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
}

extension Range<Int> {
  public init?(_ range: NSRange) {
    guard range.location != NSNotFound else { return nil }
    self = range.location..<range.location + range.length
  }
}

public typealias CGFloat = Double

public struct CGRect: Hashable, Sendable {
  public static let zero = CGRect()
  public var minX: CGFloat = 0
  public var minY: CGFloat = 0
  public var width: CGFloat = 0
  public var height: CGFloat = 0

  init() {}

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (minX, minY, self.width, self.height) = (x, y, width, height)
  }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

@MainActor
open class UndoManager: NSObject {
  open var isUndoing = false
  open var isRedoing = false
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
}

public enum NSNotification {
  public struct Name: Hashable, Sendable {
    private let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public var name: NSNotification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?

  public init(
    name: NSNotification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

open class NotificationCenter: NSObject {
  public static nonisolated(unsafe) let `default` = NotificationCenter()
  private var observers: [Observer] = []

  private final class Observer: NSObject {
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let isForAll: Bool
    let block: @Sendable (Notification) -> Void

    init(
      _ name: NSNotification.Name?, _ object: AnyObject?,
      _ block: @escaping @Sendable (Notification) -> Void
    ) {
      self.name = name
      self.object = object
      isForAll = object == nil
      self.block = block
    }
  }

  public func observerCount(of object: AnyObject) -> Int {
    observers.count { $0.object === object }
  }

  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name, obj as AnyObject?, block)
    observers.append(observer)
    return observer
  }

  open func removeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  open func post(_ notification: Notification) {
    for observer in observers where observer.name == notification.name {
      if observer.isForAll || observer.object === notification.object as AnyObject? {
        observer.block(notification)
      }
    }
  }
}

open class OperationQueue: NSObject {}

open class NSAttributedString: NSObject {
  public let string: String
  private let attributes: [Key: Any]

  public struct Key: Hashable, Sendable {
    let name: String

    public static let attachment = Key(name: "NSAttachment")
    public static let adaptiveImageGlyph = Key(name: "CTAdaptiveImageProvider")
  }

  public convenience init(string str: String) { self.init(string: str, attributes: nil) }

  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    (string, attributes) = (str, attrs ?? [:])
  }

  public func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes[attrName] }
}

open class RunLoop: NSObject {
  public static nonisolated(unsafe) let main = RunLoop()
  private var blocks: [() -> Void] = []

  public struct Mode: Hashable, Sendable {
    public static let common = Mode()
  }

  open func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    blocks.append(block)
  }

  public func endTurn() {
    while !blocks.isEmpty { blocks.removeFirst()() }
  }
}

open class NSValue: NSObject {
  public let rangeValue: NSRange

  public init(range: NSRange) { rangeValue = range }
}

open class Thread: NSObject {
  public class var isMainThread: Bool { true }
}
