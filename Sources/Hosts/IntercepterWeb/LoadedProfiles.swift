package import IntercepterForms
package import IntercepterMessages
internal import IntercepterProfiles
internal import TextBytes
internal import TextInputIntercepter

/// The profiles that a page has loaded, by number.
package struct LoadedProfiles {
  /// A profile and its messages in the language of a page.
  package final class Entry {
    package let form: FormValidator
    package let messages: Messages
    /// The numbers of the smaller forms whose fields depend on each other.
    package fileprivate(set) var groups: [Int] = []

    package init(form: FormValidator, messages: Messages) {
      (self.form, self.messages) = (form, messages)
    }
  }

  /// The profiles by number, `nil` for a released profile.
  private var profiles: [Entry?] = []

  /// Creates an empty table.
  package init() {}

  /// Returns a profile that has not been released, or `nil`.
  package subscript(number: Int) -> Entry? {
    profiles.indices.contains(number) ? profiles[number] : nil
  }

  /// Adds a profile and the groups of its fields, and returns its number.
  package mutating func insert(_ profile: Entry) -> Int {
    let number = place(profile)
    profile.groups = profile.form.groups.map { place(Entry(form: $0, messages: profile.messages)) }
    return number
  }

  private mutating func place(_ profile: Entry) -> Int {
    if let free = profiles.firstIndex(where: { $0 == nil }) {
      profiles[free] = profile
      return free
    }
    profiles.append(profile)
    return profiles.count - 1
  }

  /// Releases a profile.
  ///
  /// A later profile may get its number.
  package mutating func release(_ number: Int) {
    for number in [number] + (self[number]?.groups ?? []) where profiles.indices.contains(number) {
      profiles[number] = nil
    }
  }

  /// Opens a compiled profile.
  ///
  /// The answer contains the profile's number, its fields and its language, or else the error. Its
  /// groups are fields that depend on each other, with the number by which they are submitted alone:
  /// `{"profile":0,"fields":["nickname"],"warnings":[],"groups":[],"language":"de"}`,
  /// `{"errors":[{"path":"","message":"…"}]}`.
  mutating func open(_ bytes: [UInt8], to answer: inout JSONLine) {
    do throws(CompiledProfileError) {
      let profile = try CompiledProfile(bytes)
      let number = insert(Entry(form: profile.form, messages: profile.messages))
      answer.object { line in
        line.member("profile", number)
        line.member("fields") { $0.array(profile.form.fields) { $0.string($1.name) } }
        line.member("warnings") { $0.array([]) { $0.number($1) } }
        line.member("groups") { line in
          line.array(self[number]!.groups) { line, group in
            line.object { line in
              line.member("profile", group)
              line.member("fields") { $0.array(self[group]!.form.fields) { $0.string($1.name) } }
            }
          }
        }
        line.member("language", profile.messages.locale)
      }
    } catch {
      answer.object { line in
        line.member("errors") { line in
          line.array([error.description]) { line, message in
            line.object { line in
              line.member("path", "")
              line.member("message", message)
            }
          }
        }
      }
    }
  }

  /// Writes a field's answer to a question about a text, as `intercepter process` does.
  ///
  /// - Parameters:
  ///   - kind: The number of the question: 0 to validate, 1 to sanitize, 2 to show, 3 to measure.
  ///   - number: The number of a profile that has not been released.
  ///   - field: The place of the field in the profile.
  func answer(
    _ kind: Int, about text: String, by field: Int, of number: Int, to answer: inout JSONLine
  ) {
    let profile = profiles[number]!
    let question: Question =
      switch kind {
      case 0: .validate(text)
      case 1: .sanitize(text)
      case 2: .show(text)
      default: .measure(text)
      }
    answer.object {
      profile.form.fields[field].answer(question, to: &$0) { profile.messages.text(for: $0) }
    }
  }

  /// Writes the submission of a form's texts, as `intercepter process` does.
  ///
  /// - Parameter texts: For each text, the name of its field, 1 if it is a JSON number or 0 if it is
  ///   a string, and the text, as `ByteReader` reads them.
  func submit(
    _ texts: UnsafeBufferPointer<UInt8>, to number: Int, answer: inout JSONLine
  ) {
    let profile = profiles[number]!
    var reader = ByteReader(texts)
    var submitted = FieldTexts()
    while !reader.isAtEnd {
      let (name, isNumber, text) = (reader.text(), reader.flag(), reader.text())
      if isNumber { submitted.setNumber(text, for: name) } else { submitted[name] = text }
    }
    let submission = profile.form.submit(submitted)
    answer.object { line in
      submission.write(to: &line) { profile.messages.text(for: $0) }
    }
  }

  /// Replaces a keystroke by the decision of a field.
  func decide(
    _ exchange: inout Exchange, by field: Int, of number: Int
  ) -> UnsafeMutableRawPointer {
    let profile = profiles[number]!
    return exchange.decide(by: profile.form.fields[field]) { profile.messages.text(for: $0) }
  }

  /// Replaces a state by the decision on a step of the date or time in it.
  func step(
    _ exchange: inout Exchange, _ count: Int, by field: Int, of number: Int
  ) -> UnsafeMutableRawPointer? {
    let profile = profiles[number]!
    return exchange.step(count, of: profile.form.fields[field]) { profile.messages.text(for: $0) }
  }
}
