internal import IntercepterICU
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The bytes are requests of the JSON Lines protocol.
enum RequestTarget {
  private static let intercepter = Intercepter(rules: [
    .singleLine(), .emoji(.forbidden, onViolation: .amend), .maxLength(10, in: .gb18030),
  ])

  static func breach(_ bytes: [UInt8]) -> String? {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      var answer = JSONLine()
      Array(line).withUnsafeBufferPointer { line in
        _ = RequestHandler(intercepter).answer(line, number: 1, patternLibrary: .icu, to: &answer)
      }
      if let breach = breach(inAnswer: answer.bytes) { return breach }
    }
    return nil
  }

  /// An answer is JSON on one line, whose texts a terminal does not act on.
  private static func breach(inAnswer answer: [UInt8]) -> String? {
    let written = String(decoding: answer, as: UTF8.self)
    let read = answer.withUnsafeBufferPointer { try? JSONValue(json: $0) }
    return read?.json() == written ? Terminal.breach(written) : "is no JSON: \(written)"
  }
}
