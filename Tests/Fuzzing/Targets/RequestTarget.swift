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
      let answer = Array(line).withUnsafeBufferPointer { line in
        switch Request.read(line, patternLibrary: .icu) {
        case .success(let request):
          switch Respondent(intercepter).answer(request) {
          case .success(let answer): answer
          case .failure(let unreadable): unreadable.json(line: 1)
          }
        case .failure(let unreadable): unreadable.json(line: 1)
        }
      }
      if let breach = breach(answer) { return breach }
    }
    return nil
  }

  /// An answer is JSON on one line, whose texts a terminal does not act on.
  private static func breach(_ answer: JSONValue) -> String? {
    let written = JSONWriter.text(answer)
    let read = Array(written.utf8).withUnsafeBufferPointer { try? JSONValue(json: $0) }
    return read == answer ? Terminal.breach(written) : "is no JSON: \(written)"
  }
}
