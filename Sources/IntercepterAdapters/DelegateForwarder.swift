#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A delegate in front of an app's delegate.
  ///
  /// A subclass implements the messages it needs. The Objective-C runtime forwards every other
  /// message to the app's delegate, including messages of later systems.
  @MainActor
  class DelegateForwarder: NSObject {
    // Delegates are called on the main thread only; the runtime does not know about actors.
    nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

    /// A message that only a forwarder responds to, and any delegate that passes all messages on to
    /// one.
    nonisolated static var mark: Selector { Selector(("isIntercepterDelegateForwarder")) }

    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == Self.mark || super.responds(to: aSelector) || targetResponds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      targetResponds(to: aSelector) ? target : super.forwardingTarget(for: aSelector)
    }

    nonisolated private func targetResponds(to aSelector: Selector!) -> Bool {
      target?.responds(to: aSelector) ?? false
    }
  }

  extension Optional where Wrapped == any NSObjectProtocol {
    /// A Boolean value that indicates whether an app has set a delegate that does not pass all
    /// messages on to the forwarder.
    @MainActor var isAnApps: Bool { self?.responds(to: DelegateForwarder.mark) == false }
  }
#endif
