import Foundation
import IntercepterForms
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// The same profile says the same of the same text, whichever way it is asked.
@Suite struct VerdictTableTests {
  static let form: FormValidator = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/signup.json").standardized
    do {
      return try Profile(json: Array(Data(contentsOf: file))).makeFormValidator()
    } catch { fatalError("\(file.path): \(error)") }
  }()

  @Test func `the table is about every field`() {
    #expect(VerdictRow.signup.count >= 200)
    #expect(Set(VerdictRow.signup.map(\.field)) == Set(Self.form.fields.map(\.name)))
  }

  @Test(arguments: VerdictRow.signup) func `validation`(row: VerdictRow) throws {
    let field = try #require(Self.form[row.field])
    let validity = field.intercepter.validate(row.text)
    #expect(validity.status == row.status)
    #expect(validity.codes == row.codes)
    if !row.text.isEmpty { #expect(field.validate(row.text) == validity) }
    let shown = InterceptedField(field.intercepter, state: EditingState(row.text))
    #expect(shown.validity == validity)
  }

  @Test(arguments: VerdictRow.signup) func `a paste`(row: VerdictRow) throws {
    let intercepter = try #require(Self.form[row.field]).intercepter
    let asked = InterceptedField(intercepter)
    asked.shouldApply(Edit(range: 0..<0, replacement: row.text))
    let told = InterceptedField(intercepter)
    told.textDidChange(to: EditingState(row.text, caret: row.text.utf16.count))
    #expect(asked.state == told.state)
    #expect(asked.state.text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars))
    // What is let in as it is conforms, or may come to.
    if asked.state.text == row.text { #expect(asked.validity.status == row.status) }
  }

  @Test(arguments: VerdictRow.signup) func `submission`(row: VerdictRow) throws {
    let result = try #require(Self.form.submit(FieldTexts(row.form))[row.field])
    #expect(
      VerdictRow.Submission(result.text, result.status, result.validity.codes) == row.submission)
    // The live form says the same.
    #expect(InterceptedForm(Self.form, texts: FieldTexts(row.form)).result(for: row.field) == result)
    // What was fixed is judged as anything else is.
    if !result.text.isEmpty {
      #expect(Self.form[row.field]?.intercepter.validate(result.text) == result.validity)
    }
  }
}

extension Validity {
  fileprivate var codes: [String] { violations.map(\.code.rawValue) }
}
