import TestSupport
import Testing
import TextInputIntercepter

/// What people write in the language of a field: months in letters, parts of the day, `г.` and `Uhr`.
@Suite struct DateNotationsTests {
  static let dates: [(locale: String, text: String, shown: String)] = [
    ("en-US", "February 28, 2026", "02/28/2026"), ("en-US", "28 Feb 2026", "02/28/2026"),
    ("en-ES", "2 Jan 2026", "02/01/2026"), ("de", "28. Februar 2026", "28.02.2026"),
    ("de", "28. Feb. 2026", "28.02.2026"), ("es", "28 de febrero de 2026", "28/02/2026"),
    ("hu", "2026. február 28.", "2026.02.28"), ("bg", "27.11.2026 г.", "27.11.2026"),
    ("ru", "28 февр. 2026 г.", "28.02.2026"), ("zh-CN", "2026年5⽉10⽇", "2026/05/10"),
    ("eu", "2026(e)ko ots. 28(a)", "2026/02/28"),
  ]

  static let times: [(locale: String, text: String, shown: String)] = [
    ("el", "3:05 π.μ.", "03:05 π.μ."), ("el", "3:05 μ.μ.", "03:05 μ.μ."),
    ("el", "9:30 am", "09:30 π.μ."), ("sq", "3:04 p.d.", "03:04 e paradites"),
    ("sq", "3:04 e paradites", "03:04 e paradites"), ("zh-TW", "晚上11:59", "下午 11:59"),
    ("to", "3:05 EA", "03:05 efiafi"), ("es-CO", "2:30 p. m.", "02:30 p. m."),
    ("fr", "7:45pm", "19:45"), ("de", "14:30 Uhr", "14:30"), ("de", "8:30 PM", "20:30"),
    ("de", "12:00 AM", "00:00"),
  ]

  @Test(arguments: dates, [true, false]) func `a date in letters, pasted and typed`(
    row: (locale: String, text: String, shown: String), asks: Bool
  ) {
    expect(row.text, row.shown, in: .date(locale: row.locale), asks: asks)
  }

  @Test(arguments: times, [true, false]) func `a time with a word, pasted and typed`(
    row: (locale: String, text: String, shown: String), asks: Bool
  ) {
    expect(row.text, row.shown, in: .time(locale: row.locale), asks: asks)
  }

  private func expect(_ text: String, _ shown: String, in field: Intercepter, asks: Bool) {
    let (typed, pasted) = (FormatRun(field, asks: asks), FormatRun(field, asks: asks))
    typed.type(text)
    pasted.insert(text)
    #expect(typed.field.state.text == shown)
    #expect(pasted.field.state.text == shown)
    #expect(field.sanitize(text) == shown)
  }

  @Test func `a word is read whole`() {
    #expect(!Intercepter.time(locale: "en").validate("3:05 pa").isValid)
    #expect(!Intercepter.time(locale: "en").validate("3:05 p").isValid)
    #expect(!Intercepter.date(locale: "en-US").validate("Febru 28, 2026").isValid)
  }

  static let ranges: [(start: String, deleted: Int, typed: String)] = [
    ("15/01/2024| – 20/06/2024", 6, "1/2024"), ("15/01/2024| – 20/06/2024", 8, "/01/2024"),
    ("15/01/2024| – 20/06/2024", 9, "5/01/2024"), ("‹15/01/2024› – 20/06/2024", 1, "15/01/2024"),
  ]

  @Test(arguments: ranges) func `the first date is typed again while the second stands`(
    row: (start: String, deleted: Int, typed: String)
  ) throws {
    let field = Intercepter.date(.dateRange(.dayMonthYear, separator: "/"))
    let run = FormatRun(
      field, asks: true, state: try #require(EditingState(notation: row.start)))
    for _ in 0..<row.deleted { run.backspace() }
    run.type(row.typed)
    #expect(run.field.state.description == "15/01/2024| – 20/06/2024")
  }

  @Test func `midnight and zero seconds are dropped, and other times are not`() {
    let date = Intercepter.date(locale: "de")
    #expect(date.sanitize("2001-02-03 00:00:00") == "03.02.2001")
    #expect(date.validate("2001-02-03 00:00:00").violations.map(\.variant) == [.zeroTimeDropped])
    #expect(date.validate("2001-02-03 09:20").violations.map(\.variant) == [.dateWithTime])
    #expect(date.sanitize("2001-02-03 00:00:00.000") == "03.02.2001")
    for text in ["2001-02-03 00:00:00.5", "2001-02-03T00:00:00.000Z", "3.2.2001 9:20+01:00"] {
      #expect(date.validate(text).violations.map(\.variant) == [.dateWithTime])
    }
    #expect(Intercepter.time().sanitize("14:30:00") == "14:30")
    #expect(Intercepter.time().sanitize("14:30:00.0") == "14:30")
    #expect(Intercepter.time().validate("14:30:00.05").status == .invalid)
    #expect(Intercepter.time().validate("14:30:05").violations.map(\.variant) == [.timeWithSeconds])
  }
}
