internal import IntercepterForms
internal import IntercepterMessages
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The profiles that a page has loaded, by number.
package struct LoadedProfiles {
  /// The profiles by number, `nil` for a released profile.
  private var profiles: [LoadedProfile?] = []

  /// Creates an empty table.
  package init() {}

  /// Loads a profile and the messages in a language.
  ///
  /// The answer contains the profile's number, its fields and its warnings, or else all errors:
  /// `{"profile":0,"fields":["nickname"],"warnings":[]}`,
  /// `{"errors":[{"path":"$","message":"…"}]}`.
  ///
  /// - Parameters:
  ///   - json: The profile, in UTF-8.
  ///   - language: A language tag (BCP 47). Unsupported languages get English messages.
  package mutating func load(_ json: [UInt8], language: String) -> [UInt8] {
    var answer = JSONLine()
    answer.value(loaded(json, language: language))
    return answer.bytes
  }

  private mutating func loaded(_ json: [UInt8], language: String) -> JSONValue {
    let messages = Messages(preferring: [language])
    do throws(ProfileErrors) {
      let profile = try Profile(json: json)
      let form: FormValidator
      do throws(PatternError) {
        form = try profile.makeFormValidator()
      } catch {
        return ["errors": [["path": "$", "message": .string(error.sentence)]]]
      }
      return [
        "profile": .number(insert(LoadedProfile(form: form, messages: messages))),
        "fields": .array(profile.fieldNames.map(JSONValue.string)),
        "warnings": .array(
          profile.warnings.map {
            ["path": .string($0.path), "message": .string($0.message)]
          }),
      ]
    } catch {
      return ["errors": .array(error.errors.map { $0.json })]
    }
  }

  /// Releases a profile.
  ///
  /// A later profile may get its number.
  package mutating func release(_ number: Int) {
    if profiles.indices.contains(number) { profiles[number] = nil }
  }

  /// Returns a profile's answer to a request of the JSON Lines protocol, as `intercepter process`
  /// writes it.
  package func answer(_ request: UnsafeBufferPointer<UInt8>, by number: Int) -> [UInt8] {
    var answer = JSONLine()
    if profiles.indices.contains(number), let profile = profiles[number] {
      _ = profile.handler.answer(request, number: 1, to: &answer)
    } else {
      UnreadableLine(message: "there is no such profile").write(to: &answer, line: 1)
    }
    return answer.bytes
  }

  /// Replaces a keystroke by the decision of a field.
  ///
  /// - Parameters:
  ///   - field: The place of the field in the profile.
  ///   - number: The number of a profile that has not been released.
  mutating func decide(
    _ exchange: inout Exchange, by field: Int, of number: Int
  ) -> UnsafeMutableRawPointer {
    let profile = profiles[number]!
    return exchange.decide(by: profile.form.fields[field], saying: profile.sentence)
  }

  private mutating func insert(_ profile: LoadedProfile) -> Int {
    if let free = profiles.firstIndex(where: { $0 == nil }) {
      profiles[free] = profile
      return free
    }
    profiles.append(profile)
    return profiles.count - 1
  }
}

/// A profile with what it says in the language of a page.
private struct LoadedProfile {
  let form: FormValidator
  let sentence: (Violation) -> String
  let handler: RequestHandler

  init(form: FormValidator, messages: Messages) {
    self.form = form
    sentence = { messages.text(for: $0) }
    handler = RequestHandler(form, field: nil, saying: sentence)
  }
}

extension ProfileError {
  fileprivate var json: JSONValue {
    .object(
      .init([
        "path": .string(path), "line": line.map(JSONValue.number),
        "column": column.map(JSONValue.number), "message": .string(message),
      ]))
  }
}
