internal import IntercepterProfiles
internal import IntercepterRecords
internal import TextFieldSimulator
internal import TextInputIntercepter

/// Texts that cost as much as texts of their length can, measured beside Chinese of the same
/// length.
struct Adversary {
  let name: String
  /// The pieces that make up the text.
  let pieces: [String]
  /// The JSON escape of a piece, or `nil` if the piece is not escaped.
  var escape: String?
  /// A Boolean value that indicates whether the pieces are in random order, so that nothing
  /// repeats.
  var isRandom = false

  static let all = [
    Adversary(name: "marks", pieces: ["\u{301}", "\u{323}", "\u{35C}"]),
    Adversary(
      name: "marks at random",
      pieces: (UInt32(0x300)..<0x370).map { String(Unicode.Scalar($0)!) }, isRandom: true),
    Adversary(
      name: "people at random",
      pieces: (UInt32(0x1F442)..<0x1F482).map { String(Unicode.Scalar($0)!) + "\u{200D}" },
      isRandom: true),
    Adversary(name: "indicators", pieces: ["🇨", "🇳"]),
    Adversary(name: "joined people", pieces: ["👩\u{200D}", "👧\u{200D}"]),
    Adversary(name: "joiners", pieces: ["\u{200D}"]),
    Adversary(name: "leading jamo", pieces: ["ᄀ", "ᄂ"]),
    Adversary(name: "jamo", pieces: ["ᄀ", "ᅡ", "ᆨ"]),
    Adversary(name: "conjuncts", pieces: ["क\u{94D}", "ष\u{94D}"]),
    Adversary(name: "prepended", pieces: ["\u{600}", "\u{110BD}"]),
    Adversary(name: "selectors", pieces: ["\u{FE0F}", "\u{FE0E}"]),
    Adversary(name: "tags", pieces: ["\u{E0067}", "\u{E0062}"]),
    Adversary(name: "zeros", pieces: ["\0"], escape: "\\u0000"),
    Adversary(name: "unpaired surrogates", pieces: ["\u{FFFD}"], escape: "\\ud800"),
    Adversary(name: "byte order marks", pieces: ["\u{FEFF}"]),
    Adversary(name: "bidi controls", pieces: ["\u{202E}", "\u{2066}", "\u{200F}"]),
    Adversary(name: "CR LF", pieces: ["\r\n"], escape: "\\r\\n"),
    Adversary(name: "private use", pieces: ["\u{E000}", "\u{F0000}"]),
  ]

  static let chinese = Adversary(name: "chinese", pieces: ["天", "地", "玄", "黄"])

  /// The piece that is typed into the text.
  var typed: String { pieces[0] }

  /// Returns the text, of at most the given number of bytes.
  func text(_ size: Int) -> String {
    let piece = (isRandom ? shuffled(size) : pieces).joined()
    return String(repeating: piece, count: max(1, size / piece.utf8.count))
  }

  /// Returns the pieces that fill a size, in the same random order in every run.
  private func shuffled(_ size: Int) -> [String] {
    // A linear congruential generator.
    var seed: UInt32 = 1
    return (0..<size / pieces[0].utf8.count).map { _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return pieces[Int(seed >> 16) % pieces.count]
    }
  }
}

/// An operation on a text: a keystroke, or an operation on the whole text.
private struct Operation {
  let name: String
  /// Prepares the operation, and returns a closure that performs it and returns 1 if it is right.
  let prepare: (_ text: String, _ adversary: Adversary) -> () -> Int

  static var all: [Operation] {
    [0.0, 0.5, 1].flatMap(keystrokes) + [
      whole("validate") { engine.validate($0).violations.count < $0.utf8.count },
      whole("sanitize") { engine.sanitize($0).utf8.count <= $0.utf8.count },
      whole("graphemes") { LengthUnit.graphemes.length(of: $0) > 0 },
      whole("gb18030") { LengthUnit.gb18030.length(of: $0) > 0 },
      whole("double width") { LengthUnit.doubleWidth.length(of: $0) >= 0 },
      whole("terminal columns") { LengthUnit.terminalColumns.length(of: $0) >= 0 },
      check, process,
    ]
  }

  private static let engine = Keystroke.engine()

  private static func whole(_ name: String, _ isRight: @escaping (String) -> Bool) -> Operation {
    Operation(name: name) { text, _ in { isRight(text) ? 1 : 0 } }
  }

  /// Returns a keystroke at a place in both host modes and in a simulated field.
  private static func keystrokes(at place: Double) -> [Operation] {
    func operation(_ mode: String, _ isRight: @escaping (Keystroke) -> Bool) -> Operation {
      Operation(name: "\(mode), \(Keystroke.name(ofPart: place))") { text, adversary in
        let index = text.unicodeScalars.index(
          text.startIndex, offsetBy: Int(Double(text.unicodeScalars.count) * place))
        let key = Keystroke(adversary.typed, in: text, at: text[..<index].utf16.count)
        return { isRight(key) ? 1 : 0 }
      }
    }
    return [
      operation("diff") { TextDiff.edit(to: $0.new, after: $0.old) != nil },
      operation("notification mode") {
        engine.intercept($0.new, after: $0.old).state.text.utf8.count >= $0.old.text.utf8.count
      },
      operation("delegate mode") {
        engine.intercept($0.edit, in: $0.old).state.text.utf8.count >= $0.old.text.utf8.count
      },
      operation("replay") { key in
        let rules: [Rule] = [.maxLength(.max, in: .gb18030)]
        let field = SimulatedTextField(Intercepter(rules: rules), state: key.old)
        field.type(key.edit.replacement)
        return field.state.text.utf8.count > key.old.text.utf8.count
      },
    ]
  }

  private static var check: Operation {
    Operation(name: "check") { text, _ in
      let bytes = Array(text.utf8)
      return {
        var checker = RecordChecker(engine)
        checker.jobs = 1
        let outcome = checker.check(.bytes(bytes), to: .nothing)
        return outcome.tally.records > 0 ? 1 : 0
      }
    }
  }

  private static var process: Operation {
    Operation(name: "process") { text, adversary in
      let piece = adversary.pieces[0].utf8.count
      let written =
        adversary.escape.map { String(repeating: $0, count: text.utf8.count / piece) } ?? text
      let line = Array("{\"validate\":\"\(written)\"}".utf8)
      return {
        line.withUnsafeBufferPointer { line in
          var answer = JSONLine()
          return RequestHandler(engine).answer(line, number: 1, to: &answer) ? 1 : 0
        }
      }
    }
  }
}

extension Benchmark {
  /// Returns every operation, lazily prepared, on every adversary of a size, beside Chinese.
  static func adversaries(size: Int) -> some Sequence<Benchmark> {
    let sizeName = size >= 1 << 20 ? "\(size >> 20) MiB" : "\(size >> 10) KiB"
    return Operation.all.lazy.flatMap { operation in
      Adversary.all.lazy.map { adversary in
        Benchmark(
          name: "adversary/\(operation.name)/\(sizeName) \(adversary.name)",
          baseline: "as much Chinese", iterations: 1,
          ours: prepared { operation.prepare(adversary.text(size), adversary) },
          theirs: prepared { operation.prepare(Adversary.chinese.text(size), .chinese) },
          sixteenth: prepared { operation.prepare(adversary.text(size / 16), adversary) })
      }
    }
  }

  /// Returns an operation that prepares itself on its first run.
  private static func prepared(_ prepare: @escaping () -> () -> Int) -> () -> Int {
    var operation: (() -> Int)?
    return {
      if operation == nil { operation = prepare() }
      return operation?() ?? 0
    }
  }
}
