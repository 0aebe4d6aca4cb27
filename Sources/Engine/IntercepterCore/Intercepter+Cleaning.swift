// A value is read without the characters that show nothing.

extension Intercepter {
  /// Returns a text without the characters that show nothing, in a field for a value.
  package func cleaned(_ text: String) -> String {
    isValue ? CleanedText(text)?.text ?? text : text
  }

  /// Returns the decision on an edit without the inserted characters that show nothing, or `nil` if
  /// it inserts none or the text is not a value.
  @inline(never)
  func decisionOnCleanedText(
    of current: EditingState, after previous: EditingState, baseline: EditingState?,
    admitted: EditingState?
  ) -> Decision? {
    if current.hasMarkedText { return nil }
    let committed = previous.hasMarkedText ? baseline ?? previous.withoutMarkedText : previous
    guard let change = Change(judging: committed, became: current),
      let cleaned = CleanedText(current.text, in: change.inserted)
    else { return nil }
    let decision = intercept(
      cleaned.state(current), after: previous, baseline: baseline, admitted: admitted)
    let isRejected = decision.outcome == .rejected
    let violations =
      decision.outcome == .accepted
      ? decision.violations : cleaned.shown(decision.violations)
    if isRejected {
      let proposal = Proposal(committed, became: current, by: change)
      return Decision(.rejected, violations, of: proposal).returning(to: decision.state)
    }
    return Decision(
      .amended, violations, of: Proposal(committed, becameShown: decision.state))
  }
}

/// A text without the characters that show nothing.
struct CleanedText {
  private let original: String
  let text: String
  /// The ranges of the dropped characters in the original text, in UTF-8.
  private let dropped: [Range<Int>]

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
  }

  /// Returns a state of the original text as one of the cleaned text.
  func state(_ state: EditingState) -> EditingState {
    func place(_ place: Int) -> Int {
      dropped.reduce(place) { $0 - max(0, min($1.upperBound, place) - $1.lowerBound) }
    }
    let selection = state.selection.map { original.utf8Range(utf16: $0) }
    return EditingState(
      text,
      selection: selection.map {
        text.utf16Range(utf8: place($0.lowerBound)..<place($0.upperBound))
      }
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
