import Foundation
import IntercepterICU
import TestSupport
import Testing
import TextInputIntercepter

/// Random patterns and texts, as this library and ICU's regular expressions judge them.
struct PatternAgainstICUTests {
  /// `PATTERN_CASES=200000` compares so many pairs.
  static let cases =
    ProcessInfo.processInfo.environment["PATTERN_CASES"].flatMap { Int($0) } ?? 1_200

  // Without U+200D: a pattern of ICU does not say which characters it names, so it may keep one that
  // this library drops.
  static let pieces = [
    "a", "b", "c", "A", "B", "1", "2", " ", "-", "_", ".", "\n", "\r", "\u{85}", "\u{2028}", "é",
    "e", "\u{301}", "ß", "ſ", "s", "K", "k", "京", "あ", "😀", "ا", "١", "\u{0B}", "ǆ",
    "ǅ",
  ]
  /// The texts that are compared with each pattern.
  private static let textsOfPattern = 6

  @Test func `patterns and texts have ICU's answer, or one that is explained`() {
    var counts: [Judgement: Int] = [:]
    let breach = firstBreach(cases: Self.cases / Self.textsOfPattern) { random in
      guard let pair = PatternPair(&random) else { return nil }
      for _ in 0..<Self.textsOfPattern {
        let text = pair.text(&random, of: Self.pieces)
        let judgement = pair.judgement(of: text, pieces: Self.pieces)
        counts[judgement, default: 0] += 1
        if judgement == .unexplained {
          return "\(pair) on \(text.debugDescription): \(pair.statuses(of: text))"
        }
      }
      return nil
    }
    #expect(breach == nil)
    let compared = counts.values.reduce(0, +)
    if Self.cases > 10_000 { print("\(compared) pairs: \(counts)") }
    #expect(compared > Self.cases * 8 / 10)
    for kind in [Judgement.valid, .intermediate, .invalid] {
      #expect(counts[kind, default: 0] > compared / 20, "\(kind)")
    }
    // Nothing is left for the explanations to hide.
    #expect(counts[.deadEndOfICU, default: 0] + counts[.lineStart, default: 0] < compared / 10)
  }
}

/// What came of a comparison.
private enum Judgement: Hashable {
  /// Both say so.
  case valid, intermediate, invalid
  /// ICU calls a beginning what nothing that was tried makes a match, for either.
  case deadEndOfICU
  /// ICU refuses a line break before `(?m)^`, and what was tried makes a match of it, for both.
  case lineStart
  /// ICU took too long.
  case undecided
  case unexplained
}

/// A pattern as both read it.
private struct PatternPair: CustomStringConvertible {
  let description: String
  private let ours: Intercepter
  private let theirs: Intercepter

  /// Draws a pattern; `nil` if ICU cannot read it, or only ICU can.
  init?(_ random: inout SeededGenerator) {
    let pattern = RandomPattern.draw(&random)
    var options: PatternOptions = []
    if random.chance(17) { options.insert(.caseInsensitive) }
    if random.chance(17) { options.insert(.anchorsMatchLines) }
    if random.chance(17) { options.insert(.dotMatchesLineBreaks) }
    guard let theirs = try? Rule.matchesICU(pattern, options: options, timeLimit: 20),
      let ours = try? Rule.matches(pattern, options: options)
    else { return nil }
    self.ours = Intercepter(rules: [ours])
    self.theirs = Intercepter(rules: [theirs])
    description = "\(pattern.debugDescription) with \(options.rawValue)"
  }

  /// Draws a text: of any pieces, or of those that keep it the beginning of a match.
  func text(_ random: inout SeededGenerator, of pieces: [String]) -> String {
    var text = ""
    if random.chance(50) {
      for _ in 0..<Int.random(in: 0...5, using: &random) { text += random.pick(pieces) }
      return text
    }
    while text.unicodeScalars.count < 8 {
      let fitting = pieces.filter { ours.validate(text + $0).status != .invalid }
      if fitting.isEmpty { break }
      text += random.pick(fitting)
      if ours.validate(text).isValid, random.chance(50) { break }
    }
    return random.chance(25) ? text + random.pick(pieces) : text
  }

  func statuses(of text: String) -> String {
    "\(ours.validate(text).status) here, \(theirs.validate(text).status) there"
  }

  func judgement(of text: String, pieces: [String]) -> Judgement {
    let (mine, other) = (ours.validate(text), theirs.validate(text))
    if other.violations.first?.message.contains("takes too") == true { return .undecided }
    switch (mine.status, other.status) {
    case (.valid, .valid): return .valid
    case (.intermediate, .intermediate): return .intermediate
    case (.invalid, .invalid): return .invalid
    case (.invalid, .intermediate):
      return endings(pieces).allSatisfy { !isMatch(text + $0).either }
        ? .deadEndOfICU : .unexplained
    case (.intermediate, .invalid):
      let isBreak = text.unicodeScalars.last.map { "\n\r\u{85}\u{2028}\u{0B}".contains($0) } == true
      return isBreak && canEnd(text, pieces)
        ? .lineStart : .unexplained
    default: return .unexplained
    }
  }

  /// Whether a text can be gone on with until both call it a match.
  private func canEnd(_ text: String, _ pieces: [String]) -> Bool {
    var open = [text]
    for _ in 0..<5 {
      open = open.flatMap { beginning in pieces.map { beginning + $0 } }
        .filter { ours.validate($0).status != .invalid }
      if open.contains(where: { isMatch($0).both }) { return true }
      open = Array(open.prefix(200))
    }
    return false
  }

  private func isMatch(_ text: String) -> (both: Bool, either: Bool) {
    let (mine, other) = (ours.validate(text).isValid, theirs.validate(text).isValid)
    return (mine && other, mine || other)
  }

  private func endings(_ pieces: [String]) -> [String] {
    [""] + pieces + pieces.flatMap { first in pieces.map { first + $0 } }
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
