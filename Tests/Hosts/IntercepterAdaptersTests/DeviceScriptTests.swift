import Foundation
import Testing
import TextFieldSimulator

/// The scripts of devices, which the simulator plays as well, on the adapters.
@MainActor
@Suite struct DeviceScriptTests {
  nonisolated static let scripts: [String] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../../Examples/Scripts/devices").standardized.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".keys") }.sorted().map { "\(folder)/\($0)" }
  }()

  @Test func `there are scripts of devices`() { #expect(Self.scripts.count >= 5) }

  @Test(arguments: scripts) func `UITextField`(path: String) throws {
    try play(path, FakeTextField.self, [])
  }

  @Test(arguments: scripts) func `UITextView`(path: String) throws {
    try play(path, FakeTextView.self, [.crashesOnCorrectedDrops])
  }

  private func play<Fake: FakeField>(_ path: String, _: Fake.Type, _ quirks: Set<Quirk>) throws {
    let script = try KeystrokeScript(contentsOf: path)
    let actions = script.commands.map(\.action)
    let isKorean = actions.contains(.set(.keyboard(.composesHangul, isOn: true)))
    let isChinese = actions.contains { if case .compose = $0 { true } else { false } }
    for version in [Set([Quirk.asksAboutCandidates]), [.asksBehindCandidates, .asksInPlural]] {
      let habits = Habits(
        language: isKorean ? "ko-KR" : isChinese ? "zh-Hans" : "en-US",
        quirks: version.union(quirks).union([.recordsRefusedPastes, .movesCaretAfterPaste]))
      var player = DeviceScriptPlayer<Fake>(script, habits)
      player.play(script)
    }
  }
}
