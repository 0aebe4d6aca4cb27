import Foundation
import IntercepterForms
import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// The same profile says the same of the same text, whichever way it is asked.
@Suite struct VerdictTableTests {
  static let forms: [String: FormValidator] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples").standardized
    return Dictionary(
      uniqueKeysWithValues: VerdictRow.profiles.map { name, _ in
        let file = folder.appending(path: "\(name).json")
        do {
          return (name, try Profile(json: Array(Data(contentsOf: file))).makeFormValidator())
        } catch { fatalError("\(file.path): \(error)") }
      })
  }()

  private static func form(_ row: VerdictRow) throws -> FormValidator {
    try #require(forms[row.profile])
  }

  @Test func `the tables are about every field`() {
    #expect(VerdictRow.all.count >= 300)
    for (name, rows) in VerdictRow.profiles {
      #expect(Set(rows.map(\.field)) == Set(Self.forms[name]?.fields.map(\.name) ?? []))
    }
  }

  @Test(arguments: VerdictRow.all) func `the rules alone`(row: VerdictRow) throws {
    let field = try #require(Self.form(row)[row.field])
    let validity = field.intercepter.validate(row.text)
    #expect(validity.status == row.status)
    #expect(validity.codes == row.codes)
    if !row.text.isEmpty { #expect(field.validate(row.text) == validity) }
    let shown = InterceptedField(field.intercepter, state: EditingState(row.text))
    #expect(shown.validity == field.intercepter.validate(field.intercepter.cleaned(row.text)))
  }

  @Test(arguments: VerdictRow.all) func `a paste`(row: VerdictRow) throws {
    let intercepter = try #require(Self.form(row)[row.field]).intercepter
    let asked = InterceptedField(intercepter)
    asked.shouldApply(Edit(range: 0..<0, replacement: row.text))
    let told = InterceptedField(intercepter)
    told.textDidChange(to: EditingState(row.text, caret: row.text.utf16.count))
    #expect(asked.state == told.state)
    #expect(asked.state.text.unicodeScalars.elementsEqual(row.pasted.unicodeScalars))
    // What is let in as it is conforms, or may come to.
    if asked.state.text == row.text { #expect(asked.validity.status == row.status) }
  }

  @Test(arguments: VerdictRow.all) func `a submission`(row: VerdictRow) throws {
    let form = try Self.form(row)
    let result = try #require(form.submit(FieldTexts(row.form))[row.field])
    #expect(
      VerdictRow.Submission(result.text, result.status, result.validity.codes) == row.submission)
    // The live form says the same.
    let live = InterceptedForm(form, texts: FieldTexts(row.form))
    #expect(live.result(for: row.field) == result)
    #expect(live.submit()[row.field] == result)
    #expect(
      live[row.field].state.text.unicodeScalars.elementsEqual(result.text.unicodeScalars))
    if row.isAboutOneField { #expect(form[row.field]?.submit(row.text) == result) }
  }

  @Test(arguments: VerdictRow.all) func `what is sanitized conforms, or is as it was`(
    row: VerdictRow
  )
    throws
  {
    let field = try #require(Self.form(row)[row.field])
    let result = field.sanitize(row.text)
    if result.isValid {
      #expect(field.submit(result.text) == result)
      #expect(row.text.allSatisfy(\.isWhitespace) || !result.text.isEmpty)
    } else {
      #expect(result.text.unicodeScalars.elementsEqual(row.text.unicodeScalars))
    }
    if row.isAboutOneField, row.submission.status == .valid {
      #expect(result.text.unicodeScalars.elementsEqual(row.submission.text.unicodeScalars))
    }
  }
}

extension Validity {
  fileprivate var codes: [String] { violations.map(\.code.rawValue) }
}
