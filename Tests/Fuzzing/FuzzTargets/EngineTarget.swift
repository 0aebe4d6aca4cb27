internal import TestSupport
internal import TextInputIntercepter

/// Each byte is a choice, as ``TestSupport/SeededGenerator`` makes them; what follows the first 0xFF
/// is the old text and, behind another one, the new text.
enum EngineTarget {
  static func breach(_ bytes: [UInt8]) -> String? {
    var (random, texts) = SeededGenerator.reading(bytes)

    let engine = random.intercepter()
    let old = random.state(texts.first ?? random.text())
    let new = random.state(texts.count > 1 ? texts[1] : random.text(near: old.text))
    return laws(engine, old, new, &random)
      ?? wildLaws(engine, old, new, &random)
      ?? lawsOfLength(old, new, &random)
      ?? lawsOfTables(old, new, &random)
      ?? lawsOfKeystrokes(engine, old.text, &random)
  }

  private static func laws(
    _ engine: Intercepter, _ old: EditingState, _ new: EditingState,
    _ random: inout SeededGenerator
  ) -> String? {
    let shorter = random.state(random.text(deletingFrom: old.text))
    let edit = Edit(
      range: random.range(in: old.text), replacement: random.text(pieces: 3))
    let other = random.range(in: new.text, wild: true)
    return EngineLaws.deletionIsLetIn(engine, from: old, to: shorter)
      ?? EngineLaws.anyRange(engine, edit, in: EditingState(old.text, caret: 0))
      ?? EngineLaws.textIgnoresSelection(engine, from: old, to: new, or: other)
      ?? EngineLaws.isIdempotent(engine, from: old, to: new)
      ?? EngineLaws.sanitizesOnce(engine, new.text)
  }

  /// The laws that hold for any offsets and marked text.
  private static func wildLaws(
    _ engine: Intercepter, _ old: EditingState, _ new: EditingState,
    _ random: inout SeededGenerator
  ) -> String? {
    let old = random.state(old.text, wild: true, marked: true)
    let new = random.state(new.text, wild: true, marked: true)
    let baseline = random.chance(50) ? random.state(random.text()) : nil
    let unmarked = EditingState(old.text, selection: old.selection)
    let edit = Edit(range: random.range(in: old.text, wild: true), replacement: new.text)
    return EngineLaws.oneEngine(engine, edit, in: unmarked)
      ?? EngineLaws.rejectionRestores(engine, from: old, to: new, baseline: baseline)
      ?? EngineLaws.liesOnBoundaries(engine.intercept(new, after: old, baseline: baseline))
      ?? EngineLaws.liesOnBoundaries(engine.intercept(edit, in: old, baseline: baseline))
  }

  private static func lawsOfLength(
    _ old: EditingState, _ new: EditingState, _ random: inout SeededGenerator
  ) -> String? {
    let unit = random.chance(20) ? LengthUnit.doubleWidth : random.unit()
    let limit = Int.random(in: 0...12, using: &random)
    let policy = random.pick([ViolationPolicy.reject, .amend])
    return EngineLaws.neverGrows(unit, limit: limit, policy, from: old, to: new)
  }

  /// The rule and the unit that ask libicu, which cannot promise that what is sanitized matches.
  private static func lawsOfTables(
    _ old: EditingState, _ new: EditingState, _ random: inout SeededGenerator
  ) -> String? {
    let policy = random.pick(ViolationPolicy.allCases)
    let pattern = random.pick([
      "[a-e]{0,3}张?", "\\d+(\\.\\d{2})?", "(a|ab)(c|bcd)(d*)", "(?s).{1,3}\\b",
    ])
    guard let matches = try? Rule.matches(pattern, onViolation: policy) else {
      return "cannot be compiled: \(pattern)"
    }
    let engine = Intercepter(rules: [
      matches, .maxLength(6, in: .doubleWidth, onViolation: policy),
    ])
    let edit = Edit(range: random.range(in: old.text, wild: true), replacement: new.text)
    return EngineLaws.isIdempotent(engine, from: old, to: new)
      ?? EngineLaws.oneEngine(engine, edit, in: old)
      ?? EngineLaws.liesOnBoundaries(engine.intercept(new, after: old))
  }

  /// A few clusters typed at a caret, which the engine judges by their bytes alone where it can.
  private static func lawsOfKeystrokes(
    _ engine: Intercepter, _ text: String, _ random: inout SeededGenerator
  ) -> String? {
    let caret = random.pick(text.clusterOffsets)
    let typed = Edit(range: caret..<caret, replacement: random.text(pieces: 2))
    let state = EditingState(text, caret: caret)
    return EngineLaws.isJudgedInFull(engine, typed, in: state)
      ?? EngineLaws.oneEngine(engine, typed, in: state)
      ?? EngineLaws.liesOnBoundaries(engine.intercept(typed, in: state))
  }
}
