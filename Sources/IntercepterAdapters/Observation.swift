#if canImport(UIKit)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  /// Calls a closure for a notification, for as long as somebody keeps this.
  final class Observation: Sendable {
    // Used by the last one to let go of it.
    private nonisolated(unsafe) let token: any NSObjectProtocol

    /// Observes a notification; `nil` is that of any object.
    @MainActor
    init(
      of name: NSNotification.Name, by object: (any NSObjectProtocol)?,
      _ body: @escaping @MainActor () -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        _ in MainActor.assumeIsolated { body() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
