import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import TextInputIntercepter

/// Checks the body of a request, as the handler of a server would: `{"nickname": "张三", …}`.
struct BodyCheck {
  let signup: SignupForm
  let messages: Messages

  /// The maximum size of a body, in bytes, which exceeds that of every form that people fill in.
  static let greatestSize = 65_536

  /// The reason that a body is rejected before its validation.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the form's result for a body, with messages in the sender's language and without
  /// passwords.
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
      .withholdingTexts(of: signup.secrets)
      .saying { messages.text(for: $0) }
  }
}
