import Testing
import TextFieldSimulator
import TextInputIntercepter

/// What was typed with real input methods on 2026-11-25, and what the field must show.
///
/// Each row names the recordings whose order of events it repeats.
@Suite struct RecordedInputMethodTests {
  typealias Row = (logs: [String], script: String)

  static let rows = browserRows + gtkRows

  @Test(arguments: rows.indices, SimulatedTextField.HostMode.allCases)
  func `a recorded order of events leads to the text that law 14 demands`(
    index: Int, mode: SimulatedTextField.HostMode
  ) throws {
    let row = Self.rows[index]
    let transcript = try KeystrokeScript(row.script).run(mode: mode)
    #expect(transcript.failures.map(\.description) == [], "\(row.logs)")
  }
}
