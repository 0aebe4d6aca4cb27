/// What a range that is nowhere begins with.
public let NSNotFound = Int.max

/// A range in UTF-16 code units.
public struct NSRange: Hashable, Sendable {
  /// Where it begins.
  public var location: Int
  /// How long it is.
  public var length: Int

  /// Creates a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// Creates a range from offsets; Apple's initializer takes any range of integers.
  public init(_ region: Range<Int>) { self.init(location: region.lowerBound, length: region.count) }
}

extension Range<Int> {
  /// The same range; `nil` where it is nowhere.
  public init?(_ range: NSRange) {
    guard range.location != NSNotFound else { return nil }
    self = range.location..<range.location + range.length
  }
}

/// A number of points.
public typealias CGFloat = Double

/// A rectangle in points.
public struct CGRect: Hashable, Sendable {
  /// The empty rectangle.
  public static let zero = CGRect()
  /// The left edge.
  public var minX: CGFloat = 0
  /// The upper edge.
  public var minY: CGFloat = 0
  /// From side to side.
  public var width: CGFloat = 0
  /// From top to bottom.
  public var height: CGFloat = 0

  init() {}

  /// Creates a rectangle.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (minX, minY, self.width, self.height) = (x, y, width, height)
  }

  /// A smaller rectangle with the same centre.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// Undoes; the fakes say when.
@MainActor
open class UndoManager: NSObject {
  /// Whether an undo is under way.
  open var isUndoing = false
  /// Whether a redo is under way.
  open var isRedoing = false
  /// Whether there is anything to undo.
  open var canUndo: Bool { false }
  /// Whether there is anything to redo.
  open var canRedo: Bool { false }
  /// Undoes the last group.
  open func undo() {}
  /// Redoes what was undone last.
  open func redo() {}
}

/// The name of a notification, and the box that Apple's API has it in.
public enum NSNotification {
  /// A notification's name.
  public struct Name: Hashable, Sendable {
    private let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// What happened to an object.
public struct Notification {
  /// What happened.
  public var name: NSNotification.Name
  /// To what.
  public var object: Any?
  /// What else there is to say.
  public var userInfo: [AnyHashable: Any]?

  /// Creates a notification.
  public init(
    name: NSNotification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

/// Tells observers; in the stub on one thread alone.
open class NotificationCenter: NSObject {
  /// The only one.
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

  /// How many observers an object has.
  public func observerCount(of object: AnyObject) -> Int {
    observers.count { $0.object === object }
  }

  /// Adds an observer; the token is all that keeps its place.
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name, obj as AnyObject?, block)
    observers.append(observer)
    return observer
  }

  /// Removes an observer, by its token.
  open func removeObserver(_ observer: Any) {
    observers.removeAll { $0 === observer as AnyObject }
  }

  /// Tells the observers of a notification's object.
  open func post(_ notification: Notification) {
    for observer in observers where observer.name == notification.name {
      if observer.isForAll || observer.object === notification.object as AnyObject? {
        observer.block(notification)
      }
    }
  }
}

/// Where notifications are delivered; `nil` is where they are posted.
open class OperationQueue: NSObject {}

/// A text with attributes; in the stub, all of it has the same.
open class NSAttributedString: NSObject {
  /// The text.
  public let string: String
  private let attributes: [Key: Any]

  /// What an attribute is called.
  public struct Key: Hashable, Sendable {
    let name: String

    /// What U+FFFC stands for.
    public static let attachment = Key(name: "NSAttachment")
    /// An emoji that the user made.
    public static let adaptiveImageGlyph = Key(name: "CTAdaptiveImageProvider")
  }

  /// Creates a text without attributes.
  public convenience init(string str: String) { self.init(string: str, attributes: nil) }

  /// Creates a text with attributes.
  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    (string, attributes) = (str, attrs ?? [:])
  }

  /// An attribute; the stub does not say how far it reaches.
  public func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes[attrName] }
}

/// Calls blocks when a turn ends; in the stub the fakes say when that is.
open class RunLoop: NSObject {
  /// The run loop of the main thread.
  public static nonisolated(unsafe) let main = RunLoop()
  private var blocks: [() -> Void] = []

  /// What a run loop may wait for.
  public struct Mode: Hashable, Sendable {
    /// Whatever it waits for.
    public static let common = Mode()
  }

  /// Calls a block in the next turn.
  open func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    blocks.append(block)
  }

  /// Ends a turn.
  public func endTurn() {
    while !blocks.isEmpty { blocks.removeFirst()() }
  }
}

/// A value in a box.
open class NSValue: NSObject {
  /// The range in the box.
  public let rangeValue: NSRange

  /// Puts a range into a box.
  public init(range: NSRange) { rangeValue = range }
}

/// A thread; the stubs have one.
open class Thread: NSObject {
  /// Whether this is the main thread.
  public class var isMainThread: Bool { true }
}
