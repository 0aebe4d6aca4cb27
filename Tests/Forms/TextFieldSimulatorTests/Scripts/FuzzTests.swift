import TestSupport
import Testing
import TextFieldSimulator

/// Whatever bytes there are, there is either a script or errors, and a script runs to its end.
@Suite struct FuzzTests {
  @Test func `random bytes are a script or errors`() {
    let breach = firstBreach(cases: 250) { generator in
      let count = Int.random(in: 0...200, using: &generator)
      let isText = generator.chance(50)
      let bytes = (0..<count).map { _ in
        isText
          ? UInt8.random(in: 9...126, using: &generator)
          : UInt8.random(in: 0...255, using: &generator)
      }
      return Self.breach(bytes)
    }
    #expect(breach == nil)
  }

  @Test func `mutated scripts are scripts or errors`() {
    let breach = firstBreach(cases: 250) { generator in
      var bytes = Array(generator.script().utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        generator.mutate(&bytes)
      }
      return Self.breach(bytes)
    }
    #expect(breach == nil)
  }

  @Test func `mutated texts are scripts or errors`() {
    let breach = firstBreach(cases: 250) { generator in
      let text = generator.text(near: generator.text(near: generator.script()))
      return Self.breach(Array(text.utf8))
    }
    #expect(breach == nil)
  }

  @Test func `a random script runs to its end in both modes`() {
    let breach = firstBreach(cases: 250) { generator in
      let source = generator.script(lines: 12)
      guard let script = try? KeystrokeScript(source) else { return "has errors:\n\(source)" }
      for mode in SimulatedTextField.HostMode.allCases {
        let transcript = script.run(mode: mode)
        guard transcript.steps.count == script.commands.count else { return "stops:\n\(source)" }
      }
      return nil
    }
    #expect(breach == nil)
  }

  /// What is wrong with the way a text is read.
  private static func breach(_ bytes: [UInt8]) -> String? {
    do {
      let script = try KeystrokeScript(utf8: bytes)
      _ = script.run()
      let printed = script.description
      guard let again = try? KeystrokeScript(printed), again.description == printed else {
        return "cannot be read again:\n\(printed)"
      }
    } catch {
      if error.errors.isEmpty { return "neither script nor errors: \(bytes)" }
      for error in error.errors where error.location.line < 1 || error.location.column < 1 {
        return "an error out of place: \(error)"
      }
      let underlines = error.description.split(separator: "\n").filter { $0.contains("^") }
      if underlines.isEmpty { return "nothing is underlined: \(error)" }
    }
    return nil
  }
}

extension SeededGenerator {
  fileprivate mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0..<bytes.count, using: &self)
    switch Int.random(in: 0..<5, using: &self) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
    case 1: bytes.remove(at: place)
    case 2:
      bytes.insert(
        contentsOf: Array(pick(["\"", "'", "`", "\\", "#", "\n", ":", "..", "\u{0}"]).utf8),
        at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: bytes[place...], at: 0)
    }
  }
}
