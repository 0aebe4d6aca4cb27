#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  internal import TextInputIntercepter

  extension Edit {
    /// The edit that a delegate is asked about.
    init(_ range: NSRange, _ replacement: String) {
      self.init(range: range.location..<range.location + range.length, replacement: replacement)
    }
  }

  extension UndoManager {
    /// Whether an undo or a redo is under way.
    var isUndoingOrRedoing: Bool { isUndoing || isRedoing }
  }
#endif
