import Testing
import TextFieldSimulator
import TextInputIntercepter

/// The day from which the bounds of a script's field count.
@Suite struct TodayTests {
  static let rows: [(format: String, text: String, isValid: Bool)] = [
    ("date locale:de latest:\"-18 years\"", "26.11.2008", true),
    ("date locale:de latest:\"-18 years\"", "27.11.2008", false),
    ("month earliest:today twoDigitYearsFrom:2000", "11/26", true),
    ("month earliest:today twoDigitYearsFrom:2000", "10/26", false),
  ]

  @Test(arguments: rows) func `a script runs on a day`(
    format: String, text: String, isValid: Bool
  ) throws {
    let expected = isValid ? "ExpectValid" : "ExpectInvalid"
    let script = try KeystrokeScript("Set Format \(format)\nType \"\(text)\"\n\(expected)")
    for mode in [SimulatedTextField.HostMode.delegate, .notification] {
      #expect(script.run(mode: mode, today: "2026-11-26").failures.isEmpty)
      // Then, all are adults and all cards have expired.
      let later = script.run(mode: mode, today: "2030-01-01")
      #expect(later.failures.isEmpty == (isValid == text.contains(".")))
    }
  }

  @Test func `a script keeps the clock of the intercepter that it runs on`() throws {
    let adult = Intercepter.date(latest: "-18 years").withToday { "2026-11-26" }
    let script = try KeystrokeScript("Paste \"2008-11-27\"\nExpectInvalid")
    #expect(script.run(on: adult).failures.isEmpty)
    #expect(!script.run(on: adult, today: "2026-11-27").failures.isEmpty)
  }
}
