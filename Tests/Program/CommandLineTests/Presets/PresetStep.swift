import IntercepterForms
import TestSupport
import TextInputIntercepter

/// What somebody does in a field with a preset.
enum PresetStep {
  case type(Character)
  case paste(String)
  case backspace
  case delete
  case select(Range<Int>)

  /// The step as a command of a keystroke script.
  var command: String {
    switch self {
    case .type(let character): "Type \(VerdictRow.quoted(String(character)))"
    case .paste(let text): "Paste \(VerdictRow.quoted(text))"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .select(let range): "Select \(range.lowerBound)..\(range.upperBound)"
    }
  }

  /// The edit that a host makes of the step; `nil` where there is nothing to edit.
  func edit(in state: EditingState) -> Edit? {
    let selection = state.selection ?? 0..<0
    let offsets = state.text.clusterOffsets
    switch self {
    case .type(let character): return Edit(range: selection, replacement: String(character))
    case .paste(let text): return Edit(range: selection, replacement: text)
    case .backspace, .delete: break
    case .select: return nil
    }
    if !selection.isEmpty { return Edit(range: selection, replacement: "") }
    if case .delete = self {
      return offsets.first { $0 > selection.lowerBound }
        .map { Edit(range: selection.lowerBound..<$0, replacement: "") }
    }
    return offsets.last { $0 < selection.lowerBound }
      .map { Edit(range: $0..<selection.lowerBound, replacement: "") }
  }
}

extension [PresetStep] {
  /// The steps of a line: `"…"` pastes, `⌫` and `⌦` delete, `«` selects everything, `‹` moves the caret to the front,
  /// and everything else is typed.
  init(_ line: String) {
    self = []
    var pasted: String?
    for character in line {
      switch (pasted, character) {
      case (nil, "\""): pasted = ""
      case (let text?, "\""):
        append(.paste(text))
        pasted = nil
      case (let text?, _): pasted = text + String(character)
      case (nil, "⌫"): append(.backspace)
      case (nil, "⌦"): append(.delete)
      case (nil, "«"): append(.select(0..<Int.max))
      case (nil, "‹"): append(.select(0..<0))
      case (nil, _): append(.type(character))
      }
    }
  }
}

/// A step that was made in a field with an intercepter of Swift, and what the field holds then.
struct PresetRecord {
  let step: PresetStep
  let previous: EditingState
  let edit: Edit?
  let state: EditingState
  let unformattedText: String
  let validity: Validity

  /// Makes steps in an empty field.
  static func run(_ steps: [PresetStep], on preset: Intercepter, asks: Bool) -> [PresetRecord] {
    let run = FormatRun(preset, asks: asks)
    return steps.map { step in
      let previous = run.field.state
      let count = previous.text.count
      var made = step
      if case .select(let range) = step {
        let range = range.clamped(to: 0..<count)
        made = .select(range)
        let offsets = previous.text.clusterOffsets
        run.field.selectionDidChange(to: offsets[range.lowerBound]..<offsets[range.upperBound])
      }
      let edit = made.edit(in: previous)
      if let edit { run.make(edit) }
      return PresetRecord(
        step: made, previous: previous, edit: edit, state: run.field.state,
        unformattedText: run.field.unformattedText, validity: run.field.validity)
    }
  }

  /// What the field holds, in words to compare.
  var result: String {
    Self.result(
      state.description, unformattedText, validity.status.rawValue,
      validity.violations.map(\.code.rawValue)
    )
  }

  /// What the field holds, with the verdict and the text of a form's submission.
  func result(in preset: Intercepter) -> String {
    let submitted = FormField("field", preset).submit(state.text)
    return Self.result(
      state.description, submitted.text, submitted.status.rawValue,
      submitted.violations.map(\.code.rawValue))
  }

  /// What a field holds, in words to compare.
  static func result(
    _ state: String, _ raw: String, _ status: String, _ codes: [String]
  ) -> String {
    "\(state) \(raw.debugDescription) \(status) \(codes)"
  }
}
