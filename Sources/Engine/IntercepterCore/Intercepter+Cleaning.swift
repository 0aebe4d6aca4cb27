// A value is read without the characters that show nothing.

extension Intercepter {
  /// Returns a text without the characters that show nothing, in a field for a value.
  package func cleaned(_ text: String) -> String { cleanedText(text)?.text ?? text }

  /// Returns a whole text without the characters that show nothing, or `nil` if none is dropped.
  ///
  /// The literals of a format may have some, such as the direction mark of a minus sign.
  @inline(never)
  func cleanedText(_ text: String) -> CleanedText? {
    guard isValue, let cleaned = CleanedText(text) else { return nil }
    guard let mapping = formatted?.mapping else { return cleaned }
    let (shown, rest) = mapping.formatted(mapping.unformatted(EditingState(text)))
    return rest == 0 && shown.text.hasSameScalars(as: text) ? nil : cleaned
  }

  /// Returns the decision on an edit without the inserted characters that show nothing, or `nil` if
  /// it inserts none or nothing else.
  ///
  /// A deletion inserts nothing.
  @inline(never)
  func decisionOnCleanedText(
    of current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision? {
    if current.hasMarkedText || CleanedText(current.text) == nil { return nil }
    let committed = previous.hasMarkedText ? baseline ?? previous.withoutMarkedText : previous
    guard
      let change = Change(judging: committed, became: current, mayRetype: formatted == nil),
      change.kind != .deletion
    else { return nil }
    let inserted =
      change.kind == .replacementOfSelection
      ? change.inserted : change.ofScalars(from: committed.text, to: current.text).inserted
    guard let cleaned = CleanedText(current.text, in: inserted), cleaned.keepsPart else {
      return nil
    }
    var shown = current
    if shown.selection == nil {
      let caret = current.text.utf16Length(inUTF8: 0..<inserted.upperBound)
      shown.selection = caret..<caret
    }
    let decision = intercept(
      cleaned.state(shown), after: previous, baseline: baseline, admitted: admitted)
    if decision.outcome == .rejected {
      let proposal = Proposal(committed, became: current, by: change)
      return Decision(.rejected, cleaned.shown(decision.violations), of: proposal)
        .returning(to: decision.state)
    }
    let violations =
      decision.outcome == .accepted
      ? decision.violations : cleaned.shown(decision.violations)
    return Decision(.amended, violations, of: Proposal(committed, becameShown: decision.state))
  }
}

/// A text without the characters that show nothing.
struct CleanedText {
  private let original: String
  let text: String
  /// The ranges of the dropped characters in the original text, in UTF-8.
  private let dropped: [Range<Int>]
  /// A Boolean value that indicates whether something remains of the cleaned part.
  let keepsPart: Bool

  /// Creates the text, or returns `nil` if nothing is dropped.
  ///
  /// - Parameter part: The part of the text to clean; `nil` for all.
  init?(_ text: String, in part: Range<Int>? = nil) {
    let cleaned = text.withUTF8Bytes { utf8 -> ([UInt8], [Range<Int>])? in
      let part = part ?? 0..<utf8.count
      if UnsafeBufferPointer(rebasing: utf8[part]).isASCII { return nil }
      var (bytes, dropped): ([UInt8], [Range<Int>]) = ([], [])
      var (start, offset) = (0, part.lowerBound)
      while offset < part.upperBound {
        let (scalar, width) = utf8.scalar(at: offset)
        if scalar.isDroppedFromValues {
          bytes += utf8[start..<offset]
          dropped.append(offset..<offset + width)
          start = offset + width
        }
        offset += width
      }
      return dropped.isEmpty ? nil : (bytes + utf8[start...], dropped)
    }
    guard let cleaned else { return nil }
    (original, self.text, dropped) = (text, cleaned.0.string, cleaned.1)
    keepsPart = dropped.reduce(0) { $0 + $1.count } < (part?.count ?? text.utf8.count)
  }

  /// Returns a state of the original text as one of the cleaned text.
  func state(_ state: EditingState) -> EditingState {
    func place(_ place: Int) -> Int {
      dropped.reduce(place) { $0 - max(0, min($1.upperBound, place) - $1.lowerBound) }
    }
    func moved(_ range: Range<Int>) -> Range<Int> {
      let range = original.utf8Range(utf16: range)
      return text.utf16Range(utf8: place(range.lowerBound)..<place(range.upperBound))
    }
    return EditingState(
      text, selection: state.selection.map(moved), markedRange: state.markedRange.map(moved)
    ).normalized()
  }

  /// Returns violations of the cleaned text, with their ranges in the original text.
  func shown(_ violations: Violations) -> Violations {
    func place(_ place: Int, isEnd: Bool) -> Int {
      dropped.reduce(place) {
        $1.lowerBound < $0 || $1.lowerBound == $0 && !isEnd ? $0 + $1.count : $0
      }
    }
    return violations.moved(from: text, to: original) { range in
      let lower = place(range.lowerBound, isEnd: false)
      let upper = range.isEmpty ? lower : place(range.upperBound, isEnd: true)
      return original.clusterAligned(utf8: lower..<max(lower, upper))
    }
  }
}
