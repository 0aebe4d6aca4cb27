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
    /// The messages of the page's notices.
    fileprivate let notices: Messages
    /// The normalized texts of the fields, and the validities of the fields alone.
    fileprivate var texts: FieldTexts
    fileprivate var own: [Validity]
    /// The validities that `validity` answered last.
    fileprivate var answered: [Validity?]

    package init(form: FormValidator, messages: Messages) {
      (self.form, self.messages) = (form, messages)
      var notices = messages
      notices.isolatesQuotations = true
      self.notices = notices
      texts = FieldTexts(form.fields.map { (key: $0.name, value: FieldText.text("")) })
      own = form.fields.map { _ in Validity(.valid) }
      answered = form.fields.map { _ in nil }
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
  ///   - kind: The number of the question: 0 to validate, 1 to sanitize, 2 to show, 3 to measure, 4 to
  ///     finish.
  ///   - number: The number of a profile that has not been released.
  ///   - field: The place of the field in the profile.
  func answer(
    _ kind: Int, about text: String, by field: Int, of number: Int, to answer: inout JSONLine
  ) {
    let profile = profiles[number]!
    let field = profile.form.fields[field]
    let sentence: (Violation) -> String = { profile.messages.text(for: $0) }
    answer.notices = profile.notices
    answer.object { line in
      switch kind {
      case 0: field.writeValidity(of: text, to: &line, saying: sentence)
      // Code size: a compiled field is never one of rules alone, whose texts are cut.
      case 1: field.sanitize(text).writeSanitized(to: &line, saying: sentence)
      case 2: field.writeShown(text, to: &line)
      case 3: Measurement.write(text, to: &line)
      default: line.member("text", field.intercepter.finished(text))
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
      submitted[name] = isNumber ? .number(text) : .text(text)
    }
    let submission = profile.form.submit(submitted)
    answer.notices = profile.notices
    answer.object { line in
      submission.write(to: &line) { profile.messages.text(for: $0) }
    }
  }

  /// Replaces the text of a field for `validity`.
  func put(_ text: String, into field: Int, of number: Int) {
    let profile = profiles[number]!
    let result = profile.form.fields[field].submit(text)
    profile.texts.replaceValue(at: field, by: .text(result.text))
    profile.own[field] = result.validity
  }

  /// Writes the validity of a field and the rules across fields, such as
  /// `{"validity":"valid","violations":[]}`.
  ///
  /// - Returns: `false`, without an answer, if the validity is that of the last answer.
  func validity(of field: Int, of number: Int, to answer: inout JSONLine) -> Bool {
    let profile = profiles[number]!
    let isSecret = profile.form.fields[field].isSecret
    let validity = profile.form.validity(profile.own[field], at: field, profile.texts)
    if profile.answered[field]?.isKnown(as: validity, isSecret: isSecret) == true { return false }
    profile.answered[field] = validity
    // Most texts are valid.
    if validity.isValid, validity.violations.isEmpty { return true }
    let result = FieldResult(name: "", text: "", validity: validity, isSecret: isSecret)
    answer.notices = profile.notices
    answer.object { line in
      result.writeValidity(to: &line) { profile.messages.text(for: $0) }
    }
    return true
  }

  /// Replaces a keystroke by the decision of a field.
  func decide(
    _ exchange: inout Exchange, by field: Int, of number: Int
  ) -> UnsafeMutableRawPointer {
    let profile = profiles[number]!
    exchange.texts.notices = profile.notices
    return exchange.decide(by: profile.form.fields[field]) { profile.messages.text(for: $0) }
  }

  /// Replaces a state by the decision on a step of the date or time in it.
  func step(
    _ exchange: inout Exchange, _ count: Int, by field: Int, of number: Int
  ) -> UnsafeMutableRawPointer? {
    guard EngineParts.linked.contains(.dates) else { return nil }
    let profile = profiles[number]!
    exchange.texts.notices = profile.notices
    return exchange.step(count, of: profile.form.fields[field]) { profile.messages.text(for: $0) }
  }
}
