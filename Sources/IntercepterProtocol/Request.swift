package import IntercepterProfiles
package import TextInputIntercepter

/// One request of the JSON Lines protocol.
package struct Request {
  let question: Question
  /// What takes the place of the command line's rules and policies.
  let rules: [Rule]?
  let composition: CompositionPolicy?
  let ellipsis: EllipsisPolicy?

  enum Question {
    case change(to: EditingState, from: EditingState, baseline: EditingState?)
    case edit(Edit, of: EditingState, baseline: EditingState?)
    case validate(String)
    case sanitize(String)
    case measure(String)
  }

  /// The answer, by these rules and policies where the request brings none.
  package func answer(by intercepter: Intercepter) -> JSONValue {
    let intercepter = Intercepter(
      rules: rules ?? intercepter.rules,
      composition: composition ?? intercepter.composition,
      ellipsis: ellipsis ?? intercepter.ellipsis
    )
    return switch question {
    case .change(let current, let previous, let baseline):
      intercepter.intercept(current, after: previous, baseline: baseline).json
    case .edit(let edit, let state, let baseline):
      intercepter.intercept(edit, in: state, baseline: baseline).json
    case .validate(let text): intercepter.validate(text).json
    case .sanitize(let text): ["text": .string(intercepter.sanitize(text))]
    case .measure(let text): Measurement.json(of: text)
    }
  }
}
