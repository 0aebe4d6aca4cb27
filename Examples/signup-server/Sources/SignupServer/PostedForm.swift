import Foundation
package import IntercepterForms
import IntercepterProfiles

/// The texts of a form, from the body of a request.
package struct PostedForm {
  package let texts: FieldTexts
  /// The fingerprint of the profile that the page was made with.
  package let fingerprint: String?

  /// The reason that a body is not a form.
  package struct Malformed: Error {
    package let reason: String
  }

  /// Parses the body that a `<form>` sends: `nickname=%E5%BC%A0&about=…`.
  ///
  /// A browser sends the line breaks of a text area as CR LF but validates them as LF.
  package init(urlEncoded body: [UInt8]) throws(Malformed) {
    var texts: [(String, String)] = []
    var names: Set<String> = []
    for pair in body.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.compactMap(Self.decoded)
      guard decoded.count == parts.count else {
        throw Malformed(reason: "The form holds bytes that are no text in UTF-8.")
      }
      guard names.insert(decoded[0]).inserted else {
        throw Malformed(reason: "The form has two texts for one field.")
      }
      guard names.count <= Self.greatestCount else { throw Self.hasTooManyFields }
      texts.append((decoded[0], decoded.count == 2 ? decoded[1] : ""))
    }
    self.init(FieldTexts(texts.map { ($0.0, $0.1) }))
  }

  /// Parses the body that a program sends: `{"nickname": "张三"}`.
  package init(json body: [UInt8]) throws(Malformed) {
    let texts: FieldTexts
    do throws(ProfileErrors) {
      texts = try FieldTexts(json: body)
    } catch {
      throw Malformed(reason: error.errors.map { "\($0)" }.joined(separator: "\n"))
    }
    guard texts.count <= Self.greatestCount else { throw Self.hasTooManyFields }
    self.init(texts)
  }

  private init(_ texts: FieldTexts) {
    fingerprint = texts[Self.fingerprintName]?.string
    self.texts = texts.filter { $0.key != Self.fingerprintName }
  }

  /// The maximum number of fields, which exceeds that of every form here.
  package static let greatestCount = 64

  private static let hasTooManyFields = Malformed(
    reason: "The form has more than \(greatestCount) fields.")

  /// The name of the hidden field for the fingerprint.
  package static let fingerprintName = "-profile"

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return text.replacing("+", with: " ").removingPercentEncoding?
      .replacing("\r\n", with: "\n")
  }
}
