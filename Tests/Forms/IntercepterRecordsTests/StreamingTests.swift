import Foundation
@testable import IntercepterRecords
import TestSupport
import TextTools
import Testing
import TextInputIntercepter

/// Reading in chunks, and what can happen to files.
@Suite struct StreamingTests {
  static let checker = RecordChecker(Intercepter(rules: [.numbersOnly()]))
  /// The message about a letter.
  static func message(_ letter: String) -> String { "“\(letter)” is not a digit.\n" }

  @Test func `one huge line among small ones`() {
    var checker = Self.checker
    checker.jobs = 2
    let huge = String(repeating: "1", count: 3_000_000)
    let checked = checker.check("a\n\(huge)\n\(huge)b\nc")
    #expect(
      checked.output
        == "1:1: \(Self.message("a"))3:3000001: \(Self.message("b"))4:1: \(Self.message("c"))")
    #expect(checked.outcome.lastLine == 4)
  }

  @Test(arguments: [(3, nil), (2, "There are more than 2 values to compare. Those before line")])
  func `more unique values than there is room for end a check`(limit: Int, fault: String?) throws {
    var checker = try RecordChecker.signup(.csv)
    checker.uniqueFields = ["nickname"]
    checker.longestValueList = limit
    let checked = checker.check("nickname,amount\na,1\nb,2\na,3\n")
    if let fault {
      guard case .unusable(let reason) = checked.outcome.end else {
        Issue.record("\(checked.outcome.end)")
        return
      }
      #expect(reason.hasPrefix(fault))
      #expect(checked.output.isEmpty)
    } else {
      #expect(checked.output == "4:1: nickname: This value is already on line 2.\n")
    }
  }

  @Test func `values found to repeat before the bound are reported`() throws {
    var checker = try RecordChecker.signup(.csv)
    checker.uniqueFields = ["nickname"]
    checker.longestValueList = 3
    for jobs in [1, 2] {
      checker.jobs = jobs
      checker.chunkSize = 8
      let checked = checker.check("nickname,amount\na,1\na,2\nb,3\nc,1\n")
      #expect(checked.output == "3:1: nickname: This value is already on line 2.\n")
      guard case .unusable(let reason) = checked.outcome.end else {
        Issue.record("\(checked.outcome.end)")
        return
      }
      #expect(reason.hasPrefix("There are more than 3 values to compare."))
      #expect(checked.outcome.tally.duplicates == ["nickname": 1])
    }
  }

  @Test func `equivalent texts are one value, in ASCII too`() throws {
    var checker = try RecordChecker.signup(.csv)
    checker.uniqueFields = ["nickname"]
    // The Kelvin sign is equivalent to a K.
    let checked = checker.check("nickname,amount\nK,1\n\u{212A},1\n\u{E9},1\ne\u{301},1\n")
    #expect(
      checked.output.split(separator: "\n").map { $0.prefix(2) } == ["3:", "5:"],
      "\(checked.output)")
  }

  @Test(arguments: [1, 1024], [0, 1, 2, 3, 4])
  func `no more is reported than asked for, in several chunks as in one`(size: Int, limit: Int)
    throws
  {
    var checker = try RecordChecker.signup(.csv)
    checker.uniqueFields = ["nickname"]
    checker.chunkSize = size
    let table = "nickname,amount\na,x\nb,y\na,1\nb,1\na,1\n"
    let all = checker.check(table)
    let lines = all.output.split(separator: "\n")
    #expect(lines.count == 5)
    checker.maxReports = limit
    let some = checker.check(table)
    #expect(some.output.split(separator: "\n") == Array(lines.prefix(limit)))
    #expect(some.outcome.tally == all.outcome.tally)
    #expect(some.outcome.tally.duplicates == ["nickname": 3])
  }

  @Test func `what has come is judged before more is waited for`() {
    let output = Collector()
    let pieces = Pieces(["a\n1\n", "b", "\nc\n", ""]) { output.text }
    _ = Self.checker.check(pieces.source, to: output.sink)
    #expect(
      pieces.seen == [
        "", "1:1: \(Self.message("a"))", "1:1: \(Self.message("a"))",
        "1:1: \(Self.message("a"))3:1: \(Self.message("b"))4:1: \(Self.message("c"))",
      ])
  }

  @Test func `a check that is to stop does so while nothing comes`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
    // Whoever waits for more gets it in the end, and has gone too far; nobody is that slow otherwise.
    let writer = Thread {
      Thread.sleep(forTimeInterval: 600)
      pipe.fileHandleForWriting.closeFile()
    }
    writer.start()
    let source = RecordSource.descriptor(pipe.fileHandleForReading.fileDescriptor)
    var questions = 0
    let outcome = Self.checker.check(source, to: Collector().sink) { _ in
      questions += 1
      return questions < 4
    }
    guard case .stopped = outcome.end else {
      Issue.record("\(outcome.end)")
      return
    }
    #expect(outcome.lastLine == 1)
  }

  @Test func `an output that fails ends the check, and the line before is told`() {
    struct Full: Error {}
    var checker = Self.checker
    checker.report = .fixed
    for jobs in [1, 4] {
      checker.jobs = jobs
      checker.chunkSize = 16
      let written = Collector()
      let sink = RecordSink { bytes in
        if written.bytes.count >= 64 { throw Full() }
        try written.sink.write(bytes)
      }
      let text = String(repeating: "123\n", count: 1000)
      let outcome = checker.check(.bytes(Array(text.utf8)), to: sink)
      guard case .failed(let error) = outcome.end else {
        Issue.record("\(outcome.end)")
        return
      }
      #expect(error is Full)
      #expect(outcome.lastLine == written.bytes.count / 4)
      #expect(outcome.tally.records == outcome.lastLine)
    }
  }

  @Test func `an input that fails ends the check after what has come`() {
    struct Broken: Error {}
    let output = Collector()
    let pieces = Pieces(["a\nb\n", "c"]) { "" }
    let source = RecordSource { memory in
      let piece = try pieces.source.read(memory)
      if piece == .end { throw Broken() }
      return piece
    }
    let outcome = Self.checker.check(source, to: output.sink)
    #expect(output.text == "1:1: \(Self.message("a"))2:1: \(Self.message("b"))")
    #expect(outcome.lastLine == 2)
    guard case .failed(let error) = outcome.end else {
      Issue.record("\(outcome.end)")
      return
    }
    #expect(error is Broken)
  }

  @Test func `violations are counted by field and code`() throws {
    let checker = try RecordChecker.signup(.csv, report: .counts)
    let checked = checker.check("nickname,amount\n😀,1\n😀张三李,x\na,1\n")
    let counts = checked.outcome.tally.violations.sorted { $0.key < $1.key }
    #expect(
      counts.map { "\($0.key.field) \($0.key.code.rawValue) \($0.value)" } == [
        "amount notANumber 1", "nickname emojiForbidden 2", "nickname tooLong 1",
      ])
    #expect(checked.output.isEmpty)
  }

  @Test func `bytes are UTF-8 exactly where Swift says so`() {
    #expect(
      firstBreach(cases: 750) { generator in
        var bytes = Array(generator.text(pieces: generator.pick([0, 4, 40])).utf8)
        for _ in 0..<generator.pick([0, 0, 1, 3]) where !bytes.isEmpty {
          let index = Int.random(in: bytes.indices, using: &generator)
          switch generator.pick([0, 1, 2]) {
          case 0:
            bytes[index] = generator.pick([0x80, 0xC0, 0xE0, 0xED, 0xA0, 0xF0, 0xF4, 0xF5, 0xFF])
          case 1: bytes.remove(at: index)
          default: bytes = Array(bytes[..<index])
          }
        }
        let isValid = bytes.withUnsafeBytes { $0.isValidUTF8 }
        return isValid == (String(validating: bytes, as: UTF8.self) != nil) ? nil : "\(bytes)"
      } == nil)
  }

  @Test func `every sequence of two and three bytes is told right`() {
    var bytes = Array("0123456789abcdefghij".utf8)
    var wrong: [ArraySlice<UInt8>] = []
    for first in UInt8(0xC0)...0xFF {
      for second in UInt8(0x7F)...0xC0 {
        for third in [UInt8(0x20), 0x7F, 0x80, 0xBF, 0xC0] {
          bytes.replaceSubrange(8..<11, with: [first, second, third])
          let isValid = bytes.withUnsafeBytes { $0.isValidUTF8 }
          if isValid != (String(validating: bytes, as: UTF8.self) != nil) {
            wrong.append(bytes[8..<11])
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }
}

/// Bytes that come piece by piece, and what was there to see whenever the next one was asked for.
private final class Pieces: @unchecked Sendable {
  private var rest: [String]
  private let look: () -> String
  private(set) var seen: [String] = []

  init(_ pieces: [String], look: @escaping () -> String) {
    rest = pieces
    self.look = look
  }

  var source: RecordSource {
    RecordSource { memory in
      self.seen.append(self.look())
      guard !self.rest.isEmpty, !self.rest[0].isEmpty else { return .end }
      let piece = self.rest.removeFirst()
      memory.copyBytes(from: piece.utf8)
      return .bytes(piece.utf8.count)
    }
  }
}
