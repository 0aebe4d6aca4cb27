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

    /// Observes the end of editing.
    ///
    /// - Parameter body: Called with the reason in AppKit, an `NSTextMovement`.
    @MainActor
    init(
      of name: NSNotification.Name, by object: any NSObjectProtocol,
      movement body: @escaping @MainActor (Int?) -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        let movement = $0.userInfo?["NSTextMovement"] as? Int
        MainActor.assumeIsolated { body(movement) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  /// Does something once nobody keeps this any longer, on the main thread: whoever is the last to let go
  /// of it may do so on another one.
  final class Cleanup: Sendable {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    deinit {
      let body = body
      if Thread.isMainThread {
        MainActor.assumeIsolated { body() }
      } else {
        RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { body() } }
      }
    }
  }

  extension FieldAdapter where Display: NSObject {
    /// Looks for a delegate that has been set since: when editing begins, and when the text changes.
    ///
    /// An app, or a nib, has told nobody of it, and it alone has been told of the change.
    ///
    /// - Parameter takePlace: Takes the delegate's place, where it is not taken.
    func observeDelegate(
      began: NSNotification.Name, changed: NSNotification.Name,
      _ takePlace: @escaping @MainActor (Self) -> Bool
    ) -> [Observation] {
      [
        Observation(of: began, by: display) { [weak self] in
          if let self, takePlace(self) { synchronize() }
        },
        Observation(of: changed, by: display) { [weak self] in
          if let self, takePlace(self) { textDidChange() }
        },
      ]
    }
  }
#endif
