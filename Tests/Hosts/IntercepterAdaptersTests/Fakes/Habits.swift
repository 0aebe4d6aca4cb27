/// What platforms, versions and keyboards do differently.
struct Habits: Sendable, CustomStringConvertible {
  /// The keyboard makes a change that was refused.
  var ignoresVeto = false
  /// A change by program is told of like one of the user's.
  var notifiesOfPrograms = false
  /// A step of a composition is told of.
  var notifiesOfMarkedText = true
  /// The keyboard's language, as UIKit says it; of AppKit, whether it is a keyboard layout.
  var language: String? = "en-US"
  /// What else was seen of devices.
  var quirks: Set<Quirk> = []

  /// Every combination.
  static let all: [Habits] = [false, true].flatMap { veto in
    [false, true].flatMap { programs in
      [false, true].flatMap { marked in
        ["en-US", "zh-Hans", nil].map {
          Habits(
            ignoresVeto: veto, notifiesOfPrograms: programs, notifiesOfMarkedText: marked,
            language: $0)
        }
      }
    }
  }

  var description: String {
    [
      ignoresVeto ? "ignores vetoes" : "obeys",
      notifiesOfPrograms ? "tells of programs" : "tells of users",
      notifiesOfMarkedText ? "and of marked text" : "and of no marked text", language ?? "unknown",
    ].joined(separator: " ")
  }
}

/// What devices do that no documentation promises, each with where that was seen.
enum Quirk: Sendable {
  /// A refused paste can be undone: the question is about a range beyond the text, and letting it
  /// through raises an exception. Open Radar 32508213.
  case recordsRefusedPastes
  /// A drop on an empty `UITextView` that is refused, or corrected while it is told of, crashes: iOS 15.
  /// Karhoo issue 294.
  case crashesOnCorrectedDrops
  /// A candidate is asked about when its letters are no longer marked, and in their place: `UITextView`
  /// of iOS 18. Runestone issue 312.
  case asksAboutCandidates
  /// The same, but the question is about a place behind them: iOS 26. Apple's forum, thread 801013.
  case asksBehindCandidates
  /// The caret moves behind a paste when all is told, as if nobody had corrected it. input-mask-ios,
  /// `atomicCaretMovement`.
  case movesCaretAfterPaste
  /// A text view asks about what the program sets. Open Radar 50206546.
  case asksOfPrograms
  /// The question is about several ranges, where the delegate answers that: iOS 26, and AppKit.
  case asksInPlural
}

extension Set<Quirk> {
  /// The range that a question about a candidate is about; `nil` where none is asked.
  func candidateQuestion(_ marked: Range<Int>) -> Range<Int>? {
    if contains(.asksAboutCandidates) { return marked }
    return contains(.asksBehindCandidates) ? marked.upperBound..<marked.upperBound : nil
  }
}
