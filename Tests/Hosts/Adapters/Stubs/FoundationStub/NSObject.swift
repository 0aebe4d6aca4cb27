// What UIKit and AppKit re-export of Foundation and the Objective-C runtime, declared as Apple does.

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  public init(stringLiteral name: String) { self.name = name }

  public init(_ str: String) { name = str }
}

public protocol NSObjectProtocol: AnyObject {
  func responds(to aSelector: Selector!) -> Bool
}

open class NSObject: NSObjectProtocol {
  var associations: [UnsafeRawPointer: Any] = [:]

  public init() {}

  open func responds(to aSelector: Selector!) -> Bool { false }

  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

open class NSCoder: NSObject {}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? NSObject)?.associations[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? NSObject)?.associations[key] = value
}
