import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
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

  /// What the form says of a body, in the language of whoever sent it; passwords stay where they are.
  func answer(to body: Data) throws(Malformed) -> Submission {
    guard body.count <= Self.greatestSize else {
      throw Malformed(description: "The body has more than \(Self.greatestSize) bytes.")
    }
    let texts: FieldTexts
    do {
      texts = try FieldTexts(json: Array(body))
    } catch {
      throw Malformed(description: "\(error)")
    }
    return signup.validator.submit(texts)
      .saying { messages.text(for: $0) }
      .withholdingTexts(of: signup.secrets)
  }
}
