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

  extension DelegateForwarder {
    /// Takes the place of a view's delegate until the result is deallocated.
    func attach(to view: some AdapterHolder) -> Cleanup {
      target = view.hostDelegate
      view.hostDelegate = self
      return Cleanup { [weak view, self] in
        guard let view, view.hostDelegate === self else { return }
        view.hostDelegate = target
      }
    }

    func setTarget(_ delegate: (any NSObjectProtocol)?, in view: (some AdapterHolder)?) {
      target = delegate
      // A view caches the messages that its delegate responds to.
      view?.hostDelegate = nil
      view?.hostDelegate = self
    }

    /// Moves in front of a delegate that an app or a nib has set, unless that delegate passes all
    /// messages on to the forwarder.
    ///
    /// - Returns: Whether there was such a delegate.
    @discardableResult
    func takePlace(in view: (some AdapterHolder)?) -> Bool {
      guard let delegate = view?.hostDelegate, !delegate.responds(to: Self.mark) else {
        return false
      }
      setTarget(delegate, in: view)
      return true
    }
  }
#endif
