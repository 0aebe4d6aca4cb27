internal import CICU
internal import TextInputIntercepter

/// A text that is no beginning of a match, and the inserted part of it, which may be cut.
struct Insertion {
  /// The whole text in UTF-16.
  private let text: [UInt16]
  /// Where the insertion ends.
  private let end: Int
  /// Where the insertion begins, and where each cluster of it ends, in UTF-16 code units.
  private let cuts: [Int]

  /// How many places are tried, from the last on, for a cut that fits what follows the insertion.
  private static let attempts = 16

  init(_ proposal: Proposal) {
    let range = proposal.insertedRange
    self.init(proposal.state.text, range, proposal.insertedText)
  }

  init(wholeText text: String) {
    self.init(text, 0..<text.utf16.count, text[...])
  }

  private init(_ text: String, _ range: Range<Int>, _ inserted: Substring) {
    self.text = Array(text.utf16)
    end = range.upperBound
    cuts = inserted.reduce(into: [range.lowerBound]) { $0.append($0.last! + $1.utf16.count) }
  }

  /// The most clusters at the front of the insertion with which the text is the beginning of a match;
  /// `nil` if there is no such number, it was not found, or a match came to its limits.
  func longestBeginning(of pattern: Pattern) -> Int? {
    // What stands behind the insertion has to fit as well, and that can be so at any one cut: only at
    // the end of a text is the last cut good.
    guard let last = lastCut(for: pattern) else { return nil }
    for count in stride(from: last, through: max(0, last - Self.attempts), by: -1) {
      guard let fits = isBeginning(pattern, before: cuts[count], and: end) else { return nil }
      if fits { return count }
    }
    return nil
  }

  /// Where the text stops being the beginning of a match, in UTF-16 code units; 0 if a match came to
  /// its limits.
  func startOfMismatch(with pattern: Pattern) -> Int {
    lastCut(for: pattern).map { cuts[$0] } ?? 0
  }

  /// The most clusters at the front of the insertion that end where the text is still the beginning
  /// of a match, whatever stands behind; `nil` if a match came to its limits.
  ///
  /// Found by bisection, as every front of a beginning is one.
  func lastCut(for pattern: Pattern) -> Int? {
    var (good, bad) = (0, cuts.count)
    while bad - good > 1 {
      let middle = good + (bad - good) / 2
      guard let fits = isBeginning(pattern, before: cuts[middle], and: text.count) else {
        return nil
      }
      if fits { good = middle } else { bad = middle }
    }
    return good
  }

  /// Whether the text before one offset and behind another is the beginning of a match; `nil` if a
  /// match came to its limits.
  private func isBeginning(_ pattern: Pattern, before: Int, and after: Int) -> Bool? {
    let outcome =
      after == text.count
      ? text.withUnsafeBufferPointer { pattern.match(UnsafeBufferPointer(rebasing: $0[..<before])) }
      : (text[..<before] + text[after...]).withUnsafeBufferPointer { pattern.match($0) }
    switch outcome {
    case .match, .beginning: return true
    case .mismatch: return false
    case .timeOut, .stackOverflow, .failure: return nil
    }
  }
}
