internal import IntercepterProfiles

/// What a file is, if it is not a text or table that `check` reads.
enum FileKind {
  /// The first bytes of other formats, with what to do.
  private static let formats: [(bytes: [UInt8], sentence: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "a workbook or another ZIP file; save the sheet as CSV in UTF-8"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old workbook or document; save the sheet as CSV in UTF-8"),
    (Array("PAR1".utf8), "a Parquet file; write it as CSV, for example with DuckDB's COPY"),
    (Array("SQLite format 3\0".utf8), "a SQLite database; write a table with sqlite3 -csv -header"),
    ([0x1F, 0x8B], "compressed with gzip; check the output of gzip -dc"),
    ([0x28, 0xB5, 0x2F, 0xFD], "compressed with zstd; check the output of zstd -dc"),
    ([0xFD] + Array("7zXZ".utf8), "compressed with xz; check the output of xz -dc"),
    (Array("BZh91AY&SY".utf8), "compressed with bzip2; check the output of bzip2 -dc"),
    (Array("ARROW1".utf8), "an Arrow file; write it as CSV, for example with pyarrow"),
    (
      [0x1E],
      "a JSON text sequence (RFC 7464); jq -c . writes lines of its objects, after tr -d '\\036'"
    ),
  ]

  /// Returns a sentence that says what a file is and what to do, or `nil` if `check` may read it.
  ///
  /// - Parameters:
  ///   - beginning: The first bytes of the file.
  ///   - isJSON: Whether it should be JSON Lines.
  static func refusal(of beginning: [UInt8], isJSON: Bool) -> String? {
    if let format = formats.first(where: { beginning.starts(with: $0.bytes) }) {
      return "This is \(format.sentence)."
    }
    guard isJSON else { return nil }
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let text = beginning.dropFirst(beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).drop(
      while: isBlank)
    switch text.first {
    case UInt8(ascii: "["):
      return "This is a JSON array, not JSON Lines; jq -c '.[]' writes a line for each element."
    case UInt8(ascii: "{"):
      // An object ends on its line, or the next line begins one.
      let lines = text.split(separator: 0x0A, maxSplits: 1).map { Array($0) }
      let rest = lines.count < 2 ? [] : lines[1].drop(while: isBlank)
      guard let next = rest.first, next != UInt8(ascii: "{"),
        let error = lines[0].withUnsafeBufferPointer({ syntaxError(in: $0) }),
        lines[0][min(error.offset, lines[0].count)...].allSatisfy(isBlank)
      else { return nil }
      return "This is one JSON object over several lines; jq -c . writes it as a line."
    default: return nil
    }
  }

  private static func syntaxError(in line: UnsafeBufferPointer<UInt8>) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONValue(json: line)
      return nil
    } catch {
      return error
    }
  }
}
