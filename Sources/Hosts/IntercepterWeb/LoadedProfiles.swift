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
    /// The results of the fields alone, for the last texts that `judge` received, and these texts.
    fileprivate var own: [FieldResult]
    fileprivate var texts = FieldTexts()
    /// The validities that `judge` answered last, without standard messages.
    fileprivate var answered: [[UInt8]]

    package init(form: FormValidator, messages: Messages) {
      (self.form, self.messages) = (form, messages)
      own = form.submit(FieldTexts()).results
      answered = form.fields.map { _ in [] }
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

  /// Adds a profile, and returns its number.
  package mutating func insert(_ profile: Entry) -> Int {
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
    if profiles.indices.contains(number) { profiles[number] = nil }
  }

  /// Opens a compiled profile.
  ///
  /// The answer contains the profile's number, its fields, the fields of each rule across them, and
  /// its language, or else the error:
  /// `{"profile":0,"fields":["a","b"],"warnings":[],"rules":[["b","a"]],"language":"de"}`,
  /// `{"errors":[{"path":"","message":"…"}]}`.
  mutating func open(_ bytes: [UInt8], to answer: inout JSONLine) {
    do throws(CompiledProfileError) {
      let profile = try CompiledProfile(bytes)
      let number = insert(Entry(form: profile.form, messages: profile.messages))
      answer.object { line in
        line.member("profile", number)
        line.member("fields") { $0.array(profile.form.fields) { $0.string($1.name) } }
        line.member("warnings") { $0.array([]) { $0.number($1) } }
        line.member("rules") { line in
          line.array(profile.form.rules) { line, rule in
            line.array([rule.field] + rule.otherFields) { $0.string($1) }
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
    let field = profile.form.fields[field]
    let sentence: (Violation) -> String = { profile.messages.text(for: $0) }
    answer.object { line in
      switch kind {
      case 0: field.writeValidity(of: text, to: &line, saying: sentence)
      case 1: field.writeSanitized(text, to: &line, saying: sentence)
      case 2: field.writeShown(text, to: &line)
      default: Measurement.write(text, to: &line)
      }
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

  /// Judges a new text of a field, and the fields whose rules read it.
  ///
  /// The answer has the validities that changed, without texts and values:
  /// `[{"name":"b","validity":"valid","violations":[]}]`. It is empty if none did.
  func judge(_ text: String, by field: Int, of number: Int, to answer: inout JSONLine) {
    let profile = profiles[number]!
    let form = profile.form
    let result = form.fields[field].submit(text)
    profile.own[field] = result
    profile.texts[result.name] = result.text
    let changed = form.results(affectedBy: field, profile.own, profile.texts).filter {
      place, result in
      // A standard message follows from the other members, and is most of the work.
      var validity = JSONLine()
      result.writeValidity(to: &validity) {
        $0.ruleMessage == nil ? "" : profile.messages.text(for: $0)
      }
      if validity.bytes == profile.answered[place] { return false }
      profile.answered[place] = validity.bytes
      return true
    }
    if changed.isEmpty { return }
    answer.array(changed) { line, changed in
      line.object { line in
        line.member("name", changed.result.name)
        changed.result.writeValidity(to: &line) { profile.messages.text(for: $0) }
      }
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
