import TestSupport
import Testing
import TextFieldSimulator
import TextInputIntercepter

/// A script with `Set Profile` says what every other way to the field says.
@Suite struct VerdictTableTests {
  static let files: KeystrokeScriptFiles = .memory(
    Dictionary(
      uniqueKeysWithValues: VerdictRow.profiles.map { name, _ in
        ("\(name).json", (try? Repository.text("Examples/\(name).json")) ?? "")
      }))

  @Test(arguments: SimulatedTextField.HostMode.allCases.indices)
  func `a script`(number: Int) throws {
    for row in VerdictRow.share(number) where row.isAboutOneField {
      try Self.run(row, SimulatedTextField.HostMode.allCases[number])
    }
  }

  private static func run(_ row: VerdictRow, _ mode: SimulatedTextField.HostMode) throws {
    func expect(_ text: String) -> String {
      "\(KeystrokeScript.Action.expect(EditingState(text)))"
    }
    let lines =
      [
        "Set Profile \(row.profile).json \(row.field)", "Paste \(row.quotedText)",
        expect(row.pasted),
        "SetText \(row.quotedText)",
      ] + row.expectations + ["Submit", expect(row.submission.text)] + row.expectations
    let script = try KeystrokeScript(lines.joined(separator: "\n"), files: files)
    #expect(script.run(mode: mode).failures.map(\.description) == [], "\(row)")
  }

  @Test func `rules that a script sets itself judge an empty text too`() throws {
    let script = try KeystrokeScript(
      """
      Set Rule minLength 2 utf8
      ExpectInvalid tooShort
      Type " a "
      Submit
      Expect " a |"
      """)
    #expect(script.run().failures.map(\.description) == [])
  }

  @Test func `submitting commits what is marked, and can be taken back no more`() throws {
    let script = try KeystrokeScript(
      """
      Set Profile signup.json nickname
      Type " "
      Compose "zhang"
      Submit
      Expect "zhang|"
      Undo
      Expect "zhang|"
      """, files: Self.files)
    #expect(script.run().failures.map(\.description) == [])
  }
}
