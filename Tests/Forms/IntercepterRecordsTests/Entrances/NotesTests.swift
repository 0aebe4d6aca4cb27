import IntercepterForms
import IntercepterProfiles
import IntercepterRecords
import TestSupport
import Testing
import TextInputIntercepter

/// Every entrance says why it does not read a text as it is: a date in another order, a date with
/// two meanings, an ambiguous number, a telephone number with another calling code.
@Suite struct NotesTests {
  struct Row: Sendable, CustomStringConvertible {
    let field: String
    let text: String
    let note: Violation.Variant
    /// A Boolean value that indicates whether the field accepts a finished text with the note.
    var isValid = false

    var description: String { "\(note): \(text)" }
  }

  private static let telephone = #"""
    {"rules":[{"rule":"numbersOnly"}],"format":{"kind":"patterns","patterns":
     ["+1 (###) ###-####",{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}]}}
    """#

  static let rows: [Row] = [
    Row(
      field: #"{"rules":[],"format":{"kind":"date","locale":"de"}}"#, text: "02/29/2024",
      note: .dateInOtherOrder),
    Row(
      field: #"{"rules":[],"format":{"kind":"date","locale":"de","otherOrder":"warn"}}"#,
      text: "02/29/2024", note: .dateInOtherOrder, isValid: true),
    Row(
      field: #"{"rules":[],"format":{"kind":"date","otherOrder":"warn"}}"#, text: "03/04/2024",
      note: .dateAmbiguous),
    Row(
      field: #"{"rules":[{"rule":"decimal","places":2,"locale":"fr"}]}"#, text: "1.799",
      note: .separatorIsComma),
    Row(field: telephone, text: "+44 20 7946 0018", note: .foreign),
    Row(
      field: #"{"rules":[],"format":{"kind":"pattern","pattern":"+49 ### ########"}}"#,
      text: "030 1234567", note: .zeroNotDialed),
    Row(
      field: #"{"rules":[],"format":{"kind":"pattern","pattern":"+49 ### ########"}}"#,
      text: "+49 00 1234567", note: .zeroNotDialed),
    Row(field: telephone, text: "2125550123", note: .callingCodeMissing),
    Row(field: telephone, text: "+49 170 1234567 x12", note: .telephoneExtension),
    Row(
      field: #"{"rules":[],"format":{"kind":"date","locale":"de"}}"#, text: "14:30",
      note: .timeInsteadOfDate),
    Row(
      field: #"{"rules":[],"format":{"kind":"time"}}"#, text: "31.12.2026",
      note: .dateInsteadOfTime),
  ]

  /// A zero is blamed only if the number is right without it.
  @Test(arguments: [
    (["+44 20 #### ####"], "", "020 7946 0018"), (["+1 (###) ###-####"], "", "011 44 20 7946 0018"),
    (["+44 20 #### ####", "+44 7### ######"], "", "0161 496 0018"),
    (["+36 ## ### ####"], "06", "0036 06 12 345 6789"),
    (["+7 (###) ###-##-##"], "8", "80123456789"), (["+49 ### ########"], "", "+49 490 301234567"),
  ]) func `advice that does not help is not given`(
    patterns: [String], trunkPrefix: String, text: String
  ) throws {
    let masks = patterns.map { TextMask($0, trunkPrefix: trunkPrefix) }
    let field = FormField("f", Intercepter(rules: [], format: try TextFormat(patterns: masks)))
    let result = field.submit(text)
    #expect(result.status == .invalid)
    #expect(result.violations.allSatisfy { $0.variant != .zeroNotDialed })
  }

  @Test(arguments: rows) func `a paste, a form and a table say it`(row: Row) throws {
    let field = try EntranceField(row.field)
    for asks in [true, false] {
      let pasted = FormatRun(field.intercepter, asks: asks).insert(row.text)
      // A telephone number without its code may still become one with it.
      if row.note == .callingCodeMissing { continue }
      #expect(pasted.violations.map(\.variant) == [row.note])
    }
    for result in [field.form.submit(row.text), field.form.sanitize(row.text)] {
      #expect(result.isValid == row.isValid)
      #expect(result.violations.map(\.variant) == [row.note])
    }
    let checked = try RecordChecker(field.profile, format: .csv).check("f,x\n\(row.text),1\n")
    let sentence = try #require(field.form.submit(row.text).violations.first).message
    #expect("\(checked.output)".contains(sentence))
    #expect(checked.outcome.tally.nonconforming == (row.isValid ? 0 : 1))
  }

  @Test(arguments: rows) func `an answer of the protocol names it`(row: Row) throws {
    let form = try EntranceField(row.field).profile.makeFormValidator()
    let handler = RequestHandler(form, field: "f") { $0.message }
    for request in [
      #"{"current":{"text":"\#(row.text)"},"previous":{"text":""}}"#,
      #"{"validate":"\#(row.text)"}"#, #"{"sanitize":"\#(row.text)"}"#,
      #"{"submit":{"f":"\#(row.text)"}}"#,
    ] {
      if row.note == .callingCodeMissing, request.contains("current") { continue }
      var answer = JSONLine()
      let isRead = Array(request.utf8).withUnsafeBufferPointer {
        handler.answer($0, number: 1, to: &answer)
      }
      let text = String(decoding: answer.bytes, as: UTF8.self)
      #expect(isRead && text.contains(#""variant":"\#(row.note.rawValue)""#), "\(text)")
    }
  }

  @Test(arguments: rows, Messages.languages)
  func `a page says it in every language`(row: Row, language: String) throws {
    let profile = try EntranceField(row.field).profile
    let page = try CompiledProfile(profile.compiled(language: language))
    let result = try #require(page.form["f"]?.submit(row.text))
    #expect(result.isValid == row.isValid)
    let note = try #require(result.violations.first)
    let sentence = page.messages.text(for: note)
    #expect(note.variant == row.note)
    #expect(sentence == Messages(language: language)?.text(for: note))
    #expect((sentence == note.message) == (language == "en"))
  }
}
