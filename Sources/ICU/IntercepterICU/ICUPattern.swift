internal import CICU
internal import TextInputIntercepter

/// A compiled ICU regular expression, which several threads may use concurrently.
final class ICUPattern: PatternEngine {
  // Sendable because several threads may call cicu_regex_match concurrently.
  private nonisolated(unsafe) let regex: OpaquePointer
  let namesInvisibleCharacters: Bool

  /// The maximum memory in bytes for the saved states of one match: ICU's default.
  private static let stackLimit: Int32 = 8_000_000

  /// Compiles a pattern.
  ///
  /// - Parameter timeLimit: The limit in steps of ICU's engine, at least 1.
  init(_ pattern: String, options: PatternOptions, timeLimit: Int) throws(PatternError) {
    if pattern.isEmpty {
      throw PatternError("The pattern is empty.", pattern: pattern, line: 1, column: 1)
    }
    let flags = CICURegexFlags(rawValue: options.rawValue).union(.errorOnUnknownEscapes)
    var error = CICURegexError()
    let opened = pattern.withUTF16 { units in
      cicu_regex_open(
        units.baseAddress, Int32(clamping: units.count), flags,
        Int32(clamping: max(1, timeLimit)), Self.stackLimit, &error)
    }
    guard let opened else {
      let message = PatternError.message(forICU: String(cString: error.name))
      throw PatternError(
        message, pattern: pattern, line: Int(error.line), column: Int(error.offset))
    }
    regex = opened
    // ICU does not say which characters an escape names.
    namesInvisibleCharacters =
      ["\\u", "\\x", "\\N"].contains(where: pattern.contains)
      || pattern.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
  }

  deinit { cicu_regex_close(regex) }

  func compare(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternComparison {
    String(decoding: utf8, as: UTF8.self).withUTF16 { PatternComparison(match($0)) }
  }

  /// Returns the end, in UTF-8, of the longest prefix in whole clusters that can begin a match, or
  /// `nil` if a match exceeded a limit.
  ///
  /// The search is a bisection, because every prefix of a beginning is a beginning.
  func endOfBeginning(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    let text = String(decoding: utf8, as: UTF8.self)
    let ends = text.reduce(into: [(utf8: 0, utf16: 0)]) { ends, cluster in
      let last = ends[ends.count - 1]
      ends.append((last.utf8 + cluster.utf8.count, last.utf16 + cluster.utf16.count))
    }
    return text.withUTF16 { units in
      var (good, bad) = (0, ends.count)
      while bad - good > 1 {
        let middle = good + (bad - good) / 2
        switch PatternComparison(match(UnsafeBufferPointer(rebasing: units[..<ends[middle].utf16])))
        {
        case .match, .beginning: good = middle
        case .mismatch: bad = middle
        case .undecided: return nil
        }
      }
      return ends[good].utf8
    }
  }

  private func match(_ units: UnsafeBufferPointer<UInt16>) -> CICURegexOutcome {
    guard let length = Int32(exactly: units.count) else { return .failure }
    return cicu_regex_match(regex, units.baseAddress, length)
  }
}

extension PatternComparison {
  fileprivate init(_ outcome: CICURegexOutcome) {
    self =
      switch outcome {
      case .match: .match
      case .beginning: .beginning
      case .mismatch: .mismatch
      case .timeOut: .undecided(.patternTooSlow)
      case .stackOverflow: .undecided(.patternTooLarge)
      case .failure: .undecided(.patternFailed)
      }
  }
}

extension String {
  /// Calls a closure with a temporary copy of the text in UTF-16.
  ///
  /// Its address is never null.
  fileprivate func withUTF16<Result>(_ body: (UnsafeBufferPointer<UInt16>) -> Result) -> Result {
    // UTF-16 never has more code units than UTF-8 has bytes.
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: utf8.count + 1) { buffer in
      let (_, end) = buffer.initialize(from: utf16)
      return body(UnsafeBufferPointer(rebasing: buffer[..<end]))
    }
  }
}
