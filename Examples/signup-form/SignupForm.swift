import Foundation
import IntercepterForms
import IntercepterProfiles

/// The form: the rules for its texts, and the labels of its fields.
struct SignupForm {
  let validator: FormValidator
  private let labels: OrderedFieldDictionary<String>
  /// The fields whose texts must stay hidden.
  let secrets: Set = ["password", "confirmation"]

  /// Reads the form from the profile that the app and the server share.
  init(contentsOf file: String) throws {
    let profile = try Profile(json: String(contentsOfFile: file, encoding: .utf8))
    validator = try profile.makeFormValidator()
    labels = profile.fields.compactMapValues(\.label)
  }

  func label(of field: String) -> String { labels[field] ?? field }

  func isSecret(_ field: String) -> Bool { secrets.contains(field) }
}
