internal import IntercepterMessages
internal import TextInputIntercepter

/// The bytes are a pattern of ICU's message format that an app puts in the place of a message.
enum MessageTarget {
  private static let messages = ["de", "zh-Hans", "ar-EG"].map { Messages(preferring: [$0]) }
  private static let violations = [
    Violation(.tooLong, range: 0..<1, limit: 10, actual: 12, unit: .gb18030),
    Violation(.tooLong, range: 0..<0),
    Violation(.tooLong, range: 0..<1, limit: .max, actual: .min, unit: .graphemes),
  ]

  static func breach(_ bytes: [UInt8]) -> String? {
    let pattern = String(decoding: bytes, as: UTF8.self)
    for messages in messages {
      do {
        let replaced = try messages.replacing(.tooLong, with: pattern)
        for violation in violations {
          let text = replaced.text(for: violation)
          // Nothing of a message is kept from one to the next.
          if replaced.text(for: violation) != text { return "says something else the second time" }
        }
      } catch {
        if error.line < 1 || error.column < 1 { return "an error out of place: \(error)" }
        if error.message.isEmpty { return "an error without a message" }
        _ = error.description
      }
    }
    return nil
  }
}
