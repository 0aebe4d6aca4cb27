internal import IntercepterForms
internal import IntercepterMessages
internal import IntercepterProfiles
internal import IntercepterWeb
internal import TextInputIntercepter

extension LoadedProfiles {
  /// Loads a profile and the messages in a language.
  ///
  /// The answer contains the profile's number, its fields and its warnings, or else all errors:
  /// `{"profile":0,"fields":["name"],"rules":[],"warnings":[]}`,
  /// `{"errors":[{"path":"$","message":"…"}]}`.
  ///
  /// - Parameters:
  ///   - json: The profile, in UTF-8.
  ///   - language: A language tag (BCP 47). Unsupported languages get English messages.
  mutating func load(_ json: [UInt8], language: String) -> [UInt8] {
    do throws(ProfileErrors) {
      let profile = try Profile(json: json)
      do throws(PatternError) {
        let form = try profile.makeFormValidator()
        let number = insert(Entry(form: form, messages: Messages(preferring: [language])))
        return line([
          "profile": .number(number),
          "fields": .array(profile.fieldNames.map(JSONValue.string)),
          "rules": .array(
            form.rules.map { .array(([$0.field] + $0.otherFields).map(JSONValue.string)) }),
          "warnings": .array(
            profile.warnings.map { ["path": .string($0.path), "message": .string($0.message)] }),
        ])
      } catch {
        return line(["errors": [["path": "$", "message": .string(error.sentence)]]])
      }
    } catch {
      return line(error.json)
    }
  }

  /// Returns a profile's answer to a request of the JSON Lines protocol, as `intercepter process`
  /// writes it.
  func respond(to request: UnsafeBufferPointer<UInt8>, by number: Int) -> [UInt8] {
    var answer = JSONLine()
    if let profile = self[number] {
      let handler = RequestHandler(profile.form, field: nil) { profile.messages.text(for: $0) }
      _ = handler.answer(request, number: 1, to: &answer)
    } else {
      UnreadableLine(message: "there is no such profile").write(to: &answer, line: 1)
    }
    return answer.bytes
  }
}

/// Returns a compiled profile, or JSON with its errors.
///
/// - Parameter fields: The names of the fields, an optional list.
func compiled(
  _ json: [UInt8], language: String, fields: UnsafeBufferPointer<UInt8>
) -> [UInt8] {
  var reader = ByteReader(fields)
  let names = reader.optional { reader in reader.array { $0.text() } }
  do throws(ProfileErrors) {
    return try Profile.compile(json: json, language: language, fields: names)
  } catch {
    return line(error.json)
  }
}

private func line(_ value: JSONValue) -> [UInt8] {
  var line = JSONLine()
  line.value(value)
  return line.bytes
}

extension ProfileErrors {
  fileprivate var json: JSONValue { ["errors": .array(errors.map { $0.json })] }
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
