#if canImport(UIKit)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  /// Calls a closure for each notification until it is deallocated.
  final class Observation: Sendable {
    // Only `deinit` uses the token, on the thread that releases the last reference.
    private nonisolated(unsafe) let token: any NSObjectProtocol

    /// Observes a notification of an object, or of any object if it is `nil`.
    @MainActor
    convenience init(
      of name: NSNotification.Name, by object: (any NSObjectProtocol)?,
      _ body: @escaping @MainActor () -> Void
    ) { self.init(of: name, by: object, movement: { _ in body() }) }

    /// Observes the end of editing, with its reason in AppKit, an `NSTextMovement`.
    @MainActor
    init(
      of name: NSNotification.Name, by object: (any NSObjectProtocol)?,
      movement body: @escaping @MainActor (Int?) -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        let movement = $0.userInfo?["NSTextMovement"] as? Int
        MainActor.assumeIsolated { body(movement) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }

  /// Calls a closure on the main thread when it is deallocated.
  ///
  /// The last reference may be released on another thread.
  final class Cleanup: Sendable {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    deinit {
      let body = body
      if Thread.isMainThread {
        MainActor.assumeIsolated { body() }
      } else {
        RunLoop.atEndOfTurn(body)
      }
    }
  }

  extension RunLoop {
    /// Calls a closure on the main thread at the end of the current turn of its run loop.
    static func atEndOfTurn(_ body: @escaping @MainActor () -> Void) {
      main.perform(inModes: [.common]) { MainActor.assumeIsolated { body() } }
    }
  }

  extension FieldAdapter where Display: NSObject {
    /// Looks for a newly set delegate when editing begins and when the text changes.
    ///
    /// An app or a nib can replace the delegate without notice. The new delegate then receives the
    /// change instead of the adapter.
    ///
    /// - Parameter takePlace: Moves the adapter in front of a new delegate, and returns whether
    ///   there was one.
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
