internal import IntercepterForms
internal import TextInputIntercepter

/// A run of a script, which performs one command for each call of `next()`.
///
/// ```swift
/// for step in script.steps(mode: .notification) {
///   print(step.description(in: script.file))
/// }
/// ```
///
/// The commands of an included script follow the step of their `Source`. Copies share one field, so
/// a run can be iterated only once.
package struct KeystrokeRun: Sequence, IteratorProtocol {
  package let script: KeystrokeScript
  /// The initial host mode.
  package let mode: SimulatedTextField.HostMode
  /// The field that the script runs on.
  package let field: SimulatedTextField
  private let player: KeystrokePlayer
  /// The remaining lines of the script, of the script that it includes, and so on.
  private var rest: [ArraySlice<KeystrokeScript.Line>]

  init(
    _ script: KeystrokeScript, in own: FormField?, mode: SimulatedTextField.HostMode,
    today: DateValue? = nil
  ) {
    var formField = own ?? script.formField
    if let today { formField = formField.withToday { today } }
    let field = script.makeField(on: formField.intercepter, mode: mode)
    self.script = script
    self.mode = mode
    self.field = field
    self.player = KeystrokePlayer(field, setsIntercepter: own == nil)
    player.form = { [formField] in [(field, formField.submit(field.state.text))] }
    self.rest = [script.lines[...]]
  }

  /// Performs the next command, and returns its record, or `nil` at the end of the script.
  package mutating func next() -> KeystrokeTranscript.Step? {
    while let last = rest.indices.last {
      guard let line = rest[last].popFirst() else {
        rest.removeLast()
        continue
      }
      guard let command = line.command else { continue }
      if let included = command.included { rest.append(included.lines[...]) }
      return player.perform(command)
    }
    return nil
  }
}
