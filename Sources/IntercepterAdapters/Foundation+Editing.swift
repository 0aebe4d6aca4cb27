#if canImport(UIKit)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  internal import TextInputIntercepter

  extension Edit {
    /// The edit that a delegate is asked about; `nil` where its range is nowhere.
    init?(_ range: NSRange, _ replacement: String) {
      guard let range = Range(range) else { return nil }
      self.init(range: range, replacement: replacement)
    }
  }

  extension EditableText {
    func atEndOfTurn(_ body: @escaping @MainActor () -> Void) {
      RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { body() } }
    }
  }

  extension UndoManager {
    /// Whether an undo or a redo is under way.
    var isUndoingOrRedoing: Bool { isUndoing || isRedoing }
  }
#endif
