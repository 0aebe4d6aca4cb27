#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Stands in front of an app's own delegate: it answers what a subclass implements, and has the
  /// Objective-C runtime send every other message to the app's delegate, also those of later systems.
  @MainActor
  class DelegateForwarder: NSObject {
    // Delegates are asked on the main thread alone; the runtime knows nothing of actors.
    /// The app's own delegate.
    nonisolated(unsafe) weak var target: (any NSObjectProtocol)?

    /// A message that only a forwarder responds to, and whoever passes all messages on to one.
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
    /// Whether an app has set a delegate of its own, in the place of a forwarder and not in front of it.
    @MainActor var isAnApps: Bool { self?.responds(to: DelegateForwarder.mark) == false }
  }
#endif
