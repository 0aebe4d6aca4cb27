import IntercepterForms
import IntercepterRecords
import TestSupport
import TextInputIntercepter
import Testing

/// An extension behind a telephone number makes no other number, and every entrance says that it is one.
@Suite struct ExtensionTests {
  private static func telephone(_ patterns: String...) -> String {
    #"""
    {"rules":[{"rule":"numbersOnly"}],"format":{"kind":"patterns","patterns":[\#(
      patterns.joined(separator: ","))]}}
    """#
  }

  private static let german = #"{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}"#
  private static let american = #""+1 (###) ###-####""#

  /// Fields, each with a number in notations that it reads.
  static let fields: [(field: String, numbers: [String])] = [
    (telephone(german), ["+49 170 12345", "0170/12345", "tel:+4917012345", "0049 170 12345"]),
    (telephone(american), ["+1 (201) 555-0123", "201.555.0123", "１２０１５５５０１２３"]),
    (telephone(american, german), ["+49 170 12345", "0170 12345", "+1-201-555-0123"]),
  ]

  /// What the extension patterns of libphonenumber accept, and words of other languages.
  static let extensions = [
    "ext. 123", "ext 3", "ext.:123", "extn 123", "Extension 123", "extensión 12", "x123", "X 3",
    "ｘ123",
    "ｅｘｔ 123", "#123", "# 12", "＃123", "x12#", "~123", "～123", "int 12", "anexo 12", "доб. 5",
    "доб 12",
    ";ext=123", ";123", ",,123", ",123", ", 12#", "Durchwahl 12", "DW 3", "App. 12", "poste 45",
    "內線 12", "分机12", "내선 12", "داخلی ۱۲", "x 123456789",
  ]

  @Test(arguments: fields.indices, extensions)
  func `no entrance reads the number, and each says why`(index: Int, ending: String) throws {
    let field = try EntranceField(Self.fields[index].field)
    for number in Self.fields[index].numbers {
      let text = number + ending
      for entrance in Entrance.all + [.typing, .cutting] {
        #expect(try entrance.value(of: text, in: field) == nil, "\(entrance): \(text)")
      }
      for gap in ["", " "] {
        let text = number + gap + ending
        let bound = ending.trimmingPrefix { $0 == " " }
        func expectReason(_ violations: Violations, _ entrance: String) {
          #expect(
            violations.map(\.variant) == [.telephoneExtension]
              && violations.first?.bound == String(bound), "\(entrance): \(text)")
        }
        for asks in [true, false] {
          let pasted = FormatRun(field.intercepter, asks: asks).insert(text)
          #expect(pasted.outcome == .rejected)
          expectReason(pasted.violations, "paste")
          // Behind a number that the field shows.
          let run = FormatRun(field.intercepter, asks: asks)
          run.insert(number)
          let shown = run.field.state
          expectReason(run.insert(gap + ending).violations, "paste behind the number")
          #expect(run.field.state == shown)
          // Each key stays.
          run.type(gap + ending)
          #expect(run.field.state.text.hasSuffix(ending), "\(run.field.state)")
          if ending.last != "#" {
            let typed = field.intercepter.validate(run.field.state.text)
            expectReason(typed.violations, "typed")
          }
        }
        expectReason(field.intercepter.validate(text).violations, "validate")
        expectReason(field.form.submit(text).violations, "submit")
        expectReason(field.form.sanitize(text).violations, "sanitize")
        let set = InterceptedField(field.intercepter)
        set.setState(EditingState(text, caret: 0))
        #expect(set.state.text == text)
      }
    }
  }

  @Test func `the sentence names the extension`() throws {
    let field = try EntranceField(Self.fields[0].field)
    let violation = try #require(field.form.submit("+49 170 12345 ext. 123").violations.first)
    #expect(violation.message == "Leave out the extension “ext. 123” behind the number.")
    #expect(violation.range == 14..<22)
    let checked = try RecordChecker(field.profile, format: .csv).check("f,x\n+49 170 12345 x1,1\n")
    #expect("\(checked.output)".contains("Leave out the extension “x1” behind the number."))
  }

  /// Digits behind a mark are an extension only behind a complete number.
  static let others: [(text: String, value: String?, violation: String?)] = [
    ("+49 170,12345", "17012345", nil), ("+49 170 12345,", "17012345", nil),
    ("+49 170 12345;", "17012345", nil), ("+49 170 12345/678", "17012345678", nil),
    ("+49 170 12345/67", nil, "“/” is not allowed here."),
    ("+49 170 12345#", nil, "“#” is not allowed here."),
    ("+49 170 12345 - 67#", nil, "“#” is not allowed here."),
    ("+49 170 12345 x", nil, "“x” is not allowed here."),
    ("+49 170 123 x12", nil, "“x” is not allowed here."),
    ("x12", nil, "“x” is not allowed here."),
    ("+49 170 12345 or 0170 1234567", nil, "“o” is not allowed here."),
  ]

  @Test(arguments: others)
  func `another text is what it was`(text: String, value: String?, violation: String?) throws {
    let field = try EntranceField(Self.fields[0].field)
    for entrance in Entrance.all {
      #expect(try entrance.value(of: text, in: field) == value, "\(entrance)")
    }
    let typed = try Entrance.typing.value(of: text, in: field)
    #expect(typed == value || typed == nil)
    #expect(field.form.submit(text).violations.first?.message == violation)
  }

  /// Typing goes on behind any character that the field shows.
  @Test func `a typed ending makes no other number`() {
    let breach = firstBreach(cases: 2_000) { random in
      let (json, numbers) = random.pick(Self.fields)
      let number = random.pick(numbers)
      let ending =
        random.pick(["", " "]) + random.pick(["#", "/", ",", ";", "~", ":", "x", "доб", "＃", "*"])
        + random.pick(["", " "]) + String(Int.random(in: 1...99, using: &random))
      let text = number + ending
      do {
        let field = try EntranceField(json)
        let typed = try Entrance.typing.value(of: text, in: field)
        let pasted = try Entrance.paste.value(of: text, in: field)
        return typed == nil || typed == pasted
          ? nil : "\(text) is \(pasted ?? "none"), typed \(typed!)"
      } catch { return "\(error)" }
    }
    #expect(breach == nil)
  }
}
