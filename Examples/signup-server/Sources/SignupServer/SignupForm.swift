import Foundation
package import IntercepterForms
import IntercepterMessages
import IntercepterProfiles

/// The form: the rules for its texts, and the labels of its fields.
package struct SignupForm: Sendable {
  /// The profile, for programs.
  package let json: String
  /// The compiled profile of each language, for pages.
  private let compiled: [String: [UInt8]]
  package let validator: FormValidator
  private let labels: OrderedFieldDictionary<String>

  /// The field whose text must be unique among the accounts.
  package static let key = "account"
  /// The fields whose texts are neither stored nor sent back.
  package static let secrets: Set = ["password", "confirmation"]

  package init(json: String) throws {
    let profile = try Profile(json: json)
    validator = try profile.makeFormValidator()
    labels = profile.fields.compactMapValues(\.label)
    self.json = json
    compiled = try Dictionary(
      uniqueKeysWithValues: Messages.languages.map { ($0, try profile.compiled(language: $0)) })
    guard validator[Self.key] != nil else { throw MissingKey() }
  }

  /// A fingerprint that identifies the profile of a page: FNV-1a, not for security.
  package var fingerprint: String {
    let hash = json.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// Returns the compiled profile with the messages of a language of `Messages.languages`.
  package func compiled(language: String) -> [UInt8] { compiled[language] ?? [] }

  package func label(of field: String) -> String { labels[field] ?? field }

  package struct MissingKey: Error, CustomStringConvertible {
    package var description: String { "the profile has no field “\(SignupForm.key)”" }
  }
}

/// The file of the profile, which may change while the server runs.
package actor ProfileFile {
  private let path: String
  private var last: SignupForm

  package init(path: String) throws {
    self.path = path
    last = try SignupForm(json: String(contentsOfFile: path, encoding: .utf8))
  }

  /// The form in the current file, or the previous form if the file cannot be read.
  package var form: SignupForm {
    if let json = try? String(contentsOfFile: path, encoding: .utf8), json != last.json,
      let form = try? SignupForm(json: json)
    {
      last = form
    }
    return last
  }
}
