import TestSupport
import Testing
import TextInputIntercepter

/// Typing a text gives a date or a time only if pasting it does.
@Suite struct TypedTimesTests {
  static let fields: [(String, Intercepter)] = [
    ("time de", .time(locale: "de")), ("time en", .time(locale: "en")),
    ("time ko", .time(locale: "ko")), ("date de", .date(locale: "de")),
    ("date en", .date(locale: "en")), ("date ja", .date(locale: "ja")),
  ]

  @Test(arguments: fields.indices) func `typing makes no value of a text without one`(index: Int) {
    let (name, field) = Self.fields[index]
    var refused = 0
    let breach = firstBreach(cases: 1_500) { random in
      let characters = name.hasPrefix("time") ? "00112359.: " : "001122345..- /2026"
      let text = String(
        (0..<Int.random(in: 3...8, using: &random)).map { _ in random.pick(Array(characters)) })
      // Behind a part that is complete, a second mark changes nothing.
      let marks = text.map { !$0.isNumber }
      if zip(marks, marks.dropFirst()).contains(where: { $0 && $1 }) { return nil }
      let pasted = field.sanitize(text)
      guard field.validate(pasted).status != .valid else { return nil }
      refused += 1
      let run = FormatRun(field, asks: true)
      run.type(text)
      run.field.endEditing()
      let typed = run.field.state.text
      return field.validate(typed).status == .valid
        ? "\(name): \(text.debug) typed is \(typed.debug), pasted \(pasted.debug)" : nil
    }
    #expect(breach == nil)
    #expect(refused > 300)
  }
}
