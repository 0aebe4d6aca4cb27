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
  ///
  /// - Parameters:
  ///   - intercepter: The rules and policies.
  ///   - sentence: What is said of a violation.
  package func answer(
    by intercepter: Intercepter, saying sentence: (Violation) -> String = { $0.message }
  ) -> JSONValue {
    let intercepter = Intercepter(
      rules: rules ?? intercepter.rules,
      composition: composition ?? intercepter.composition,
      ellipsis: ellipsis ?? intercepter.ellipsis
    )
    return switch question {
    case .change(let current, let previous, let baseline):
      intercepter.intercept(current, after: previous, baseline: baseline).json(saying: sentence)
    case .edit(let edit, let state, let baseline):
      intercepter.intercept(edit, in: state, baseline: baseline).json(saying: sentence)
    case .validate(let text): .object(intercepter.validate(text).members(saying: sentence))
    case .sanitize(let text): ["text": .string(intercepter.sanitize(text))]
    case .measure(let text): Measurement.json(of: text)
    }
  }
}
