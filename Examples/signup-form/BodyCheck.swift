import Foundation
import IntercepterForms
import IntercepterMessages
import TextInputIntercepter

/// Checks the body of a request, as the handler of a server would: `{"nickname": "张三", …}`.
struct BodyCheck {
  let signup: SignupForm
  let messages: Messages

  /// The most bytes a body may have: no form that somebody fills in needs more.
  static let greatestSize = 65_536

  /// Why a body is refused before it is looked at.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  func answer(to body: Data) throws(Malformed) -> Answer {
    guard body.count <= Self.greatestSize else {
      throw Malformed(description: "The body has more than \(Self.greatestSize) bytes.")
    }
    let texts: [String: String]
    do {
      texts = try JSONDecoder().decode([String: String].self, from: body)
    } catch {
      throw Malformed(description: "The body must be a JSON object whose values are strings.")
    }
    return answer(to: signup.validator.submit(texts))
  }

  private func answer(to submission: Submission) -> Answer {
    var answer = Answer(isValid: submission.isValid)
    answer.firstInvalidField = submission.firstInvalidField?.name
    answer.unknownFields = submission.unknownFields
    for result in submission.results where !result.violations.isEmpty {
      let findings = result.violations.map { violation in
        Answer.Finding(
          code: violation.code.rawValue,
          message: messages.text(for: violation),
          range: [violation.range.lowerBound, violation.range.upperBound])
      }
      answer.fields.append(
        Answer.Field(name: result.name, status: result.status.rawValue, findings: findings))
    }
    if submission.isValid {
      answer.texts = submission.texts.filter { !signup.isSecret($0.key) }
    }
    return answer
  }
}
