// What UIKit and AppKit re-export of Foundation and the Objective-C runtime, declared as Apple does.

/// The name of a message.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Creates a selector from its name.
  public init(stringLiteral name: String) { self.name = name }

  /// Creates a selector from its name.
  public init(_ str: String) { name = str }
}

/// What all objects can do.
public protocol NSObjectProtocol: AnyObject {
  /// Whether the object implements a message or forwards it.
  func responds(to aSelector: Selector!) -> Bool
}

/// The root class.
open class NSObject: NSObjectProtocol {
  var associations: [UnsafeRawPointer: Any] = [:]

  /// Creates an object.
  public init() {}

  /// Whether the object implements a message; a stub's class must say so itself.
  open func responds(to aSelector: Selector!) -> Bool { false }

  /// Who gets a message that the object does not implement.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// What reads an object from a nib.
open class NSCoder: NSObject {}

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It keeps it alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// What is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? NSObject)?.associations[key]
}

/// Associates a value with an object, for as long as this lives; the stub keeps every value alive.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? NSObject)?.associations[key] = value
}
