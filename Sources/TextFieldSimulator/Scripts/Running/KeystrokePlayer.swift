internal import IntercepterForms
internal import TextInputIntercepter

/// Performs commands on a field, one after another, and remembers what the expectations ask for.
///
/// A run makes one of its own; a program in which people type commands makes one and keeps it.
///
/// It listens to the field's `onDecision` and passes on to whoever listened before.
public final class KeystrokePlayer {
  /// The field.
  public let field: SimulatedTextField
  /// What the field's form says of its text; without one, its rules alone are asked.
  package var form: FieldForm?
  private let setsIntercepter: Bool
  private let reports = Reports()

  /// Creates a player for a field whose settings have been made already.
  public convenience init(_ field: SimulatedTextField) {
    self.init(field, setsIntercepter: true)
  }

  /// - Parameter setsIntercepter: Whether the field judges by what the script sets.
  init(_ field: SimulatedTextField, setsIntercepter: Bool) {
    self.field = field
    self.setsIntercepter = setsIntercepter
    let listener = field.onDecision
    field.onDecision = { [reports] decision in
      reports.current.add(decision)
      listener?(decision)
    }
  }

  /// Performs a command.
  ///
  /// Commands that cannot be performed are failures of their step. `Source` does nothing here: the
  /// commands of its script are performed one by one. Settings do nothing either.
  public func perform(_ command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    let failure: KeystrokeFailure?
    if command.action.isExpectation {
      failure = KeystrokeExpectation(command, field, self.validity, reports.current).failure
      return step(command, KeystrokeReport(), failure)
    }
    reports.current = KeystrokeReport()
    failure = fault(of: command.action).map { KeystrokeFailure($0, at: command) }
    return step(command, reports.current, failure)
  }

  /// The step of a command that somebody else has performed.
  package func step(without command: KeystrokeScript.Command) -> KeystrokeTranscript.Step {
    reports.current = KeystrokeReport()
    return step(command, reports.current, nil)
  }

  /// What is said of the text as it stands.
  private var validity: Validity { form?.result().validity ?? field.field.validity }

  private func step(
    _ command: KeystrokeScript.Command,
    _ report: KeystrokeReport,
    _ failure: KeystrokeFailure?
  ) -> KeystrokeTranscript.Step {
    KeystrokeTranscript.Step(
      command: command,
      state: field.state,
      outcome: report.outcome,
      violations: report.violations,
      failure: failure
    )
  }

  /// Does what a command says; what keeps it from being done, if anything does.
  private func fault(of action: KeystrokeScript.Action) -> String? {
    switch action {
    case .set(let setting):
      guard !setsIntercepter, setting.concernsIntercepter else { return nil }
      return "this script runs on an intercepter of the test, and cannot set its own rules"
    case .submit:
      field.finishComposition()
      form?.submit()
      return nil
    case .commit where !field.state.hasMarkedText, .cancel where !field.state.hasMarkedText:
      return "nothing is being composed"
    case .select(let range):
      let count = field.state.text.count
      guard range.upperBound > count else { break }
      return "the text ends at \(count); \(range.lowerBound)..\(range.upperBound) is not in it"
    case .substitute(let old, let new):
      if field.substitute(old, new) != nil { return nil }
      return "\(old.inQuotes) is not before the caret"
    default: break
    }
    field.perform(action)
    return nil
  }
}

/// What became of the edits of the command that is being performed: the field adds to it, without holding
/// the player.
private final class Reports {
  var current = KeystrokeReport()
}
