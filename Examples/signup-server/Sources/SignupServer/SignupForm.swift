import Foundation
package import IntercepterForms
import IntercepterProfiles

/// The form: what judges its texts, and what people call its fields.
package struct SignupForm: Sendable {
  /// The profile, as the page reads it.
  package let json: String
  package let validator: FormValidator
  private let labels: OrderedFieldDictionary<String>

  /// The field that no two accounts may have the same text of.
  package static let key = "account"
  /// The fields whose texts are neither kept nor sent back.
  package static let secrets: Set = ["password", "confirmation"]

  package init(json: String) throws {
    let profile = try Profile(json: json)
    validator = try profile.makeFormValidator()
    labels = profile.fields.compactMapValues(\.label)
    self.json = json
    guard validator[Self.key] != nil else { throw MissingKey() }
  }

  /// Whether this is the profile that a page was made with: FNV-1a, for telling apart and nothing else.
  package var fingerprint: String {
    let hash = json.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  package func label(of field: String) -> String { labels[field] ?? field }

  package struct MissingKey: Error, CustomStringConvertible {
    package var description: String { "the profile has no field “\(SignupForm.key)”" }
  }
}

/// The file of the profile, which may be changed while the server runs.
package actor ProfileFile {
  private let path: String
  private var last: SignupForm

  package init(path: String) throws {
    self.path = path
    last = try SignupForm(json: String(contentsOfFile: path, encoding: .utf8))
  }

  /// The form of the file as it is now; that of before where it cannot be read now.
  package var form: SignupForm {
    if let json = try? String(contentsOfFile: path, encoding: .utf8), json != last.json,
      let form = try? SignupForm(json: json)
    {
      last = form
    }
    return last
  }
}
