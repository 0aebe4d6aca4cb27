import IntercepterForms
import Testing
import TextInputIntercepter

@Suite struct OrderedFieldDictionaryTests {
  /// One scalar, and the same letter as two.
  static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

  @Test func `canonically equivalent names are two names`() {
    let texts: FieldTexts = [Self.composed: "1", Self.decomposed: "2"]
    #expect(texts[Self.composed] == "1")
    #expect(texts[Self.decomposed] == "2")
    #expect(texts.count == 2)
    #expect(texts != [Self.composed: "2", Self.decomposed: "1"])
    #expect([Self.composed: "1"] as FieldTexts != [Self.decomposed: "1"])
  }

  @Test(arguments: 0..<4) func `whichever name is removed, the others keep their values`(
    removed: Int
  ) {
    let names = ["a", "b", "c", "d"]
    var texts = FieldTexts(names.map { ($0, "of \($0)") })
    texts[names[removed]] = nil
    for name in names {
      #expect(texts[name] == (name == names[removed] ? nil : .text("of \(name)")))
    }
    texts["e"] = "of e"
    texts["d"] = "new"
    #expect(texts["e"] == "of e")
    #expect(texts["d"] == "new")
    #expect(texts.count == (removed == 3 ? 5 : 4))
  }

  @Test func `names keep the order in which they came`() {
    var texts: FieldTexts = ["b": "1", "a": "2", "c": "3", "b": "4"]
    #expect(texts.keys == ["b", "a", "c"])
    #expect(texts.values == ["4", "2", "3"])
    texts["a"] = nil
    texts["d", default: ""] = "5"
    texts["nobody"] = nil
    #expect(texts.keys == ["b", "c", "d"])
    #expect(texts.map(\.value) == ["4", "3", "5"])
    #expect(texts["a"] == nil)
    #expect(texts["d"] == "5")
    #expect(texts["a", default: "?"] == "?")
    #expect(texts.mapValues(\.string.count).values == [1, 1, 1])
    #expect(texts.compactMapValues { $0 == "3" ? $0 : nil }.keys == ["c"])
    #expect(texts.filter { $0.key != "c" }.keys == ["b", "d"])
  }

  @Test func `dictionaries are equal whatever their order is`() {
    let (first, second): (FieldTexts, FieldTexts) = (["a": "1", "b": "2"], ["b": "2", "a": "1"])
    #expect(first == second)
    #expect(Set([first, second, FieldTexts(["a": "1"] as [String: String])]).count == 2)
    #expect(first != ["a": "1"])
    #expect(FieldTexts() == [:])
  }

  static let form = FormValidator(
    fields: [
      FormField(composed, Intercepter(rules: [.numbersOnly()])),
      FormField(decomposed, Intercepter(rules: [.numbersOnly()])),
    ],
    rules: [.equal(decomposed, to: composed)])

  @Test func `a form may have two fields whose names are canonically equivalent`() {
    let submission = Self.form.submit([Self.composed: "1", Self.decomposed: "a"])
    #expect(submission[Self.composed]?.text == "1")
    #expect(submission[Self.composed]?.status == .valid)
    #expect(submission[Self.decomposed]?.violations.map(\.code) == [.notADigit, .notEqual])
    #expect(Self.form.result(for: Self.composed, in: [Self.decomposed: "a"])?.isValid == true)
    #expect(submission == Self.form.submit([Self.decomposed: "a", Self.composed: "1"]))

    let swapped = Self.form.submit([Self.composed: "1", Self.decomposed: "1"])
    let others = FormValidator(fields: Self.form.fields.reversed())
      .submit([Self.composed: "1", Self.decomposed: "1"])
    #expect(swapped != others)
  }

  @Test func `an unknown name that looks like a known one is listed`() {
    let form = FormValidator(fields: [FormField(Self.composed, Intercepter(rules: []))])
    let submission = form.submit([Self.decomposed: "1"])
    #expect(submission.unknownFields.map { Array($0.utf8) } == [Array(Self.decomposed.utf8)])
    #expect(submission[Self.composed]?.text == "")
    #expect(InterceptedForm(form).field(named: Self.decomposed) == nil)
  }
}
