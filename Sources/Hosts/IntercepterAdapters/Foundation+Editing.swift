#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  internal import TextInputIntercepter

  extension Edit {
    /// Creates the edit that a delegate is asked about, or `nil` if the range is invalid.
    init?(_ range: NSRange, _ replacement: String) {
      guard let range = Range(range) else { return nil }
      self.init(range: range, replacement: replacement)
    }

    /// Creates one edit from several simultaneous replacements, or returns `nil` if a range is
    /// beyond the text or two ranges overlap.
    init?(_ ranges: [NSRange], _ replacements: [String], in text: String) {
      let parts = zip(ranges, replacements).sorted { $0.0.location < $1.0.location }
      let end = text.utf16.count
      guard let lower = parts.first?.0.location else { return nil }
      var (replacement, upper) = ("", lower)
      for (range, part) in parts {
        guard let range = Range(range), upper <= range.lowerBound, range.upperBound <= end else {
          return nil
        }
        let from = String.Index(utf16Offset: upper, in: text)
        let to = String.Index(utf16Offset: range.lowerBound, in: text)
        replacement += text[from..<to] + part
        upper = range.upperBound
      }
      self.init(range: lower..<upper, replacement: replacement)
    }
  }

  extension [NSValue] {
    /// The smallest range that contains all ranges.
    var union: NSRange {
      let ranges = compactMap { Range($0.rangeValue) }
      guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max()
      else { return NSRange(location: NSNotFound, length: 0) }
      return NSRange(lower..<upper)
    }
  }

  extension FieldAdapter {
    /// Returns whether the text field may make several simultaneous replacements.
    func shouldChange(_ ranges: [NSValue], _ replacements: [String]) -> Bool {
      guard let text = display?.editingState.text else { return true }
      return shouldChange(Edit(ranges.map(\.rangeValue), replacements, in: text))
    }

    /// Returns whether the text field may replace several ranges with one text.
    ///
    /// The position of the inserted text is not documented, so such an edit is evaluated after the
    /// change.
    func shouldChange(_ ranges: [NSValue], _ replacement: String) -> Bool {
      if ranges.count > 1, !replacement.isEmpty {
        synchronize()
        return true
      }
      return shouldChange(ranges, ranges.map { _ in replacement })
    }
  }

  extension EditableText {
    func atEndOfTurn(_ body: @escaping @MainActor () -> Void) { RunLoop.atEndOfTurn(body) }
  }

  extension UndoManager {
    var isUndoingOrRedoing: Bool { isUndoing || isRedoing }

    @MainActor
    func repeatUndo(while condition: @escaping @MainActor () -> Bool) {
      let isRedo = isRedoing
      RunLoop.atEndOfTurn {
        while condition(), isRedo ? self.canRedo : self.canUndo {
          if isRedo { self.redo() } else { self.undo() }
        }
      }
    }
  }
#endif
