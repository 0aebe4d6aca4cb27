internal import IntercepterICU
internal import IntercepterRecords

/// A file of records in any encoding, which the checker reads and writes as UTF-8.
///
/// A byte order mark defines the encoding, whatever its name, and remains part of the text.
final class EncodedFile: @unchecked Sendable {
  /// The encoding, or `nil` for UTF-8.
  let encoding: TextEncoding?
  /// The number of bytes that were read from the file.
  private(set) var byteCount = 0

  private let file: RecordSource
  /// The first bytes of the file.
  private let beginning: [UInt8]
  private let isWrittenBack: Bool
  /// The bytes that were read, but neither decoded nor passed on.
  private var rest: [UInt8] = []
  private var decoded: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Reads the beginning of a file.
  ///
  /// - Parameters:
  ///   - path: The name of the file, for errors.
  ///   - name: The name of the encoding, or `nil` for UTF-8.
  ///   - isJSON: Whether the records are JSON Lines.
  ///   - isWrittenBack: Whether ``sink(_:)`` writes the records in the same encoding.
  /// - Throws: A `Failure` if the file is not a text, if libicu does not know the encoding, or if the file is in UTF-16, but
  ///   neither a name nor a mark says so.
  init(
    _ file: FileDescriptor, named path: String, encoding name: String?, isJSON: Bool,
    isWrittenBack: Bool
  ) throws {
    self.file = .descriptor(file.rawValue)
    self.isWrittenBack = isWrittenBack
    var beginning: [UInt8] = []
    reading: while beginning.count < 4 && beginning.mayBeginMark, Interruption.signal == nil {
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      switch try piece.withUnsafeMutableBytes(self.file.read) {
      case .bytes(let count): beginning += piece[..<count]
      case .nothingYet: continue
      case .end:
        isAtEnd = true
        break reading
      }
    }
    if let refusal = FileKind.refusal(of: beginning, isJSON: isJSON) {
      throw Failure(message: "\(path): \(refusal)".shownOnTerminal, status: .malformedInput)
    }
    self.beginning = beginning
    rest = beginning
    byteCount = beginning.count
    let marked = beginning.encodingOfMark
    let unmarked = marked == nil ? beginning.encodingOfUTF16 : nil
    if name == nil, let unmarked {
      throw Failure(
        message: """
          \(path): This looks like UTF-16 without a byte order mark; add --encoding \(unmarked).
          """.shownOnTerminal,
        status: .malformedInput)
    }
    let isUTF16 = name?.lowercased() == "utf-16"
    encoding = try Self.encoding(marked ?? (isUTF16 ? unmarked : nil) ?? name)
  }

  /// Returns the encoding of a name, or `nil` for UTF-8.
  static func encoding(_ name: String?) throws -> TextEncoding? {
    guard let name, !["utf-8", "utf8"].contains(name.lowercased()) else { return nil }
    if let encoding = TextEncoding(name.lowercased() == "utf-16" ? "utf-16le" : name) {
      return encoding
    }
    throw Failure(
      message: """
        --encoding: libicu knows no encoding “\(name)” of lines. Examples: gb18030, gbk, big5, \
        shift_jis, euc-kr, windows-1252, utf-16le.
        """, status: .validationFailure)
  }

  /// The records in UTF-8.
  var source: RecordSource { RecordSource { try self.read(into: $0) } }

  /// The first line as far as it was read, without a byte order mark.
  var firstLine: String {
    let bytes = encoding?.decode(beginning, restorably: false) ?? beginning
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.first == "\u{FEFF}" ? String(line.dropFirst()) : line
  }

  /// Returns a sentence about the encoding if the file has another than the one in which it was read,
  /// or `nil` otherwise.
  func encodingHint(for file: FileDescriptor, _ tally: RecordTally) -> String? {
    if tally.malformed == 0, tally.records > 0, encoding == nil { return nil }
    var sample = [UInt8](repeating: 0, count: 1 << 16)
    let count = sample.withUnsafeMutableBytes { try? file.read(fromAbsoluteOffset: 0, into: $0) }
    sample = count.map { Array(sample[..<$0]) } ?? beginning
    // In a file of UTF-8, only some bytes are wrong.
    let scalars = String(decoding: sample, as: UTF8.self).unicodeScalars.filter { !$0.isASCII }
    guard scalars.count(where: { $0 == "\u{FFFD}" }) * 2 > scalars.count else { return nil }
    let guesses = EncodingGuess.guesses(of: sample)
    let options = guesses.map { "--encoding \($0.name) (\($0.sample))" }
    if let encoding {
      let name = encoding.name.lowercased()
      guard guesses.count == 1, guesses[0].name != name, EncodingGuess.names.contains(name)
      else { return nil }
      return "This does not look like \(encoding.name); compare \(options[0])."
    }
    if options.isEmpty { return "This is not UTF-8; name its encoding with --encoding." }
    if let name = guesses.first?.name, guesses.count == 1 {
      return "This is not UTF-8, but possibly \(name); add --encoding \(name)."
    }
    return
      "This is not UTF-8; choose the encoding that reads well: \(options.joined(separator: ", "))."
  }

  private func read(into memory: UnsafeMutableRawBufferPointer) throws -> RecordSource.Piece {
    guard let encoding else { return try readUTF8(into: memory) }
    if decoded.isEmpty {
      if !isAtEnd { try readMore() }
      let end = isAtEnd ? rest.count : encoding.endOfLines(in: rest)
      if end == 0 { return isAtEnd ? .end : .nothingYet }
      decoded = encoding.decode(Array(rest[..<end]), restorably: isWrittenBack)[...]
      rest.removeFirst(end)
    }
    let part = decoded.prefix(memory.count)
    memory.copyBytes(from: part)
    decoded = decoded[part.endIndex...]
    return .bytes(part.count)
  }

  private func readMore() throws {
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    switch try piece.withUnsafeMutableBytes(file.read) {
    case .bytes(let count):
      rest += piece[..<count]
      byteCount += count
    case .nothingYet: break
    case .end: isAtEnd = true
    }
  }

  private func readUTF8(into memory: UnsafeMutableRawBufferPointer) throws -> RecordSource.Piece {
    if rest.isEmpty {
      if isAtEnd { return .end }
      let piece = try file.read(memory)
      if case .bytes(let count) = piece { byteCount += count }
      return piece
    }
    let part = rest.prefix(memory.count)
    memory.copyBytes(from: part)
    rest.removeFirst(part.count)
    return .bytes(part.count)
  }

  /// Returns a sink for records in UTF-8, which writes them in the encoding of the file.
  func sink(_ sink: RecordSink) -> RecordSink {
    guard isWrittenBack, let encoding = TextEncoding(self.encoding?.name ?? "") else { return sink }
    return RecordSink { bytes in
      guard let encoded = encoding.encode(bytes) else {
        throw Failure(
          message: "A fixed text has a character that \(encoding.name) lacks.",
          status: .malformedInput)
      }
      try encoded.withUnsafeBytes(sink.write)
    }
  }
}

extension [UInt8] {
  /// The byte order marks, and the encodings that they define.
  private static let marks: [(bytes: [UInt8], encoding: String)] = [
    ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE, 0, 0], "utf-32le"),
    ([0, 0, 0xFE, 0xFF], "utf-32be"),
    ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"), ([0x84, 0x31, 0x95, 0x33], "gb18030"),
  ]

  /// A Boolean value that indicates whether bytes may begin with a byte order mark of which some
  /// bytes are missing.
  fileprivate var mayBeginMark: Bool { Self.marks.contains { $0.bytes.starts(with: self) } }

  fileprivate var encodingOfMark: String? {
    Self.marks.first { starts(with: $0.bytes) }?.encoding
  }

  /// The name of UTF-16 in the byte order that its NUL bytes show, or `nil` for another text.
  ///
  /// A NUL is beside each line feed, or is every second byte.
  fileprivate var encodingOfUTF16: String? {
    guard contains(0) else { return nil }
    for (first, name) in [(0, "utf-16le"), (1, "utf-16be")] {
      let pairs = stride(from: 0, to: count - 1, by: 2).map {
        (self[$0 + first], self[$0 + 1 - first])
      }
      if pairs.contains(where: { $0.0 == 0 }) { continue }
      let lineFeeds = pairs.filter { $0.0 == 0x0A }
      let isUTF16 =
        lineFeeds.isEmpty
        ? pairs.count { $0.1 == 0 } * 2 > pairs.count : lineFeeds.allSatisfy { $0.1 == 0 }
      if isUTF16 { return name }
    }
    return nil
  }
}
